import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { WorkOfTheDay } from "~/features/public-pages/shared/work-of-the-day";
import { hireCopy } from "~/features/sign-up/pages/hire-copy";
import { landingMeta } from "~/features/sign-up/pages/landing-meta";
import { loadSignUp, runSignUp } from "~/features/sign-up/pages/sign-up.server";
import { SignUpPage } from "~/features/sign-up/pages/sign-up-page";

export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  landingMeta(matches, hireCopy(), data?.organisation);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadSignUp(request, context, "HIRER");
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runSignUp(request, context, "HIRER");
}

export default function HirePage() {
  const { works } = useLoaderData<typeof loader>();
  return <SignUpPage copy={hireCopy()} beside={works.length > 0 && <WorkOfTheDay works={works} />} />;
}
