import type { SignUpDraft } from "~/contract/account";
import { chooseKind } from "~/domain/accounts/choose-kind";
import { type ReviewChoice, reviewAccount } from "~/domain/accounts/review-account";
import { type SaveDraftRefusal, saveDraft } from "~/domain/accounts/save-draft";
import type { GraphQLContext } from "./context";
import { toKind } from "./names";
import type {
  AccountKind,
  ChooseKindResponse,
  ReviewAccountResponse,
  SaveDraftCode,
  SaveDraftResponse,
} from "./schema.generated";

const signInFirst = { code: "AUTHENTICATION_REQUIRED", message: "Sign in first." } as const;

const saveDraftCodes: Record<SaveDraftRefusal, SaveDraftCode> = {
  "nothing-to-do": "NOTHING_TO_DO",
  "other-kind": "OTHER_KIND",
  "review-first": "REVIEW_FIRST",
  "no-account": "AUTHENTICATION_REQUIRED",
  invalid: "INVALID",
};

export async function answerSaveDraft(
  context: GraphQLContext,
  draft: SignUpDraft,
  review: boolean,
): Promise<SaveDraftResponse> {
  const session = await context.session();
  if (!session) return signInFirst;
  const saved = await saveDraft(context, session.uid, draft, { review });
  return saved.ok
    ? { code: "SAVED", message: null }
    : { code: saveDraftCodes[saved.code], message: saved.detail ?? null };
}

export async function answerChooseKind(
  context: GraphQLContext,
  kind: AccountKind,
): Promise<ChooseKindResponse> {
  const session = await context.session();
  if (!session) return signInFirst;
  const chosen = await chooseKind(context.store, session.uid, toKind(kind));
  if (chosen.ok) return { code: "SUCCESS", message: null };
  return chosen.code === "no-account"
    ? signInFirst
    : { code: "ALREADY_CHOSEN", message: "This account's kind is set already and stays as it is." };
}

export async function answerReviewAccount(
  context: GraphQLContext,
  choice: ReviewChoice,
): Promise<ReviewAccountResponse> {
  const session = await context.session();
  if (!session) return signInFirst;
  const reviewed = await reviewAccount(context.store, session.uid, choice);
  return { code: reviewed.ok ? "SUCCESS" : "NOTHING_TO_DO", message: null };
}
