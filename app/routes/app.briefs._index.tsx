import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireViewer } from "~/features/accounts/flows/viewer.server";
import { ChooseKind } from "~/features/accounts/shared/choose-kind";
import { OpenBriefs } from "~/features/open-briefs/pages/open-briefs";
import { loadOpenBriefs } from "~/features/open-briefs/pages/open-briefs.server";
import { OwnBriefs } from "~/features/own-briefs/pages/own-briefs";
import { loadOwnBriefs } from "~/features/own-briefs/pages/own-briefs.server";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/briefs.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { loadPage as clientLoader } from "~/shell/client/load-page";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "member", again: true };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.page());

/** A hirer's own briefs; for talent, the open ones. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { kind, status } = await requireViewer(request, context);
  return {
    own: kind === "HIRER" ? await loadOwnBriefs(request, context) : null,
    open:
      kind === "FREELANCER" || kind === "AGENCY"
        ? await loadOpenBriefs(request, context, { kind, status })
        : null,
  };
}

export default function BriefsPage() {
  const { own, open } = useLoaderData<typeof loader>();
  if (own) return <OwnBriefs own={own} />;
  return open ? <OpenBriefs open={open} /> : <ChooseKind />;
}
