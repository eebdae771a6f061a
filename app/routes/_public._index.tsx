import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { freelancerCopy } from "~/visitors/sign-up/freelancer-copy";
import { landingMeta } from "~/visitors/sign-up/landing-meta";
import { loadSignUp, runSignUp } from "~/visitors/sign-up/sign-up.server";
import { SignUpPage } from "~/visitors/sign-up/sign-up-page";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  landingMeta(matches, freelancerCopy, data?.organisation);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadSignUp(request, context, "FREELANCER");
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runSignUp(request, context, "FREELANCER");
}

export default function FreelancerPage() {
  return <SignUpPage copy={freelancerCopy} />;
}
