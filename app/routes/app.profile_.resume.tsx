import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadResume, readPosted } from "~/features/resume/pages/resume.server";
import { ResumePage } from "~/features/resume/pages/resume-page";
import { saveResume } from "~/features/resume/pages/save-resume.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/resume.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.title());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadResume(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const type = request.headers.get("content-type") ?? "";
  const isFile = /^multipart\/form-data\b/i.test(type);
  return isFile ? readPosted(request, context) : saveResume(request, context);
}

export default function OwnResumePage() {
  const read = useActionData<typeof readPosted>();
  return <ResumePage resume={useLoaderData<typeof loader>()} read={read} answer={usePostAnswer()} />;
}
