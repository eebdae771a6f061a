import type { MarketParts } from "~/features/accounts/model/member";
import {
  type AgreementVersion,
  contentOf,
  getVersion,
  hashOfVersion,
  versionId,
  versionsCollection,
} from "~/features/agreements/model/agreement";
import { agreementDrafts, draftId } from "~/features/agreements/model/agreement-draft";
import { problemsForOffer } from "~/features/agreements/model/check-agreement";
import { isWithin } from "~/values/bound";
import { OFFERS_WINDOW } from "~/values/durations";
import { limits } from "~/values/limits";
import { ok, refuse } from "~/values/result";
import {
  type AgreementChange,
  answerVersion,
  type Changed,
  changeAgreement,
  setAgreement,
  tellOther,
} from "./change-agreement";
import { planLapse } from "./lapse-offer";

interface Offer {
  /** The revision of the draft that its author read. */
  revision: number;
  /** The version of the other side that they read, which this one answers; null for none. */
  over: number | null;
}

/**
 * Offers a side's draft, which is its own confirmation: its content never changes from here on. In
 * place of the other side's version it is a counter-offer. Refused (`STALE`) where the draft or
 * what is offered isn't what its author read. Idempotent.
 */
export function offerAgreement(
  parts: MarketParts,
  uid: string,
  id: string,
  { revision, over }: Offer,
): Changed {
  return changeAgreement(parts, uid, id, async (found) => {
    const { tx, now, side, agreement, draft, last, moves } = found;
    const standing = agreement?.offered ?? null;
    // A repeated press: the draft has become the version that stands.
    if (!draft && standing?.by === side) return ok();
    const event = standing ? "COUNTER" : "OFFER";
    if (!draft || !moves.includes(event)) return refuse("WRONG_STATE");
    if (draft.revision !== revision || (standing?.n ?? null) !== over) return refuse("STALE");
    const problems = problemsForOffer(contentOf(draft));
    const fault = found.faultOf(draft.content);
    if (fault) problems.push({ field: "milestones", ...fault });
    if (problems.length > 0) return refuse("INVALID", { problems });
    const n = (agreement?.versions ?? 0) + 1;
    if (n > limits.agreementVersions || (await isTooSoon(found))) return refuse("TOO_MANY");
    const at = now.toISOString();
    const { content } = draft;
    const hash = hashOfVersion({ agreement: id, n, content });
    if (standing && last) answerVersion(found, last, "SUPERSEDED");
    tx.set<AgreementVersion>(versionsCollection, versionId(id, n), {
      ...{ agreement: id, n, by: side, at, content, hash },
      status: "OFFERED",
      answeredAt: null,
      words: null,
    });
    tx.delete(agreementDrafts.name, draftId(id, side));
    setAgreement(
      found,
      { event, n, content: hash },
      { versions: n, offered: { n, hash, at, by: side }, inForce: agreement?.inForce ?? null },
    );
    planLapse(tx, now, { agreement: id, n });
    tellOther(found, { type: "agreement-offered", n });
    return ok();
  });
}

/** Whether as many versions as a day allows were offered within the last one: each is a mail. */
async function isTooSoon({ tx, now, id, agreement }: AgreementChange): Promise<boolean> {
  const versions = agreement?.versions ?? 0;
  if (versions < limits.agreementOffersADay) return false;
  const first = await getVersion(tx, id, versions - limits.agreementOffersADay + 1);
  return first !== null && isWithin(OFFERS_WINDOW, first.at, now);
}
