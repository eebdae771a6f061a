import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useParams } from "@remix-run/react";
import { Board } from "~/features/proposals/pages/decide/board";
import { type BoardPage, loadBoard } from "~/features/proposals/pages/decide/board-page.server";
import { type DecisionPage, loadProposal } from "~/features/proposals/pages/decide/decision-page.server";
import { DecisionView } from "~/features/proposals/pages/decide/decision-view";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/proposalsBoard.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { loadPage as clientLoader } from "~/shell/client/load-page";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "brief" };

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.brief.title ? words.titleFor({ title: data.brief.title }) : words.title());

/** The list of proposals, around the open one. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await loadBoard(request, context, params.id ?? "");
  return { ...page, opened: params.uid ? null : await loadFirstProposal(request, context, page) };
}

export default function ProposalsLayout() {
  const { opened, ...page } = useLoaderData<typeof loader>();
  const isList = useParams().uid === undefined;
  return (
    <Board page={page} opened={opened?.proposal.applicantUid ?? null}>
      {isList ? opened && <DecisionView {...opened} answer={undefined} as="h2" /> : <Outlet />}
    </Board>
  );
}

/**
 * The proposal shown beside the list if the address names none, or null. Only in a document: a
 * running page navigates to the proposal's address if there is room for it (`useOpenBeside`).
 */
async function loadFirstProposal(
  request: Request,
  context: AppLoadContext,
  { brief, first }: BoardPage,
): Promise<DecisionPage | null> {
  if (context.isDataRequest || first === null) return null;
  try {
    return await loadProposal(request, context, { id: brief.id, uid: first });
  } catch (error) {
    // It was removed since.
    if (error instanceof Response && error.status === 404) return null;
    throw error;
  }
}
