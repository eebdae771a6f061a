import { isRunning } from "~/domain/brief";
import { type MarketParts, requireActive } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { planToTellWaiting } from "~/features/briefs/writes/plan-to-tell";
import { briefFeed } from "~/features/notifications/model/feed";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { problemsOfAnswer } from "~/features/questions/model/check-text";
import { type Question, questionId, questionsCollection } from "~/features/questions/model/question";
import { countClarifications } from "~/features/questions/reads/list-questions";
import type { Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { pressKeyShape } from "~/values/press";
import { ok, type Result, refuse } from "~/values/result";
import { toProse } from "~/values/text";

/**
 * What its hirer says about a running brief without being asked: it stands with the answers, for
 * all readers, and is told to those who wait or write a proposal. At most `limits.clarifications`
 * of one brief. The same `key` with the same text is the same clarification.
 */
export function clarifyBrief(
  { store, clock }: MarketParts,
  uid: string,
  { briefId, key, text }: { briefId: string; key: string; text: string },
): Promise<Result<Versioned<Question>>> {
  return store.transact(async (tx) => {
    const member = await requireActive(tx, uid);
    if (!member.ok) return member;
    const brief = (await tx.get<Brief>(briefsCollection, briefId))?.data;
    const isOwn = brief?.hirerUid === uid && brief.status !== "DRAFT";
    if (!isOwn || !pressKeyShape.test(key)) return refuse("NOT_FOUND");
    const answer = toProse(text);
    const id = questionId(uid, { briefId, key, text: answer ?? "" });
    const existing = await tx.get<Question>(questionsCollection, id);
    // A repeated press of the button.
    if (existing) return ok(existing);
    if (!isRunning(brief)) return refuse("WRONG_STATE");
    const problems = problemsOfAnswer(answer);
    if (problems.length > 0) return refuse("INVALID", { problems });
    if ((await countClarifications(tx, briefId)) >= limits.clarifications) return refuse("TOO_MANY");
    const now = clock.now();
    const at = now.toISOString();
    const said: Question = {
      briefId,
      hirerUid: uid,
      askerUid: null,
      text: null,
      unasked: true,
      status: "ANSWERED",
      answer,
      answeredAt: at,
      changesBrief: true,
      askedAt: `${at}_${id}`,
      sortAt: `${at}_${id}`,
    };
    tx.set(questionsCollection, id, said);
    for (const feed of [uid, briefFeed(briefId)]) touchFeed(tx, now, feed);
    planToTellWaiting(tx, clock, { brief: briefId, notification: "brief-clarified", at, about: id });
    return ok({ id, version: 1, data: said });
  });
}
