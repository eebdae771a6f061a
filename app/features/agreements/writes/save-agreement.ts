import { agreementFields } from "~/domain/fields/agreement-fields";
import { isSameContent } from "~/domain/fields/content";
import type { ContentInput } from "~/domain/fields/field";
import type { MarketParts } from "~/features/accounts/model/member";
import { contentOf } from "~/features/agreements/model/agreement";
import { type AgreementDraft, agreementDrafts, draftId } from "~/features/agreements/model/agreement-draft";
import { checkAgreement, tidyAgreement } from "~/features/agreements/model/check-agreement";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { ok, refuse } from "~/values/result";
import { type Changed, changeAgreement } from "./change-agreement";

interface Writing {
  /** The revision that the form was made from; null for a new draft. */
  revision: number | null;
  content: ContentInput<typeof agreementFields>;
}

/** Saves a side's own draft. With another revision stored nothing is written (`STALE`). */
export function saveAgreement(
  parts: MarketParts,
  uid: string,
  id: string,
  { revision, content }: Writing,
): Changed {
  return changeAgreement(parts, uid, id, ({ tx, now, side, draft, moves, proposal }) => {
    if (!moves.includes("SAVE")) return refuse("WRONG_STATE");
    const tidy = tidyAgreement(content);
    const problems = checkAgreement(tidy);
    if (problems.length > 0) return refuse("INVALID", { problems });
    // The same save again, by a button pressed twice, is no conflict.
    if (draft && isSameContent(agreementFields, contentOf(draft), tidy)) return ok();
    if ((draft?.revision ?? null) !== revision) return refuse("STALE");
    tx.set<AgreementDraft>(agreementDrafts.name, draftId(id, side), {
      briefId: proposal.briefId,
      uid,
      content: tidy,
      revision: (draft?.revision ?? 0) + 1,
      savedAt: `${now.toISOString()}_${id}`,
    });
    touchFeed(tx, now, uid);
    return ok();
  });
}
