import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadAnswer, runAnswer } from "~/features/notification-center/pages/answer.server";
import { AnswerPage } from "~/features/notification-center/pages/answer-page";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/notificationsAnswer.generated";

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, words.title()),
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadAnswer(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runAnswer(request, context);
}

export default function Answer() {
  const link = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <AnswerPage {...(answer ?? link)} />;
}
