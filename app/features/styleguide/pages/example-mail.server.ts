import type { AppLoadContext } from "@remix-run/node";
import { notFound } from "~/shell/request/not-found.server";

/** Mails have their styles in their elements, which no page of ours may. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/** A mail of the styleguide as a mail program gets it. */
export function showExampleMail(context: AppLoadContext, name: string): Response {
  const mail = context.exampleMails?.().find((one) => one.name === name);
  if (!mail) throw notFound();
  return new Response(mail.html, {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
  });
}
