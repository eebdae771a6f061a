import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { mayFillIn } from "~/features/accounts/model/member";
import {
  type Brief,
  briefsCollection,
  createFirstBrief,
  firstBriefId,
  formerFirstId,
} from "~/features/briefs/model/brief";
import { getHirerRecord } from "~/features/briefs/model/hirer-record";
import { writeBrief } from "~/features/briefs/writes/change-brief";
import { createProfile, profilesCollection } from "~/features/profiles/model/profile";
import { checkDraft, type SentDraft, tidyDraft } from "~/features/sign-up/model/check-draft";
import type { Clock } from "~/platform/ports/clock";
import type { Store } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";

type SaveDraftRefusal =
  | "NOTHING_TO_DO"
  | "ALREADY_BEGUN"
  | "OTHER_KIND"
  | "REVIEW_FIRST"
  | "AUTHENTICATION_REQUIRED"
  | "NOT_ACTIVE"
  | "INVALID";

/**
 * Saves the answers of a sign-up form: the kind of the account, its profile, and a hirer's first
 * draft brief, each only where nothing is stored yet. Idempotent. `review` marks content from
 * another browser than the one with this session: the owner is asked whether to keep it. An account
 * with content of its own takes nothing from the form and isn't asked: a form can be filled in with
 * any address.
 */
export async function saveDraft(
  { store, clock, brand }: { store: Store; clock: Clock; brand?: string },
  uid: string,
  asked: SentDraft,
  { review }: { review: boolean },
): Promise<Result<void, SaveDraftRefusal>> {
  const draft = tidyDraft(asked);
  const problem = checkDraft(draft, brand);
  if (problem) return refuse("INVALID", { detail: problem });
  return store.transact(async (tx) => {
    const account = await tx.get<Account>(accountsCollection, uid);
    const profile = await tx.get(profilesCollection, uid);
    if (!account) return refuse("AUTHENTICATION_REQUIRED");
    if (!mayFillIn(account.data)) return refuse("NOT_ACTIVE");
    // The stored content may come from a stranger; its owner decides first, and this draft can
    // wait.
    if (account.data.review) return refuse("REVIEW_FIRST");
    const { kind } = account.data;
    if (kind !== null && kind !== draft.kind) return refuse("OTHER_KIND");
    // The first brief's id follows from the member's, so that a repeated save finds it, also as
    // earlier releases made it.
    const id = firstBriefId(uid);
    const brief = draft.kind === "HIRER" ? createFirstBrief(draft, uid, id, clock.now()) : null;
    const [existing] = brief
      ? (await tx.getMany<Brief>(briefsCollection, [id, formerFirstId(uid), `first-${uid}`])).filter(Boolean)
      : [];
    const record = await getHirerRecord(tx, uid);
    if (review && (profile || kind !== null))
      return refuse(profile && isKept(brief, existing?.data ?? null) ? "NOTHING_TO_DO" : "ALREADY_BEGUN");
    if (profile && (!brief || existing)) return refuse("NOTHING_TO_DO");

    tx.set<Account>(accountsCollection, uid, {
      ...account.data,
      kind: draft.kind,
      review,
    });
    if (!profile) tx.set(profilesCollection, uid, createProfile(draft, clock.now()));
    if (brief && !existing) writeBrief({ tx, now: clock.now(), id, brief, record }, null, brief);
    return ok();
  });
}

/** Whether the form's answers about a brief are stored already, so that none are lost. */
function isKept(brief: Brief | null, existing: Brief | null): boolean {
  if (!brief) return true;
  return existing?.problem === brief.problem && existing.desiredOutcome === brief.desiredOutcome;
}
