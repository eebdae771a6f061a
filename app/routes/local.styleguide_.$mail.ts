import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMailbox } from "~/features/local-mailbox/pages/mailbox.server";
import { showExampleMail } from "~/features/styleguide/pages/example-mail.server";

export async function loader({ context, params }: LoaderFunctionArgs) {
  requireMailbox(context);
  return showExampleMail(context, params.mail ?? "");
}
