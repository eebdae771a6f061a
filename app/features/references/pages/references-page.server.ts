import type { AppLoadContext } from "@remix-run/node";
import { paths } from "~/paths";
import { WorksDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { readPage } from "~/shell/request/read-page.server";

/** The member's works with where their references stand, the last change first, 20 on a page. */
export async function loadReferences(request: Request, context: AppLoadContext) {
  const { ask } = await requireMember(request, context);
  const { page, ...place } = await readPage(request, (after) => ask(WorksDocument, { after }));
  const { nodes = [], pageInfo } = page.viewer?.works ?? {};
  const after = pageInfo?.endCursor;
  return {
    works: nodes,
    isHirer: page.viewer?.kind === "HIRER",
    next: after ? `${paths.references}?${new URLSearchParams({ after })}` : null,
    ...place,
  };
}
