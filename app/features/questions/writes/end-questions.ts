import { isRunning } from "~/domain/brief";
import type { MarketParts } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { briefEndedType } from "~/features/briefs/writes/plan-to-tell";
import { tellEnd } from "~/features/proposals/writes/run-ends";
import { type Question, questionsCollection } from "~/features/questions/model/question";
import { listOf } from "~/features/questions/reads/list-questions";
import { job } from "~/platform/jobs/job";
import { always } from "~/platform/jobs/steps.server";
import { ok } from "~/values/result";

const page = { first: 20, after: null };

/**
 * Lets the open questions of an ended brief lapse, and then tells every waiting applicant.
 * Idempotent.
 */
export const briefEnded = job({
  ...briefEndedType,
  async run(parts: MarketParts, job) {
    const { store, clock } = parts;
    const { payload, hasTime = always } = job;
    const { brief: briefId } = payload;
    let more = true;
    while (more) {
      if (!hasTime()) return ok({ goOn: payload });
      more = await store.transact(async (tx) => {
        const brief = (await tx.get<Brief>(briefsCollection, briefId))?.data;
        if (!brief || isRunning(brief)) return false;
        const { items, next } = await listOf(tx, briefId, "OPEN", page);
        const at = clock.now().toISOString();
        for (const { id, data } of items)
          tx.set<Question>(questionsCollection, id, { ...data, status: "LAPSED", sortAt: `${at}_${id}` });
        return next !== null;
      });
    }
    return tellEnd(parts, job);
  },
});
