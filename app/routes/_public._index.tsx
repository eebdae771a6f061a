import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { freelancerForm as form } from "~/contract/forms/sign-up-forms.server";
import { freelancerCopy } from "~/web/forms/freelancer-copy";
import { FreelancerForm } from "~/web/forms/freelancer-form";
import { pageTitle } from "~/web/page/page-title";
import { loadSignUp, runSignUp } from "~/web/sign-up/sign-up.server";
import { SignUpPage } from "~/web/sign-up/sign-up-page";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, freelancerCopy.headline);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadSignUp(request, context, form);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runSignUp(request, context, form);
}

export default function FreelancerPage() {
  return <SignUpPage copy={freelancerCopy} form={FreelancerForm} />;
}
