import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChooseKind } from "~/members/app/choose-kind";
import { OpenBriefs } from "~/members/briefs/open/open-briefs";
import { loadOpenBriefs } from "~/members/briefs/open/open-briefs.server";
import { OwnBriefs } from "~/members/briefs/own/own-briefs";
import { loadOwnBriefs } from "~/members/briefs/own/own-briefs.server";
import { requireViewer } from "~/members/viewer/viewer.server";
import type { LiveHandle } from "~/web/page/live";
import { pageTitle } from "~/web/page/page-title";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";

/** Shows by itself what changes (web/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Briefs");

/** A hirer's own briefs; for talent, the open ones. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { kind, status } = await requireViewer(request, context);
  return json({
    own: kind === "HIRER" ? await loadOwnBriefs(request, context) : null,
    open:
      kind === "FREELANCER" || kind === "AGENCY"
        ? await loadOpenBriefs(request, context, { kind, status })
        : null,
  });
}

export default function BriefsPage() {
  const { own, open } = useLoaderData<typeof loader>();
  if (own) return <OwnBriefs own={own} />;
  return open ? <OpenBriefs open={open} /> : <ChooseKind />;
}
