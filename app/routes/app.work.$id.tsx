import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { WorkPage } from "~/features/references/pages/work-page";
import { loadWork, runWork } from "~/features/references/pages/work-page.server";
import { ScopeCard } from "~/features/scope/shared/scope-card";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/work.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.pageTitle());

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadWork(request, context, params.id ?? "");
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return runWork(request, context, params.id ?? "");
}

export default function WorkRoute() {
  const page = useLoaderData<typeof loader>();
  const { id, scope } = page.work;
  return (
    <WorkPage
      {...page}
      answer={usePostAnswer<never>() ?? page.kept ?? undefined}
      scope={<ScopeCard id={id} scope={scope} />}
    />
  );
}
