import { useRouteLoaderData } from "@remix-run/react";
import type { loadViewer, Viewer } from "./viewer.server";

/** The signed-in member, as the layout of every page of theirs has loaded them. */
export function useViewer(): Viewer | null {
  return useRouteLoaderData<Awaited<ReturnType<typeof loadViewer>>>("routes/app")?.viewer ?? null;
}
