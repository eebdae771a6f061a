import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMailbox } from "~/features/local-mailbox/pages/mailbox.server";
import { Styleguide } from "~/features/styleguide/pages/styleguide";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/styleguide.generated";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.title());

/** In local mode alone, as the mailbox. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireMailbox(context);
  const mails = context.exampleMails?.() ?? [];
  return json({ mails: mails.map(({ html: _, ...shown }) => shown) });
}

export default function StyleguidePage() {
  return <Styleguide mails={useLoaderData<typeof loader>().mails} />;
}
