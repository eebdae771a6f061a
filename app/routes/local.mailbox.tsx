import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMailbox } from "~/features/local-mailbox/pages/mailbox.server";
import { MailboxView } from "~/features/local-mailbox/pages/mailbox-view";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/mailsLocal.generated";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.title());

export async function loader({ context }: LoaderFunctionArgs) {
  return json({ mails: await requireMailbox(context).list() });
}

export default function MailboxPage() {
  return <MailboxView mails={useLoaderData<typeof loader>().mails} />;
}
