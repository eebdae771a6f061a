import type { MarketParts } from "~/features/accounts/model/member";
import { todayOf } from "~/features/accounts/model/settings";
import { type EarlyEnd, getVersion, hashOfEnd } from "~/features/agreements/model/agreement";
import { createProblems } from "~/features/market/model/checks";
import { type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import { planEndOfWork } from "~/features/proposals/writes/end-of-work";
import { isDay } from "~/values/day";
import { limits } from "~/values/limits";
import type { Problem } from "~/values/problems";
import { ok, refuse } from "~/values/result";
import { toProse } from "~/values/text";
import {
  type AgreementChange,
  answerVersion,
  type Changed,
  changeAgreement,
  setAgreement,
  tellOther,
} from "./change-agreement";

interface Ending {
  /** Of the version that holds, as it was shown. */
  hash: string;
  /**
   * The last day, YYYY-MM-DD: from today in the zone of the side that ends it, and the start, until
   * the end that both agreed on.
   */
  lastOn: string;
  words: string;
}

/**
 * Ends what both confirmed before the end that they agreed on, with a last day and the reason, also
 * while the two can do nothing together; between blocked sides without words. An offer that stands
 * falls. `STALE` where another version holds by now. Idempotent.
 */
export function endAgreement(
  parts: MarketParts,
  uid: string,
  id: string,
  { hash, lastOn, words: typed }: Ending,
): Changed {
  return changeAgreement(
    parts,
    uid,
    id,
    async (found) => {
      const { tx, now, side, agreement, last, moves, hindrance } = found;
      const words = toProse(typed);
      const { ended: before } = agreement ?? {};
      if (before?.by === side && before.lastOn === lastOn && before.words === words) return ok();
      const held = await getVersion(tx, id, agreement?.inForce?.n);
      if (!agreement?.inForce || !held || !moves.includes("END_EARLY")) return refuse("WRONG_STATE");
      if (held.hash !== hash) return refuse("STALE");
      const { startOn, endOn } = held.content;
      const today = await todayOf(tx, uid, now);
      if (startOn === null || endOn === null || endOn < today) return refuse("WRONG_STATE");
      const isBlocked = hindrance === "BLOCKED";
      if (isBlocked && words !== null) return refuse(hindrance);
      // Work that was called off before it began would have references at once.
      const from = today > startOn ? today : startOn;
      const problems = problemsOf({ lastOn, words }, { from, to: endOn }, isBlocked);
      if (problems.length > 0) return refuse("INVALID", { problems });
      const ended: EarlyEnd = { by: side, at: now.toISOString(), lastOn, words };
      if (agreement.offered && last) answerVersion(found, last, "LAPSED");
      const { versions, inForce } = agreement;
      setAgreement(
        found,
        { event: "END_EARLY", n: inForce.n, content: hashOfEnd(ended) },
        { versions, offered: null, inForce, ended },
      );
      setLastDay(found, startOn, lastOn);
      tellOther(found, { type: "agreement-ended-early", n: inForce.n });
      return ok();
    },
    { together: false },
  );
}

function problemsOf(
  { lastOn, words }: Pick<EarlyEnd, "lastOn" | "words">,
  { from, to }: { from: string; to: string },
  isBlocked: boolean,
): Problem[] {
  const check = createProblems();
  if (!isDay(lastOn) || lastOn < from || lastOn > to) check.add("lastOn", { code: "lastDayOutside" });
  if (words === null && !isBlocked) check.add("words", { code: "noEndWords" });
  check.prose("words", "text", words, limits.endWords);
  return check.problems;
}

/** The work ends on it, whatever a side said before, and both are told then that they can write. */
function setLastDay({ tx, now, id, proposal, brief }: AgreementChange, startOn: string, endOn: string): void {
  const dated: Proposal = { ...proposal, agreed: { startOn, endOn, early: true } };
  tx.set<Proposal>(proposalsCollection, id, dated);
  planEndOfWork(tx, now, dated, brief);
}
