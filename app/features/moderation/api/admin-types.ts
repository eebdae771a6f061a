import { wordsOf } from "~/features/accounts/model/account";
import { isListedAdministrator } from "~/features/accounts/model/administrators";
import { aboutMembers } from "~/features/audit/model/audit-trail";
import { findBrief } from "~/features/briefs/api/find-brief";
import type { Report } from "~/features/moderation/model/report";
import { findRemovable } from "~/features/moderation/writes/decide-report";
import { type ManagedMember, nameMember } from "~/features/moderation/writes/read-managed-member";
import { findMember } from "~/features/profiles/api/find-member";
import type { GraphQLContext } from "~/graphql/context";
import type { CompleteResolvers } from "~/graphql/schema.generated";
import type { Versioned } from "~/platform/ports/store";
import { findReports } from "./admin-queries";
import { labelOfText, nameOfText } from "./reported-texts";

/** Types that only administrators' queries lead to. */
export type FoundReport = Versioned<Report>;
export type FoundMember = ManagedMember & { account: NonNullable<ManagedMember["account"]> };

type Types = Pick<
  CompleteResolvers,
  | "ReportLine"
  | "Report"
  | "ReportedText"
  | "ReportOutcome"
  | "NamedMember"
  | "MemberLine"
  | "ManagedMember"
  | "AuditEntry"
>;

const named = (uid: string, context: GraphQLContext) => nameMember(context.reads(), uid);

const reportLine = {
  id: ({ id }: FoundReport) => id,
  about: ({ data }: FoundReport) => data.about,
  reason: ({ data }: FoundReport) => data.reason,
  createdAt: ({ data }: FoundReport) => data.createdAt.split("_", 1)[0] ?? "",
  by: ({ data }: FoundReport, _args: object, context: GraphQLContext) => named(data.by, context),
  of: ({ data }: FoundReport, _args: object, context: GraphQLContext) => named(data.ofUid, context),
  outcome: ({ data }: FoundReport) => data.outcome,
};

/** The administrators' objects, field by field. */
export const adminTypes: Types = {
  ReportLine: reportLine,
  Report: {
    ...reportLine,
    subject: ({ data }) => data.subject,
    note: ({ data }) => data.note,
    texts: ({ data }) => data.texts,
    readable: async ({ data: { about, subject, ofUid } }, _args, context) => {
      if (about === "BRIEF") return (await findBrief(context, subject)) !== null;
      return about === "MEMBER" && (await findMember(context, ofUid, null)) !== null;
    },
    removable: async ({ data }, _args, context) => {
      const session = await context.session();
      return (session && (await findRemovable(context.reads(), session.uid, data)))?.what ?? null;
    },
  },
  ReportedText: {
    name: nameOfText,
    label: labelOfText,
    by: ({ by }, _args, context) => named(by, context),
    around: ({ around }) => around ?? false,
  },
  ReportOutcome: {
    by: ({ by }, _args, context) => named(by, context),
  },
  NamedMember: {
    status: ({ account }) => account?.status ?? null,
  },
  MemberLine: {
    status: ({ account }) => account?.status ?? null,
    kind: ({ account }) => account?.kind ?? null,
    email: ({ account }) => account?.email ?? null,
  },
  ManagedMember: {
    readable: async ({ uid }, _args, context) => (await findMember(context, uid, null)) !== null,
    email: ({ account }) => account.email,
    kind: ({ account }) => account.kind,
    status: ({ account }) => account.status,
    createdAt: ({ account }) => account.createdAt,
    administrator: ({ uid }, _args, context) => isListedAdministrator(context.reads(), uid),
    events: ({ account }) => (account.events ?? []).map((line) => ({ ...line, words: line.words ?? null })),
    reports: ({ uid }, paging, context) => findReports(context, { ofUid: uid }, paging),
  },
  AuditEntry: {
    by: ({ by }, _args, context) => (by === null ? null : named(by, context)),
    member: ({ act, about }, _args, context) => (aboutMembers.includes(act) ? named(about, context) : null),
  },
};

/** The reason for the viewer's suspension; null while they aren't suspended. */
export function whySuspended(account: FoundMember["account"]): string | null {
  return account.status === "SUSPENDED" ? wordsOf(account, "SUSPEND") : null;
}
