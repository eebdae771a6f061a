import { randomUUID } from "node:crypto";
import { type AppLoadContext, json } from "@remix-run/node";
import { findKeptAnswer } from "~/web/forms/kept-answer.server";
import { BriefDocument } from "~/web/operations/operations.generated";
import { requireMember } from "~/web/request/guards.server";
import { notFound } from "~/web/request/not-found.server";
import { readPage } from "~/web/request/read-page.server";
import { possibleDays } from "./possible-days.server";

/** What its owner may be asked before a move, by the address: `?ask=close`. */
export const asks = ["shortlist", "reopen", "close", "delete"] as const;
export type Ask = (typeof asks)[number];

/** A brief for whoever may read it, with what its owner's page needs beside it. */
export async function loadBrief(request: Request, context: AppLoadContext, id: string) {
  const { session, ask } = await requireMember(request, context);
  const params = new URL(request.url).searchParams;
  const { page } = await readPage(request, (after) => ask(BriefDocument, { id, withQuestions: true, after }));
  const { brief } = page;
  if (!brief) throw notFound();
  return json({
    brief,
    uid: session.uid,
    kept: await findKeptAnswer(request, context, session),
    ask: asks.find((ask) => ask === params.get("ask")) ?? null,
    done: params.get("done"),
    // Made here, so that "Copy" pressed twice makes one copy, and a question sent twice is one.
    newId: randomUUID(),
    days: possibleDays(context.clock.now(), brief, "reopen"),
  });
}
