import type { AccountKind } from "~/domain/account";
import { sayRefusal } from "~/domain/refusal-texts";
import { needsKey } from "~/features/sign-in/api/answers";
import { asMember } from "~/features/sign-in/api/as-member";
import type { SentDraft } from "~/features/sign-up/model/check-draft";
import { chooseKind } from "~/features/sign-up/writes/choose-kind";
import { type ReviewChoice, reviewAccount } from "~/features/sign-up/writes/review-account";
import { saveDraft } from "~/features/sign-up/writes/save-draft";
import type { GraphQLContext } from "~/graphql/context";
import type {
  ChooseKindResponse,
  CreateUserResponse,
  FeatureResolvers,
  ReviewAccountResponse,
  SaveDraftResponse,
  SignUpDraftInput,
} from "~/graphql/schema.generated";
import { identityFailures } from "~/values/identity-failures";
import * as words from "~/words/signUp.generated";

export const signUpResolvers = {
  Mutation: {
    createUser: (_parent, { createUserData }, context) => answerCreateUser(context, createUserData.email),
    saveDraft: (_parent, { draft, review }, context) => answerSaveDraft(context, toSentDraft(draft), review),
    chooseKind: (_parent, { kind }, context) => answerChooseKind(context, kind),
    reviewAccount: (_parent, { choice }, context) => answerReviewAccount(context, choice),
  },
} satisfies FeatureResolvers;

/** `createUser` (product.md §4, §7). */
async function answerCreateUser(context: GraphQLContext, email: string): Promise<CreateUserResponse> {
  const nothing = { email: null, uid: null, token: null, message: null };
  if (!context.mayRunAnonymously) return { ...nothing, code: "ERROR", message: needsKey };
  const created = await context.auth.createUser(email, context.attempt, context.posts);
  if (created.ok) return { ...created.value, code: "SUCCESS", message: null };
  if (created.code === "email-already-in-use") return { ...nothing, code: "USER_ALREADY_EXISTS" };
  context.log.warn({ code: created.code, detail: created.detail }, "createUser was refused by the provider");
  return { ...nothing, code: "ERROR", message: identityFailures[created.code].message() };
}

/** The one form in the input (`@oneOf`). */
function toSentDraft({ freelancer, agency, hirer }: SignUpDraftInput): SentDraft {
  if (freelancer) return { kind: "FREELANCER", ...freelancer };
  return agency ? { kind: "AGENCY", ...agency } : { kind: "HIRER", ...hirer };
}

function answerSaveDraft(
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

function answerChooseKind(context: GraphQLContext, kind: AccountKind): Promise<ChooseKindResponse> {
  return asMember(context, async (uid, store) => {
    const chosen = await chooseKind(store, uid, kind);
    return chosen.ok
      ? { code: "SUCCESS", message: null }
      : { code: chosen.code, message: whyNotChosen(chosen.code) };
  });
}

function whyNotChosen(code: "AUTHENTICATION_REQUIRED" | "NOT_ACTIVE" | "ALREADY_CHOSEN"): string {
  if (code === "ALREADY_CHOSEN") return words.kindIsSet();
  return code === "NOT_ACTIVE" ? sayRefusal("NOT_ACTIVE") : sayRefusal("SIGN_IN_FIRST");
}

function answerReviewAccount(context: GraphQLContext, choice: ReviewChoice): Promise<ReviewAccountResponse> {
  return asMember(context, async (uid, store) => {
    const reviewed = await reviewAccount({ store, clock: context.clock }, uid, choice);
    if (reviewed.ok) return { code: "SUCCESS", message: null };
    return { code: reviewed.code, message: reviewed.code === "NOT_ACTIVE" ? sayRefusal("NOT_ACTIVE") : null };
  });
}
