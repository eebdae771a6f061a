import type { AppLoadContext } from "@remix-run/node";
import { requireViewer } from "~/web/app/viewer.server";

/** A hirer's own briefs. */
export async function loadOwnBriefs(request: Request, context: AppLoadContext) {
  return requireViewer(request, context);
}
