import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireViewer } from "~/features/accounts/flows/viewer.server";
import { ChooseKind } from "~/features/accounts/shared/choose-kind";
import { MembersPage } from "~/features/directory/pages/members-page";
import { loadMembers } from "~/features/directory/pages/members-page.server";
import { NotYet } from "~/features/directory/pages/not-yet";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/directory.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { loadPage as clientLoader } from "~/shell/client/load-page";

export const handle: LiveHandle = { again: true };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.title());

/** Freelancers and agencies, for members with a confirmed address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const { kind, status } = viewer;
  const list = kind && status === "ACTIVE" ? await loadMembers(request, context, viewer) : null;
  return { list, kind, isPending: status === "PENDING" };
}

export default function MembersRoute() {
  const { list, kind, isPending } = useLoaderData<typeof loader>();
  if (!kind) return <ChooseKind />;
  return list ? <MembersPage list={list} /> : <NotYet isPending={isPending} />;
}
