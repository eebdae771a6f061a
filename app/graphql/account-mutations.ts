import type { SignUpDraft } from "~/contract/account";
import { refusals } from "~/contract/refusals";
import { chooseKind } from "~/domain/joining/choose-kind";
import { type ReviewChoice, reviewAccount } from "~/domain/joining/review-account";
import { type SaveDraftRefusal, saveDraft } from "~/domain/joining/save-draft";
import { asMember, signInFirst } from "./as-member";
import type { GraphQLContext } from "./context";
import { toKind } from "./names";
import type {
  AccountKind,
  ChooseKindResponse,
  ReviewAccountResponse,
  SaveDraftCode,
  SaveDraftResponse,
} from "./schema.generated";

const saveDraftCodes: Record<SaveDraftRefusal, SaveDraftCode> = {
  "nothing-to-do": "NOTHING_TO_DO",
  "already-begun": "ALREADY_BEGUN",
  "other-kind": "OTHER_KIND",
  "review-first": "REVIEW_FIRST",
  "no-account": "AUTHENTICATION_REQUIRED",
  "not-active": "NOT_ACTIVE",
  invalid: "INVALID",
};

export function answerSaveDraft(
  context: GraphQLContext,
  draft: SignUpDraft,
  review: boolean,
): Promise<SaveDraftResponse> {
  return asMember(context, async (uid, store) => {
    const saved = await saveDraft({ store, clock: context.clock }, uid, draft, { review });
    return saved.ok
      ? { code: "SAVED", message: null }
      : { code: saveDraftCodes[saved.code], message: saved.detail ?? null };
  });
}

export function answerChooseKind(context: GraphQLContext, kind: AccountKind): Promise<ChooseKindResponse> {
  return asMember(context, async (uid, store) => {
    const chosen = await chooseKind(store, uid, toKind(kind));
    if (chosen.ok) return { code: "SUCCESS", message: null };
    if (chosen.code === "no-account") return signInFirst;
    return chosen.code === "not-active"
      ? { code: "NOT_ACTIVE", message: refusals["not-active"] }
      : { code: "ALREADY_CHOSEN", message: "This account's kind is set already and stays as it is." };
  });
}

export function answerReviewAccount(
  context: GraphQLContext,
  choice: ReviewChoice,
): Promise<ReviewAccountResponse> {
  return asMember(context, async (uid, store) => {
    const reviewed = await reviewAccount(store, uid, choice);
    if (reviewed.ok) return { code: "SUCCESS", message: null };
    return reviewed.code === "not-active"
      ? { code: "NOT_ACTIVE", message: refusals["not-active"] }
      : { code: "NOTHING_TO_DO", message: null };
  });
}
