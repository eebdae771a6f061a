import {
  answerChooseKind,
  answerReviewAccount,
  answerSaveDraft,
} from "~/features/accounts/api/account-mutations";
import { findActivity, findSessions } from "~/features/accounts/api/account-queries";
import { warningsOf } from "~/features/accounts/rules/account";
import { nextAccountMoves } from "~/features/accounts/rules/account-moves";
import { hindranceToAct } from "~/features/accounts/rules/member";
import { settingsOf } from "~/features/accounts/rules/settings";
import { getHirerRecord } from "~/features/briefs/rules/hirer-record";
import { conversationMutations } from "~/features/conversations/api/conversation-mutations";
import {
  conversationsOfViewer,
  conversationTypes,
  findConversation,
} from "~/features/conversations/api/conversation-queries";
import { answerExport } from "~/features/leaving/api/export-answer";
import { adminMutations } from "~/features/moderation/api/admin-mutations";
import {
  findManagedMember,
  findReport,
  findReportSubject,
  findReports,
  findSignUpMails,
  findTrail,
  findTroubledJobs,
  searchMembers,
} from "~/features/moderation/api/admin-queries";
import { adminTypes, whySuspended } from "~/features/moderation/api/admin-types";
import { isAdministrator, withAdministratorGate } from "~/features/moderation/api/administrators";
import {
  countUnreadNotifications,
  findNotifications,
  findUnseenWarnings,
} from "~/features/notifications/api/notification-queries";
import { completenessOf } from "~/features/profiles/rules/completeness";
import { getProfile } from "~/features/profiles/rules/profile";
import { findOpenQuestions, questionMutations, questionType } from "~/features/questions/api/questions";
import {
  answerCreateUser,
  answerSendLoginEmail,
  answerStopMails,
} from "~/features/sign-in/api/anonymous-mutations";
import { toSentDraft } from "~/features/sign-up/api/sign-up-draft";
import { withReadBounds } from "./bounds/read-bounds";
import { withWriteBounds } from "./bounds/write-bounds";
import { followChanges } from "./changes";
import { marketMutations } from "./market-mutations";
import {
  findBrief,
  findDashboard,
  findMember,
  findOpenBriefs,
  findOwnBriefs,
  findOwnProposals,
  findProposal,
  findSaved,
} from "./market-queries";
import { marketTypes } from "./market-types";
import type { CompleteResolvers } from "./schema.generated";
import { getViewer } from "./viewer";

/** One line each: the rules are in `domain/` and `auth/`. */
export const resolvers: CompleteResolvers = {
  Query: withReadBounds(
    withAdministratorGate("query", {
      viewer: (_parent, _args, context) => getViewer(context),
      member: (_parent, { uid, through }, context) => findMember(context, uid, through ?? null),
      brief: (_parent, { id }, context) => findBrief(context, id),
      proposal: (_parent, { brief, applicant }, context) => findProposal(context, brief, applicant),
      openBriefs: (_parent, args, context) => findOpenBriefs(context, args),
      searchComplete: (_parent, _args, { search }) => search.isComplete(),
      conversation: (_parent, { id }, context) => findConversation(context, id),
      troubledJobs: (_parent, args, context) => findTroubledJobs(context, args),
      signUpMails: (_parent, _args, context) => findSignUpMails(context),
      reportSubject: (_parent, { about, id }, context) => findReportSubject(context, about, id),
      reports: (_parent, { open, ...paging }, context) => findReports(context, { open }, paging),
      report: (_parent, { id }, context) => findReport(context, id),
      managedMember: (_parent, { search }, context) => findManagedMember(context, search),
      findMembers: (_parent, { words }, context) => searchMembers(context, words),
      auditTrail: (_parent, args, context) => findTrail(context, args),
    }),
  ),
  Mutation: withWriteBounds(
    withAdministratorGate("mutation", {
      createUser: (_parent, { createUserData }, context) => answerCreateUser(context, createUserData.email),
      sendLoginEmail: (_parent, { loginData }, context) => answerSendLoginEmail(context, loginData),
      stopMails: (_parent, { link }, context) => answerStopMails(context, link),
      saveDraft: (_parent, { draft, review }, context) =>
        answerSaveDraft(context, toSentDraft(draft), review),
      chooseKind: (_parent, { kind }, context) => answerChooseKind(context, kind),
      reviewAccount: (_parent, { choice }, context) => answerReviewAccount(context, choice),
      ...marketMutations,
      exportAccount: (_parent, { after }, context) => answerExport(context, after ?? null),
      ...adminMutations,
      ...questionMutations,
      ...conversationMutations,
    }),
  ),
  Subscription: {
    changes: { subscribe: (_parent, args, context) => followChanges(context, args) },
  },
  Viewer: {
    uid: ({ session }) => session.uid,
    email: ({ session }) => session.email,
    emailVerified: ({ account }) => account.emailVerifiedAt !== null,
    status: ({ account }) => account.status,
    deletesAt: ({ account }) => account.deletesAt ?? null,
    suspendedBecause: ({ account }) => whySuspended(account),
    warnings: ({ account }) => warningsOf(account),
    kind: ({ session, account }) => account.kind ?? session.claims.kind,
    admin: async ({ account }, _args, context) =>
      hindranceToAct(account) === null && (await isAdministrator(context)),
    moves: ({ account }) => nextAccountMoves(account),
    profile: async ({ session }, _args, context) =>
      (await getProfile(context.reads(), session.uid))?.data ?? null,
    completeness: async ({ session, account }, _args, context) => {
      const profile = await getProfile(context.reads(), session.uid);
      return profile && account.kind && completenessOf(profile.data, account.kind);
    },
    briefs: ({ session, account }, { status, ...paging }, context) =>
      findOwnBriefs(context, { uid: session.uid, account }, status, paging),
    briefCounts: async ({ session }, _args, context) =>
      (await getHirerRecord(context.reads(), session.uid)).briefs,
    proposals: ({ session }, paging, context) => findOwnProposals(context, session.uid, paging),
    savedBriefs: ({ session }, paging, context) => findSaved(context, session.uid, paging),
    notifications: (viewer, args, context) => findNotifications(context, viewer, args),
    unseenWarnings: (viewer, _args, context) => findUnseenWarnings(context, viewer),
    unreadNotifications: (viewer, _args, context) => countUnreadNotifications(context, viewer),
    dashboard: ({ session, account }, _args, context) =>
      findDashboard(context, { uid: session.uid, account }),
    openQuestions: ({ session, account }, paging, context) =>
      findOpenQuestions(context, { uid: session.uid, account }, paging),
    ...conversationsOfViewer,
    settings: ({ account }) => settingsOf(account),
    sessions: ({ session }, _args, context) => findSessions(context, session),
    activity: ({ session }, _args, context) => findActivity(context, session),
  },
  ...marketTypes,
  ...adminTypes,
  Question: questionType,
  ...conversationTypes,
};
