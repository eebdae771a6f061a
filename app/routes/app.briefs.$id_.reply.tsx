import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { replyToSeveral } from "~/features/proposals/pages/reply/reply.server";
import type { UnsentNote } from "~/features/proposals/pages/reply/reply-fields";
import { loadReply } from "~/features/proposals/pages/reply/reply-page.server";
import { describeReply } from "~/features/proposals/pages/reply/reply-texts";
import { ReplyView } from "~/features/proposals/pages/reply/reply-view";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/proposalsReply.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? describeReply(data).title : words.title());

export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  return loadReply(request, context, id);
}

export async function action({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  return replyToSeveral(request, context, id);
}

export default function ReplyToSeveral() {
  const page = useLoaderData<typeof loader>();
  return <ReplyView {...page} answer={usePostAnswer<UnsentNote[]>() ?? page.kept ?? undefined} />;
}
