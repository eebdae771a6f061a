import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MessageFiles } from "~/features/conversations/pages/message-files";
import { loadMessageFiles, runMessageFiles } from "~/features/conversations/pages/message-files.server";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/conversations.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { headers } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.sendFiles());

export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  return loadMessageFiles(request, context, id);
}

export async function action({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  return runMessageFiles(request, context, id);
}

export default function MessageFilesPage() {
  const { id, named, mayWrite, text, messageKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <MessageFiles
      id={id}
      named={named}
      mayWrite={mayWrite}
      text={answer?.text ?? text}
      messageKey={answer?.key || messageKey}
      rows={answer?.rows ?? []}
      problem={answer?.problem ?? null}
      refused={answer?.refused ?? null}
    />
  );
}
