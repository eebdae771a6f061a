import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BriefsView } from "~/web/app/briefs-view";
import { requireViewer } from "~/web/app/viewer.server";
import { OwnBriefs } from "~/web/briefs/own-briefs";
import { loadOwnBriefs } from "~/web/briefs/own-briefs.server";
import { pageTitle } from "~/web/page/page-title";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Briefs");

/** A hirer's own briefs; for talent, the open ones. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context);
  return json({ viewer, own: viewer.kind === "HIRER" ? await loadOwnBriefs(request, context) : null });
}

export default function BriefsPage() {
  const { own, viewer } = useLoaderData<typeof loader>();
  return own ? <OwnBriefs own={own} /> : <BriefsView viewer={viewer} />;
}
