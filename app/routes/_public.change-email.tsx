import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadChangeEmail, runChangeEmail } from "~/features/sign-in/pages/change-email.server";
import { ChangeEmailPage } from "~/features/sign-in/pages/change-email-page";
import { pageTitle } from "~/shell/page/page-title";

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Your new e-mail"),
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadChangeEmail(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runChangeEmail(request, context);
}

export default function ChangeEmail() {
  const link = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ChangeEmailPage {...(answer ?? link)} />;
}
