import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { Board } from "~/members/proposals/decide/board";
import { loadBoard } from "~/members/proposals/decide/board-page.server";
import type { LiveHandle } from "~/web/page/live";
import { pageTitle } from "~/web/page/page-title";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";

/** Shows by itself what changes (web/page/live.tsx). */
export const handle: LiveHandle = { live: "brief" };

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.brief.title ? `Proposals · ${data.brief.title}` : "Proposals");

/** The list of proposals, around the one that is read. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return json(await loadBoard(request, context, params.id ?? ""));
}

export default function ProposalsLayout() {
  return (
    <Board page={useLoaderData<typeof loader>()}>
      <Outlet />
    </Board>
  );
}
