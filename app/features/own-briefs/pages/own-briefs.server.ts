import { type AppLoadContext, redirect } from "@remix-run/node";
import { briefCounts, briefStatuses } from "~/domain/brief";
import { ownBriefsPath } from "~/paths";
import { type BriefStatus, OwnBriefsDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { readPage } from "~/shell/request/read-page.server";
import { valueNamed } from "~/values/choices";

/**
 * A hirer's own briefs in one state, 20 on a page, with the counts of all states. Without a state
 * in the address: the one with most to do.
 */
export async function loadOwnBriefs(request: Request, context: AppLoadContext) {
  const { ask } = await requireMember(request, context);
  const params = new URL(request.url).searchParams;
  const asked = valueNamed(briefStatuses, params.get("status"));
  const read = (status: BriefStatus) =>
    readPage(request, async (after) => {
      const { viewer } = await ask(OwnBriefsDocument, { status, after });
      if (!viewer) throw notFound();
      return viewer;
    });
  const status = asked ?? "OPEN";
  const { page, ...place } = await read(status);
  const { briefCounts: counts, briefs } = page;
  const busiest = byUrgency.find((one) => counts[briefCounts[one]] > 0);
  if (!asked && counts.open === 0 && busiest) throw redirect(ownBriefsPath(busiest));
  return {
    status,
    counts,
    briefs: briefs.nodes,
    next: briefs.pageInfo.hasNextPage ? briefs.pageInfo.endCursor : null,
    done: params.get("done"),
    now: context.clock.now().toISOString(),
    ...place,
  };
}

const byUrgency = ["SHORTLISTING", "DRAFT", "FILLED", "CLOSED"] as const;
