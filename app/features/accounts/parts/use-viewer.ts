import { useRouteLoaderData } from "@remix-run/react";
import type { loadViewer, Viewer } from "./viewer.server";

/** The signed-in member, loaded by the layout of the signed-in pages. */
export function useViewer(): Viewer | null {
  return useRouteLoaderData<Awaited<ReturnType<typeof loadViewer>>>("routes/app")?.viewer ?? null;
}
