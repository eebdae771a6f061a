import type { AppLoadContext } from "@remix-run/node";
import { paths } from "~/paths";
import { OwnProposalsDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { readPage } from "~/shell/request/read-page.server";

/** The member's proposals, last changed first, 20 on a page. */
export async function loadOwnProposals(request: Request, context: AppLoadContext) {
  const { ask } = await requireMember(request, context);
  const { page, ...place } = await readPage(request, (after) => ask(OwnProposalsDocument, { after }));
  const { nodes = [], pageInfo } = page.viewer?.proposals ?? {};
  const next = pageInfo?.endCursor
    ? `${paths.ownProposals}?${new URLSearchParams({ after: pageInfo.endCursor })}`
    : null;
  return { proposals: nodes, next, now: context.clock.now().toISOString(), ...place };
}
