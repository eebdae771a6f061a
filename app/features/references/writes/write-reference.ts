import {
  missingAnswers,
  otherSide,
  questionNouns,
  referenceAnswers,
  type referenceQuestions,
} from "~/domain/reference";
import type { MarketParts } from "~/features/accounts/model/member";
import { createProblems } from "~/features/market/model/checks";
import { agreesToTitle, withTitle, withWritten, writtenBy } from "~/features/references/model/work";
import { REFERENCE_WAITS } from "~/values/durations";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { toProse } from "~/values/text";
import { changeWork } from "./change-work";
import { planToShow, tellSide } from "./tell-of-work";

type Changed = Promise<Result<undefined>>;

export interface ReferenceText {
  experience: string;
  advice: string;
  /** Whether the brief's title may be shown with it. */
  title: boolean;
}

/**
 * Writes a side's reference, or changes it before it is shown. The first one of the two waits
 * REFERENCE_WAITS for the other, which is told; the second shows both at once.
 */
export function writeReference(
  parts: MarketParts,
  uid: string,
  id: string,
  { title, ...sent }: ReferenceText,
): Changed {
  return changeWork(parts, uid, id, "WRITE", ({ tx, now, scene: { side }, work, moves }) => {
    const text = checkAnswers(sent, side);
    const own = writtenBy(work, side);
    const isSame = text.ok && own?.experience === text.value.experience && own.advice === text.value.advice;
    // A repeated press of the button, also of the one that showed both.
    if (isSame && agreesToTitle(work, side) === title) return ok(work);
    if (!moves.includes("WRITE")) return refuse("WRONG_STATE");
    if (!text.ok) return text;
    const at = now.toISOString();
    const written = { ...text.value, writtenAt: at, reply: null, repliedAt: null };
    const changed = withTitle(withWritten(work, side, written), side, title);
    const other = otherSide(side);
    if (writtenBy(work, other)) {
      tellSide(tx, parts.clock, { id, side: other, type: "reference-shown" }, work);
      return ok({ ...changed, showsAt: `${at}_${id}` });
    }
    if (own) return ok(changed);
    const showsAt = `${new Date(now.getTime() + REFERENCE_WAITS).toISOString()}_${id}`;
    planToShow(tx, now, id, showsAt);
    tellSide(tx, parts.clock, { id, side: other, type: "reference-written" }, work);
    return ok({ ...changed, showsAt });
  });
}

function checkAnswers(
  sent: Omit<ReferenceText, "title">,
  side: keyof typeof referenceQuestions,
): Result<Omit<ReferenceText, "title">> {
  const check = createProblems();
  const stored = { experience: toProse(sent.experience) ?? "", advice: toProse(sent.advice) ?? "" };
  for (const answer of referenceAnswers) {
    if (stored[answer] === "") check.add(answer, { code: missingAnswers[answer] });
    check.prose(answer, questionNouns[side][answer], stored[answer], limits.referenceText);
  }
  return check.problems.length > 0 ? refuse("INVALID", { problems: check.problems }) : ok(stored);
}

/**
 * Takes a side's reference away. Before it is shown it is as if it had never been written; after,
 * it can't be written anew, because the author may have read the other's. Idempotent.
 */
export function withdrawReference(parts: MarketParts, uid: string, id: string): Changed {
  return changeWork(parts, uid, id, "WITHDRAW", ({ scene: { side }, work, moves }) => {
    if (!writtenBy(work, side)) return ok(work);
    const without = withWritten(work, side, null);
    if (!moves.includes("WITHDRAW")) return ok(without);
    return ok({ ...withTitle(without, side, false), showsAt: null });
  });
}

/** The reply of the one whom a reference is about, once. The same text again is the same reply. */
export function replyToReference(parts: MarketParts, uid: string, id: string, text: string): Changed {
  return changeWork(parts, uid, id, "REPLY", ({ tx, now, scene: { side }, work, moves }) => {
    const author = otherSide(side);
    const about = writtenBy(work, author);
    const reply = toProse(text);
    if (about && reply !== null && about.reply === reply) return ok(work);
    if (!about || !moves.includes("REPLY")) return refuse("WRONG_STATE");
    const check = createProblems();
    if (reply === null) check.add("reply", { code: "noReply" });
    check.prose("reply", "reply", reply, limits.referenceText);
    if (check.problems.length > 0) return refuse("INVALID", { problems: check.problems });
    tellSide(tx, parts.clock, { id, side: author, type: "reference-replied" }, work);
    return ok(withWritten(work, author, { ...about, reply, repliedAt: now.toISOString() }));
  });
}

/**
 * Lets the brief's title be shown with both references, or no longer; it is while both sides let
 * it. Idempotent.
 */
export function showWorkTitle(parts: MarketParts, uid: string, id: string, shown: boolean): Changed {
  const move = shown ? "SHOW_TITLE" : "HIDE_TITLE";
  return changeWork(parts, uid, id, move, ({ scene: { side }, work, moves }) => {
    if (agreesToTitle(work, side) === shown) return ok(work);
    return moves.includes(move) ? ok(withTitle(work, side, shown)) : refuse("WRONG_STATE");
  });
}
