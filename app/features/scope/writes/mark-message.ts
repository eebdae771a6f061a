import type { ScopeAnswer } from "~/domain/scope";
import type { MarketParts } from "~/features/accounts/model/member";
import { answerOf, revisionOf } from "~/features/scope/model/scope-ledger";
import { limits } from "~/values/limits";
import { ok, refuse } from "~/values/result";
import { type Changed, changeScope, type OfMessage, setItem, tellOther } from "./change-scope";

/**
 * A hirer asks whether a message is part of what was agreed. Asked again it is the same question;
 * `STALE` where it has an answer. Idempotent.
 */
export function askAboutScope(parts: MarketParts, uid: string, of: OfMessage): Changed {
  return changeScope(parts, uid, of, (found) => {
    const { now, side, item, moves } = found;
    if (item && side === "HIRER") return answerOf(item) ? refuse("STALE") : ok();
    if (!moves.includes("ASK")) return refuse("WRONG_STATE");
    const { message } = of;
    const set = setItem(found, { message, askedBy: side, askedAt: now.toISOString(), answers: [] });
    if (set.ok) tellOther(found, "scope-asked");
    return set;
  });
}

/** Takes the question back while it has no answer. Idempotent. */
export function takeBackScope(parts: MarketParts, uid: string, of: OfMessage): Changed {
  return changeScope(parts, uid, of, (found) => {
    const { side, item, moves } = found;
    if (!item && side === "HIRER") return ok();
    if (moves.includes("TAKE_BACK")) return setItem(found, null);
    return refuse(side === "HIRER" ? "STALE" : "WRONG_STATE");
  });
}

interface Answering extends OfMessage {
  answer: ScopeAnswer;
  /** Of the item, as its author saw it. */
  revision: number;
}

/**
 * The talent says what a message is, asked or not. Each answer is kept, and the last holds. `STALE`
 * where it stands otherwise than its author saw; a question that came meanwhile has its answer by
 * this. Idempotent.
 */
export function answerScope(
  parts: MarketParts,
  uid: string,
  { answer, revision, ...of }: Answering,
): Changed {
  return changeScope(parts, uid, of, (found) => {
    const { now, side, item, moves } = found;
    if (!moves.includes("ANSWER")) return refuse("WRONG_STATE");
    if (answerOf(item) === answer) return ok();
    const current = revisionOf(item);
    if (revision !== current && (revision !== 0 || current !== 1)) return refuse("STALE");
    const at = now.toISOString();
    const begun = item ?? { message: of.message, askedBy: side, askedAt: at, answers: [] };
    if (begun.answers.length >= limits.scopeAnswers) return refuse("TOO_MANY");
    const set = setItem(found, { ...begun, answers: [...begun.answers, { answer, at }] });
    if (set.ok) tellOther(found, "scope-answered");
    return set;
  });
}
