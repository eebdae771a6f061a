import { hindranceToAct } from "~/features/accounts/model/member";
import { writeReport } from "~/features/moderation/writes/write-report";
import { answerDeletion } from "~/features/sign-in/api/answers";
import type { FeatureResolvers } from "~/graphql/schema.generated";
import { adminMutations } from "./admin-mutations";
import {
  findManagedMember,
  findReport,
  findReportSubject,
  findReports,
  findSignUpMails,
  findTrail,
  findTroubledJobs,
  searchMembers,
} from "./admin-queries";
import { adminTypes, whySuspended } from "./admin-types";
import { isAdministrator } from "./administrators";

export const moderationResolvers = {
  Query: {
    troubledJobs: (_parent, args, context) => findTroubledJobs(context, args),
    signUpMails: (_parent, _args, context) => findSignUpMails(context),
    reportSubject: (_parent, { about, id }, context) => findReportSubject(context, about, id),
    reports: (_parent, { open, ...paging }, context) => findReports(context, { open }, paging),
    report: (_parent, { id }, context) => findReport(context, id),
    managedMember: (_parent, { search }, context) => findManagedMember(context, search),
    findMembers: (_parent, { words }, context) => searchMembers(context, words),
    auditTrail: (_parent, args, context) => findTrail(context, args),
  },
  Mutation: {
    sendReport: (_parent, { about, id, reason, note }, context) =>
      answerDeletion(context, (parts, uid) =>
        writeReport(parts, uid, { about, subject: id, reason, note: note ?? null }),
      ),
    ...adminMutations,
  },
  Viewer: {
    suspendedBecause: ({ account }) => whySuspended(account),
    admin: async ({ account }, _args, context) =>
      hindranceToAct(account) === null && (await isAdministrator(context)),
  },
  ...adminTypes,
} satisfies FeatureResolvers;
