import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { requireMailbox } from "~/features/local-mailbox/pages/mailbox.server";

export async function loader({ context }: LoaderFunctionArgs) {
  return json(await requireMailbox(context).list());
}
