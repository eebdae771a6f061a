import { type AppLoadContext, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import type { Mailbox } from "~/platform/ports/mailer";

/**
 * The local mailbox. Outside local mode it doesn't exist, and its addresses answer like any unknown
 * path.
 */
export function requireMailbox(context: AppLoadContext): Mailbox {
  if (!context.mailbox) throw redirect(paths.freelancer);
  return context.mailbox;
}
