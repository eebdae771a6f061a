import type { AppLoadContext } from "@remix-run/node";
import { ownPaths } from "~/paths";
import { OwnWorksDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { readPage } from "~/shell/request/read-page.server";

/**
 * What the member works on, 20 on a page, the last yes first; on each page what runs stands before
 * what has ended.
 */
export async function loadOwnWorks(request: Request, context: AppLoadContext) {
  const { ask } = await requireMember(request, context);
  const { page, ...place } = await readPage(request, (after) => ask(OwnWorksDocument, { after }));
  const { nodes = [], pageInfo } = page.viewer?.works ?? {};
  const next = pageInfo?.endCursor
    ? `${ownPaths.work}?${new URLSearchParams({ after: pageInfo.endCursor })}`
    : null;
  return {
    running: nodes.filter(({ ended }) => !ended),
    ended: nodes.filter(({ ended }) => ended),
    isHirer: page.viewer?.kind === "HIRER",
    next,
    ...place,
  };
}
