import { randomUUID } from "node:crypto";
import { type AppLoadContext, json } from "@remix-run/node";
import { limits } from "~/contract/limits";
import { BriefDocument } from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { notFound } from "~/web/request/not-found.server";

/** What its owner may be asked before a move, by the address: `?ask=close`. */
const asks = ["shortlist", "reopen", "close", "delete"] as const;
export type Ask = (typeof asks)[number];

/** A brief for whoever may read it, with what its owner's page needs beside it. */
export async function loadBrief(request: Request, context: AppLoadContext, id: string) {
  const session = await requireSession(request, context);
  const { brief } = await context.api.run(BriefDocument, { id }, { session });
  if (!brief) throw notFound();
  const params = new URL(request.url).searchParams;
  const now = context.clock.now().getTime();
  const dayIn = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  return json({
    brief,
    ask: asks.find((ask) => ask === params.get("ask")) ?? null,
    done: params.get("done"),
    // Made here, so that "Copy" pressed twice makes one copy.
    copyId: randomUUID(),
    days: { today: dayIn(0), lastToClose: dayIn(limits.closesWithin) },
  });
}
