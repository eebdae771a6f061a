import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadNotMe, runNotMe } from "~/features/sign-in/pages/not-me.server";
import { NotMePage } from "~/features/sign-in/pages/not-me-page";
import { pageTitle } from "~/shell/page/page-title";

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "A sign-in to your account"),
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadNotMe(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runNotMe(request, context);
}

export default function NotMe() {
  const link = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <NotMePage {...(answer ?? link)} />;
}
