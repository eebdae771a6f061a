import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { boutiqueCopy } from "~/web/forms/boutique-copy";
import { pageTitle } from "~/web/page/page-title";
import { loadSignUp, runSignUp } from "~/web/sign-up/sign-up.server";
import { SignUpPage } from "~/web/sign-up/sign-up-page";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, boutiqueCopy.headline);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadSignUp(request, context, "agency");
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runSignUp(request, context, "agency");
}

export default function BoutiquesPage() {
  return <SignUpPage copy={boutiqueCopy} />;
}
