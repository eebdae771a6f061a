import type { MarketParts } from "~/features/accounts/model/member";
import type { StoredContent } from "~/features/agreements/model/agreement";
import { agreementDrafts, draftId } from "~/features/agreements/model/agreement-draft";
import { createProblems } from "~/features/market/model/checks";
import { type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import { planEndOfWork } from "~/features/proposals/writes/end-of-work";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { toProse } from "~/values/text";
import {
  type AgreementChange,
  answerVersion,
  type Changed,
  changeAgreement,
  setAgreement,
  tellOther,
} from "./change-agreement";

/**
 * Confirms the version that the other side offered, by the hash that was shown: from now on it
 * holds. `STALE` where another one stands by now. Idempotent.
 */
export function confirmAgreement(parts: MarketParts, uid: string, id: string, hash: string): Changed {
  return changeAgreement(parts, uid, id, (found) => {
    const { now, agreement, last, side, tx, draft, moves } = found;
    if (agreement?.inForce?.hash === hash) return ok();
    if (!agreement?.offered || !last || !moves.includes("CONFIRM")) return refuse("WRONG_STATE");
    if (agreement.offered.hash !== hash) return refuse("STALE");
    // It may have been delivered or accepted since the offer.
    const fault = found.faultOf(last.content);
    if (fault) return refuse("INVALID", { problems: [{ field: "", ...fault }] });
    const { n } = last;
    answerVersion(found, last, "CONFIRMED");
    // A counter-offer that was begun is over: the next draft begins with what holds.
    if (draft) tx.delete(agreementDrafts.name, draftId(id, side));
    const inForce = { n, hash, at: now.toISOString() };
    setAgreement(found, { event: "CONFIRM", n, content: hash }, { versions: n, offered: null, inForce });
    setDates(found, last.content);
    tellOther(found, { type: "agreement-confirmed", n });
    return ok();
  });
}

/** The work starts and ends by what both agreed on, and is told of when that is. */
function setDates(
  { tx, now, id, proposal, brief }: AgreementChange,
  { startOn, endOn }: StoredContent,
): void {
  if (startOn === null || endOn === null) return;
  const dated = { ...proposal, agreed: { startOn, endOn } };
  tx.set<Proposal>(proposalsCollection, id, dated);
  planEndOfWork(tx, now, dated, brief);
}

/** Returns the other side's version, with what should be different. Idempotent. */
export function returnAgreement(
  parts: MarketParts,
  uid: string,
  id: string,
  { hash, words: typed }: { hash: string; words: string },
): Changed {
  return changeAgreement(parts, uid, id, (found) => {
    const { agreement, last, moves } = found;
    const words = toProse(typed);
    if (last?.status === "RETURNED" && last.hash === hash && last.words === words) return ok();
    if (!agreement?.offered || !last || !moves.includes("RETURN")) return refuse("WRONG_STATE");
    if (agreement.offered.hash !== hash) return refuse("STALE");
    const check = createProblems();
    if (words === null) check.add("words", { code: "noReturnWords" });
    check.prose("words", "text", words, limits.returnWords);
    if (check.problems.length > 0) return refuse("INVALID", { problems: check.problems });
    const { n } = last;
    answerVersion(found, last, "RETURNED", words);
    const { inForce } = agreement;
    setAgreement(found, { event: "RETURN", n, content: hash }, { versions: n, offered: null, inForce });
    tellOther(found, { type: "agreement-returned", n });
    return ok();
  });
}

/** Withdraws a side's own offer, also while the two can do nothing together. Idempotent. */
export function withdrawAgreement(parts: MarketParts, uid: string, id: string, hash: string): Changed {
  return changeAgreement(parts, uid, id, (found) => withdraw(found, hash), { together: false });
}

function withdraw(found: AgreementChange, hash: string): Result<undefined> {
  const { agreement, last, moves } = found;
  if (last?.status === "WITHDRAWN" && last.hash === hash) return ok();
  if (!agreement?.offered || !last || !moves.includes("WITHDRAW")) return refuse("WRONG_STATE");
  if (agreement.offered.hash !== hash) return refuse("STALE");
  const { n } = last;
  answerVersion(found, last, "WITHDRAWN");
  const { inForce } = agreement;
  setAgreement(found, { event: "WITHDRAW", n, content: hash }, { versions: n, offered: null, inForce });
  return ok();
}
