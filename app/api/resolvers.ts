import { accountResolvers } from "~/features/account-page/api/resolvers";
import { getViewer } from "~/features/accounts/api/viewer";
import { agreementResolvers } from "~/features/agreements/api/resolvers";
import { briefResolvers } from "~/features/briefs/api/resolvers";
import { caseResolvers } from "~/features/cases/api/resolvers";
import { conversationResolvers } from "~/features/conversations/api/resolvers";
import { snippetResolvers } from "~/features/conversations/api/snippet-resolvers";
import { dashboardResolvers } from "~/features/dashboard/api/resolvers";
import { directoryResolvers } from "~/features/directory/api/resolvers";
import { fileResolvers } from "~/features/file-access/api/resolvers";
import { invitationResolvers } from "~/features/invitations/api/resolvers";
import { leavingResolvers } from "~/features/leaving/api/resolvers";
import { milestoneResolvers } from "~/features/milestones/api/resolvers";
import { withAdministratorGate } from "~/features/moderation/api/administrators";
import { moderationResolvers } from "~/features/moderation/api/resolvers";
import { notificationResolvers } from "~/features/notification-center/api/resolvers";
import { profileResolvers } from "~/features/profiles/api/resolvers";
import { proposalResolvers } from "~/features/proposals/api/resolvers";
import { publicPageResolvers } from "~/features/public-pages/api/resolvers";
import { questionResolvers } from "~/features/questions/api/resolvers";
import { recordResolvers } from "~/features/records/api/resolvers";
import { referenceResolvers } from "~/features/references/api/resolvers";
import { historyResolvers } from "~/features/resume/api/resolvers";
import { savedSearchResolvers } from "~/features/saved-searches/api/resolvers";
import { scopeResolvers } from "~/features/scope/api/resolvers";
import { searchResolvers } from "~/features/search/api/resolvers";
import { signInResolvers } from "~/features/sign-in/api/resolvers";
import { signUpResolvers } from "~/features/sign-up/api/resolvers";
import { timeResolvers } from "~/features/time-sheets/api/resolvers";
import type { CompleteResolvers, FeatureResolvers } from "~/graphql/schema.generated";
import { withReadBounds } from "./bounds/read-bounds";
import { withWriteBounds } from "./bounds/write-bounds";

const viewerResolvers = {
  Query: {
    viewer: (_parent, _args, context) => getViewer(context),
  },
  Viewer: {
    uid: ({ session }) => session.uid,
    email: ({ session }) => session.email,
  },
} satisfies FeatureResolvers;

const all = merge(
  viewerResolvers,
  accountResolvers,
  agreementResolvers,
  briefResolvers,
  caseResolvers,
  conversationResolvers,
  dashboardResolvers,
  directoryResolvers,
  fileResolvers,
  historyResolvers,
  invitationResolvers,
  leavingResolvers,
  milestoneResolvers,
  moderationResolvers,
  notificationResolvers,
  profileResolvers,
  proposalResolvers,
  publicPageResolvers,
  questionResolvers,
  recordResolvers,
  referenceResolvers,
  savedSearchResolvers,
  scopeResolvers,
  searchResolvers,
  signInResolvers,
  signUpResolvers,
  snippetResolvers,
  timeResolvers,
);

/** The compiler finds here what no feature resolves. */
export const resolvers: CompleteResolvers = {
  ...all,
  Query: withReadBounds(withAdministratorGate("query", all.Query)),
  Mutation: withWriteBounds(withAdministratorGate("mutation", all.Mutation)),
};

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The fields of every type, from all features that have some of it. */
function merge<Parts extends FeatureResolvers[]>(...parts: Parts): Intersection<Parts[number]> {
  const merged: Record<string, object> = {};
  for (const part of parts)
    for (const [type, fields] of Object.entries(part)) merged[type] = { ...merged[type], ...fields };
  return merged as Intersection<Parts[number]>;
}
