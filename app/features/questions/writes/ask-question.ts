import { isBlocked } from "~/features/accounts/model/block";
import {
  isOfKind,
  isSuspended,
  type MarketParts,
  type Member,
  requireActive,
} from "~/features/accounts/model/member";
import { takeTurn } from "~/features/accounts/writes/take-turn";
import { type Brief, briefsCollection, takesProposals } from "~/features/briefs/model/brief";
import { isOpenTo } from "~/features/briefs/model/facets";
import { notify } from "~/features/notifications/writes/notify";
import { proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import { problemsOfQuestion } from "~/features/questions/model/check-text";
import { type Question, questionId, questionsCollection } from "~/features/questions/model/question";
import { listAskedBy, listOwnOf } from "~/features/questions/reads/list-questions";
import type { StoreReads, StoreTransaction, Versioned } from "~/platform/ports/store";
import { isWithin } from "~/values/bound";
import { QUESTIONS_WINDOW } from "~/values/durations";
import { limits } from "~/values/limits";
import { pressKeyShape } from "~/values/press";
import { ok, type Result, refuse } from "~/values/result";
import { toProse } from "~/values/text";

/**
 * Asks the hirer something about an open brief, without a name, and tells them. For the kinds that
 * the brief is open to, with a confirmed address; at most `limits.questionsWaiting` of one member
 * wait on a brief, and `limits.questionsADay` are asked a day. The same `key` with the same text is
 * the same question.
 */
export function askQuestion(
  { store, clock }: MarketParts,
  uid: string,
  { briefId, key, text }: { briefId: string; key: string; text: string },
): Promise<Result<Versioned<Question>>> {
  return store.transact(async (tx) => {
    const scene = await readSceneToAsk(tx, uid, briefId);
    if (!scene.ok) return scene;
    const { member, brief } = scene.value;
    if (!pressKeyShape.test(key)) return refuse("NOT_FOUND");
    const asked = toProse(text);
    const id = questionId(uid, { briefId, key, text: asked ?? "" });
    const existing = await tx.get<Question>(questionsCollection, id);
    // A repeated press of the button.
    if (existing) return ok(existing);
    const now = clock.now();
    if (!takesProposals(brief, now)) return refuse("BRIEF_CLOSED");
    const problems = problemsOfQuestion(asked);
    if (problems.length > 0) return refuse("INVALID", { problems });
    const bounds = await checkBounds(tx, uid, briefId, now);
    if (!bounds.ok) return bounds;
    const at = `${now.toISOString()}_${id}`;
    const question: Question = {
      briefId,
      hirerUid: brief.hirerUid,
      askerUid: uid,
      text: asked,
      status: "OPEN",
      answer: null,
      answeredAt: null,
      changesBrief: false,
      askedAt: at,
      sortAt: at,
    };
    takeTurn(tx, member);
    tx.set(questionsCollection, id, question);
    // Without the asker's name: a question is judged by its content.
    notify(tx, clock, { uid: question.hirerUid, type: "question-asked", briefId, applicantUid: null });
    return ok({ id, version: 1, data: question });
  });
}

/** The brief and the asker's account; NOT_FOUND where the asker may not read the brief. */
async function readSceneToAsk(
  tx: StoreTransaction,
  uid: string,
  briefId: string,
): Promise<Result<{ member: Member; brief: Brief }>> {
  const member = await requireActive(tx, uid);
  if (!member.ok) return member;
  const brief = (await tx.get<Brief>(briefsCollection, briefId))?.data;
  const { kind } = member.value.account;
  if (!isOfKind(member.value, "FREELANCER", "AGENCY") || kind === null || kind === "HIRER")
    return refuse("WRONG_KIND");
  if (!brief || brief.status === "DRAFT") return refuse("NOT_FOUND");
  if (await isSuspended(tx, brief.hirerUid)) {
    // The author of a draft can still read the brief.
    const begun = await tx.get(proposalsCollection, proposalId(briefId, uid));
    return refuse(begun ? "BRIEF_CLOSED" : "NOT_FOUND");
  }
  if (!isOpenTo(brief, kind)) return refuse("WRONG_KIND");
  return (await isBlocked(tx, uid, brief.hirerUid)) ? refuse("BLOCKED") : ok({ member: member.value, brief });
}

/** The limits of one member: waiting questions on a brief, and questions a day. */
async function checkBounds(
  reads: StoreReads,
  uid: string,
  briefId: string,
  now: Date,
): Promise<Result<undefined>> {
  const day = { first: limits.questionsADay, after: null };
  const own = await listOwnOf(reads, uid, briefId, day);
  const waiting = own.items.filter(({ data }) => data.status === "OPEN").length;
  if (waiting >= limits.questionsWaiting) return refuse("QUESTIONS_WAIT");
  const { items } = await listAskedBy(reads, uid, day);
  const oldest = items[limits.questionsADay - 1]?.data.askedAt.split("_", 1)[0];
  if (oldest === undefined || !isWithin(QUESTIONS_WINDOW, oldest, now)) return ok();
  const retryAfterMs = Date.parse(oldest) + QUESTIONS_WINDOW - now.getTime();
  return refuse("QUESTIONS_TODAY", { retryAfterMs });
}
