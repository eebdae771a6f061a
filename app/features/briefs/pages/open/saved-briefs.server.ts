import type { AppLoadContext } from "@remix-run/node";
import { paths } from "~/paths";
import { dayOf } from "~/platform/values/days";
import { SavedBriefsDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { readPage } from "~/shell/request/read-page.server";

/** What the member saved, newest first, 20 on a page. */
export async function loadSavedBriefs(request: Request, context: AppLoadContext) {
  const { ask } = await requireMember(request, context);
  const { page, ...place } = await readPage(request, (after) => ask(SavedBriefsDocument, { after }));
  const { nodes = [], pageInfo } = page.viewer?.savedBriefs ?? {};
  const next = pageInfo?.endCursor
    ? `${paths.savedBriefs}?${new URLSearchParams({ after: pageInfo.endCursor })}`
    : null;
  const today = dayOf(context.clock.now());
  return { briefs: nodes.map((brief) => ({ ...brief, saved: true })), next, today, ...place };
}
