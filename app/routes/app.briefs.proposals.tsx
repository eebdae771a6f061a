import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
<<<<<<<< HEAD:app/routes/app.briefs._index.tsx
import { BriefsView } from "~/web/app/briefs-view";
import { requireViewer } from "~/web/app/viewer.server";
import { OwnBriefs } from "~/web/briefs/own-briefs";
import { loadOwnBriefs } from "~/web/briefs/own-briefs.server";
========
>>>>>>>> b-work:app/routes/app.briefs.proposals.tsx
import { pageTitle } from "~/web/page/page-title";
import { OwnProposals } from "~/web/proposals/own-proposals";
import { loadOwnProposals } from "~/web/proposals/own-proposals.server";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "My proposals");

/** A hirer's own briefs; for talent, the open ones. */
export async function loader({ request, context }: LoaderFunctionArgs) {
<<<<<<<< HEAD:app/routes/app.briefs._index.tsx
  const viewer = await requireViewer(request, context);
  return json({ viewer, own: viewer.kind === "HIRER" ? await loadOwnBriefs(request, context) : null });
}

export default function BriefsPage() {
  const { own, viewer } = useLoaderData<typeof loader>();
  return own ? <OwnBriefs own={own} /> : <BriefsView viewer={viewer} />;
========
  return json(await loadOwnProposals(request, context));
}

export default function OwnProposalsPage() {
  return <OwnProposals list={useLoaderData<typeof loader>()} />;
>>>>>>>> b-work:app/routes/app.briefs.proposals.tsx
}
