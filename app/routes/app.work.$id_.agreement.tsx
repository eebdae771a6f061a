import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgreementPage } from "~/features/agreements/pages/agreement-page";
import { loadAgreement, runAgreement } from "~/features/agreements/pages/agreement-page.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/agreements.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.pageTitle());

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadAgreement(request, context, params.id ?? "");
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return runAgreement(request, context, params.id ?? "");
}

export default function AgreementRoute() {
  return <AgreementPage page={useLoaderData<typeof loader>()} answer={usePostAnswer<never>()} />;
}
