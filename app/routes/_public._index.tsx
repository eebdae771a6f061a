import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { freelancerCopy } from "~/features/sign-up/pages/freelancer-copy";
import { landingMeta } from "~/features/sign-up/pages/landing-meta";
import { loadSignUp, runSignUp } from "~/features/sign-up/pages/sign-up.server";
import { SignUpPage } from "~/features/sign-up/pages/sign-up-page";

export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  landingMeta(matches, freelancerCopy(), data?.organisation);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadSignUp(request, context, "FREELANCER");
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runSignUp(request, context, "FREELANCER");
}

export default function FreelancerPage() {
  return <SignUpPage copy={freelancerCopy()} />;
}
