import { asMember } from "~/api/as-member";
import type { GraphQLContext } from "~/api/context";
import type { ChooseKindResponse, ReviewAccountResponse, SaveDraftResponse } from "~/api/schema.generated";
import type { AccountKind } from "~/content/account";
import type { SentDraft } from "~/features/sign-up/rules/check-draft";
import { chooseKind } from "~/features/sign-up/rules/choose-kind";
import { type ReviewChoice, reviewAccount } from "~/features/sign-up/rules/review-account";
import { saveDraft } from "~/features/sign-up/rules/save-draft";
import { refusals } from "~/platform/values/refusals";

export function answerSaveDraft(
  context: GraphQLContext,
  draft: SentDraft,
  review: boolean,
): Promise<SaveDraftResponse> {
  return asMember(context, async (uid, store) => {
    const { clock, brand } = context;
    const saved = await saveDraft({ store, clock, brand }, uid, draft, { review });
    return saved.ok ? { code: "SAVED", message: null } : { code: saved.code, message: saved.detail ?? null };
  });
}

export function answerChooseKind(context: GraphQLContext, kind: AccountKind): Promise<ChooseKindResponse> {
  return asMember(context, async (uid, store) => {
    const chosen = await chooseKind(store, uid, kind);
    return chosen.ok
      ? { code: "SUCCESS", message: null }
      : { code: chosen.code, message: whyNotChosen[chosen.code] };
  });
}

const whyNotChosen = {
  AUTHENTICATION_REQUIRED: refusals.SIGN_IN_FIRST,
  NOT_ACTIVE: refusals.NOT_ACTIVE,
  ALREADY_CHOSEN: "This account’s kind is set already and stays as it is.",
} as const;

export function answerReviewAccount(
  context: GraphQLContext,
  choice: ReviewChoice,
): Promise<ReviewAccountResponse> {
  return asMember(context, async (uid, store) => {
    const reviewed = await reviewAccount({ store, clock: context.clock }, uid, choice);
    if (reviewed.ok) return { code: "SUCCESS", message: null };
    return { code: reviewed.code, message: reviewed.code === "NOT_ACTIVE" ? refusals.NOT_ACTIVE : null };
  });
}
