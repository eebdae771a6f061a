import { type AppLoadContext, json } from "@remix-run/node";
import { rootsPath } from "~/paths";
import { DailyRootsDocument } from "~/shell/operations/operations.generated";
import { readPage } from "~/shell/request/read-page.server";

/** The daily roots, for everyone, the newest first. */
export async function loadRoots(request: Request, context: AppLoadContext) {
  const { page, ...place } = await readPage(request, (after) =>
    context.api.run(DailyRootsDocument, { after }),
  );
  const { nodes, pageInfo } = page.dailyRoots;
  return json({
    roots: nodes,
    place: { ...place, next: pageInfo.endCursor && rootsPath(pageInfo.endCursor) },
  });
}
