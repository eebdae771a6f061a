import type { AppLoadContext } from "@remix-run/node";
import { withSkillNames } from "~/domain/vocabulary/skills.server";
import { paths } from "~/paths";
import { BookmarksDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { readPage } from "~/shell/request/read-page.server";

/** The member's bookmarks, newest first, 20 on a page. */
export async function loadBookmarks(request: Request, context: AppLoadContext) {
  const { ask } = await requireMember(request, context);
  const { page, ...place } = await readPage(request, (after) => ask(BookmarksDocument, { after }));
  const { nodes = [], pageInfo } = page.viewer?.bookmarks ?? {};
  const next = pageInfo?.endCursor
    ? `${paths.bookmarks}?${new URLSearchParams({ after: pageInfo.endCursor })}`
    : null;
  const now = context.clock.now().toISOString();
  return {
    briefs: nodes.map((brief) => ({ ...withSkillNames(brief), bookmarked: true })),
    next,
    now,
    ...place,
  };
}
