import { GraphQLError } from "graphql";
import type { ReportAbout } from "~/domain/report";
import type { Administrator } from "~/features/accounts/model/require-administrator";
import { type AuditEntry, hasJustRead } from "~/features/audit/model/audit-trail";
import { findSubject } from "~/features/moderation/reads/find-subject";
import { listJobsFor } from "~/features/moderation/writes/administer-jobs";
import { findMembers } from "~/features/moderation/writes/find-members";
import {
  type ManagedMember,
  nameMember,
  readManagedMember,
} from "~/features/moderation/writes/read-managed-member";
import {
  listReportsFor,
  listTrailFor,
  readReport,
  readReportOfFile,
} from "~/features/moderation/writes/read-reports";
import { noAnswer } from "~/features/sign-in/api/answers";
import { readSignUpMailsAs } from "~/features/sign-in/auth/held-mails/steering.server";
import { type Connection, toConnection } from "~/graphql/connections";
import type { GraphQLContext } from "~/graphql/context";
import type { SignUpMails, TroubledJob } from "~/graphql/schema.generated";
import { LOOKUPS_WINDOW } from "~/values/durations";
import { limits } from "~/values/limits";
import { withoutInvisible } from "~/values/text";
import { tooManyWrites } from "~/values/too-many";
import type { FoundMember, FoundReport } from "./admin-types";
import { isProven } from "./administrators";
import { titleOf } from "./reported-texts";

/** The result of an administrator's search. */
export interface FoundMembers {
  whose: FoundMember | null;
  nodes: ManagedMember[];
  more: boolean;
}

type Paging = { first: number; after?: string | null };

export async function findReportSubject(
  context: GraphQLContext,
  about: ReportAbout,
  id: string,
): Promise<{ title: string } | null> {
  const session = await context.session();
  const subject =
    session && (await findSubject(context.reads(), session.uid, about, id, context.clock.now()));
  return subject && { title: titleOf(about, subject) };
}

export async function findReports(
  context: GraphQLContext,
  where: { open: boolean } | { ofUid: string },
  paging: Paging,
): Promise<Connection<FoundReport>> {
  const who = await asker(context);
  return toConnection(
    paging,
    (page) => listReportsFor(context.reads(), who, where, page),
    (report) => report,
  );
}

export async function findReport(context: GraphQLContext, id: string): Promise<FoundReport | null> {
  const who = await asker(context);
  const report = who && (await readReport(context, who, id));
  if (report) context.wakeWorker();
  return report;
}

/** Whether a report shows the file to the caller; its reading is written down as the report’s. */
export async function readsFileOfReport(
  context: GraphQLContext,
  file: { id: string; uid: string; addedAt: string },
): Promise<boolean> {
  const who = await asker(context);
  const report = who?.admin && (await readReportOfFile(context, who, file));
  if (report) context.wakeWorker();
  return Boolean(report);
}

/**
 * By uid, or by the address that the provider knows. Each lookup counts, except for a member read
 * just before.
 */
export async function findManagedMember(
  context: GraphQLContext,
  search: string,
): Promise<FoundMember | null> {
  const who = await asker(context);
  const whole = withoutInvisible(search).trim();
  if (!who?.admin || whole === "") return null;
  const uid = await toUid(context, whole);
  await countLookup(context, who.uid, uid);
  return readMember(context, who, uid);
}

/**
 * The member with that address or id; where there is none, members found by its words. Both are one
 * lookup.
 */
export async function searchMembers(context: GraphQLContext, words: string): Promise<FoundMembers> {
  const who = await asker(context);
  const text = withoutInvisible(words).trim();
  if (!who?.admin || text === "") return { whose: null, nodes: [], more: false };
  const uid = isWhole(text) ? await toUid(context, text) : null;
  await countLookup(context, who.uid, uid);
  const whose = await readMember(context, who, uid);
  if (whose) return { whose, nodes: [], more: false };
  const { uids, more } = await findMembers(context, who, text);
  context.wakeWorker();
  return { whose, nodes: await Promise.all(uids.map((one) => nameMember(context.reads(), one))), more };
}

/** An address or an id, which names one member; anything else is words to search by. */
function isWhole(text: string): boolean {
  return /@.+\./.test(text) || (text.length >= 20 && !/\s/.test(text));
}

async function readMember(
  context: GraphQLContext,
  who: Administrator,
  uid: string | null,
): Promise<FoundMember | null> {
  const found = uid ? await readManagedMember(context, who, uid) : null;
  if (found) context.wakeWorker();
  return found?.account ? { ...found, account: found.account } : null;
}

/** Refuses above the limit. A member read just before is no lookup of its own. */
async function countLookup(context: GraphQLContext, by: string, uid: string | null): Promise<void> {
  if (uid && (await hasJustRead(context.store, by, uid, context.clock.now()))) return;
  const counted = await context.counter.take([
    { key: `managedMember ${by}`, most: limits.lookups, windowMs: LOOKUPS_WINDOW },
  ]);
  if (counted.ok) return;
  context.log.warn({ by }, "An administrator looked up too many members");
  throw new GraphQLError(tooManyWrites(counted.retryAfterMs), {
    extensions: { code: "TOO_MANY_REQUESTS", retryAfter: Math.ceil(counted.retryAfterMs / 1_000) },
  });
}

async function toUid(context: GraphQLContext, search: string): Promise<string | null> {
  if (!search.includes("@")) return search;
  const user = await context.auth.findUser(search);
  if (user.ok) return user.value.uid;
  if (user.code === "user-not-found" || user.code === "invalid-email") return null;
  throw noAnswer();
}

export async function findTrail(context: GraphQLContext, paging: Paging): Promise<Connection<AuditEntry>> {
  const who = await asker(context);
  return toConnection(
    paging,
    (page) => listTrailFor(context.reads(), who, page),
    ({ data }) => data,
  );
}

export async function findTroubledJobs(
  context: GraphQLContext,
  paging: Paging,
): Promise<Connection<TroubledJob>> {
  const who = await asker(context);
  return toConnection(
    paging,
    (page) => listJobsFor(context.reads(), who, page),
    ({ data }) => data,
  );
}

/** The waiting sign-up mails and what was decided about them; null for non-administrators. */
export async function findSignUpMails(context: GraphQLContext): Promise<SignUpMails | null> {
  const who = await asker(context);
  const mails = who && (await readSignUpMailsAs(context, who));
  return (
    mails && { waiting: mails.waiting, order: mails.order?.move ?? null, until: mails.order?.until ?? null }
  );
}

async function asker(context: GraphQLContext): Promise<Administrator | null> {
  const session = await context.session();
  return session && { uid: session.uid, admin: await isProven(context) };
}
