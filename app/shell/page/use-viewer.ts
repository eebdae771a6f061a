import { useRouteLoaderData } from "@remix-run/react";
import type { ViewerQuery } from "~/shell/operations/operations.generated";

/** The signed-in member, loaded by the layout of the signed-in pages; null outside of them. */
export function useViewer(): NonNullable<ViewerQuery["viewer"]> | null {
  return useRouteLoaderData<{ viewer: NonNullable<ViewerQuery["viewer"]> }>("routes/app")?.viewer ?? null;
}
