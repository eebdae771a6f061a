import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { replyToSeveral } from "~/members/proposals/reply/reply.server";
import type { UnsentNote } from "~/members/proposals/reply/reply-fields";
import { loadReply } from "~/members/proposals/reply/reply-page.server";
import { ReplyView } from "~/members/proposals/reply/reply-view";
import { describeReply } from "~/members/proposals/reply/reply-words";
import { usePostAnswer } from "~/web/forms/use-post-answer";
import { pageTitle } from "~/web/page/page-title";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? describeReply(data).title : "Reply");

export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  return json(await loadReply(request, context, id));
}

export async function action({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  return replyToSeveral(request, context, id);
}

export default function ReplyToSeveral() {
  const page = useLoaderData<typeof loader>();
  return <ReplyView {...page} answer={usePostAnswer<UnsentNote[]>() ?? page.kept ?? undefined} />;
}
