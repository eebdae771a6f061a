import { nextAccountMoves } from "~/domain/accounts/account-moves";
import { listDraftBriefs } from "~/domain/briefs/list-draft-briefs";
import { type Profile, profilesCollection } from "~/domain/profiles/profile";
import { answerChooseKind, answerReviewAccount, answerSaveDraft } from "./account-mutations";
import { answerCreateUser, answerSendLoginEmail } from "./anonymous-mutations";
import { toApiKind, toApiStatus } from "./names";
import type { CompleteResolvers } from "./schema.generated";
import { toSignUpDraft } from "./sign-up-draft";
import { getViewer } from "./viewer";

/** One line each: the rules are in `domain/` and `auth/`. */
export const resolvers: CompleteResolvers = {
  Query: {
    viewer: (_parent, _args, context) => getViewer(context),
  },
  Mutation: {
    createUser: (_parent, { createUserData }, context) => answerCreateUser(context, createUserData.email),
    sendLoginEmail: (_parent, { loginData }, context) => answerSendLoginEmail(context, loginData),
    saveDraft: (_parent, { draft, review }, context) =>
      answerSaveDraft(context, toSignUpDraft(draft), review),
    chooseKind: (_parent, { kind }, context) => answerChooseKind(context, kind),
    reviewAccount: (_parent, { choice }, context) =>
      answerReviewAccount(context, choice === "KEEP" ? "keep" : "start-fresh"),
  },
  Viewer: {
    uid: ({ session }) => session.uid,
    email: ({ session }) => session.email,
    emailVerified: ({ account }) => account.emailVerifiedAt !== null,
    status: ({ account }) => toApiStatus(account.status),
    kind: ({ session, account }) => {
      const kind = account.kind ?? session.claims.kind;
      return kind && toApiKind(kind);
    },
    admin: ({ session }) => session.claims.admin,
    moves: ({ account }) => nextAccountMoves(account),
    profile: async ({ session }, _args, { store }) =>
      (await store.get<Profile>(profilesCollection, session.uid))?.data ?? null,
    draftBriefs: async ({ session }, _args, { store }) =>
      (await listDraftBriefs(store, session.uid)).map(({ id, data }) => ({ id, ...data })),
  },
};
