import { GraphQLError } from "graphql";
import { readSignUpMailsAs } from "~/auth/sign-up-mails/steer-mails.server";
import { limits } from "~/contract/limits";
import type { ReportAbout } from "~/contract/report";
import { LOOKUPS_WINDOW } from "~/contract/times";
import { tooManyWrites } from "~/contract/too-many";
import { listJobsFor } from "~/domain/administering/administer-jobs";
import type { Administrator } from "~/domain/administering/administrator";
import { type AuditEntry, hasJustRead } from "~/domain/administering/audit-trail";
import { findMembers } from "~/domain/administering/find-members";
import {
  type ManagedMember,
  nameMember,
  readManagedMember,
} from "~/domain/administering/read-managed-member";
import { listReportsFor, listTrailFor, readReport } from "~/domain/administering/read-reports";
import { findSubject, type Subject } from "~/domain/reports/find-subject";
import type { FoundMember, FoundReport } from "./admin-types";
import { isProven } from "./administrators";
import { type Connection, toConnection } from "./connections";
import type { GraphQLContext } from "./context";
import { noAnswer } from "./market-answers";
import type { SignUpMails, TroubledJob } from "./schema.generated";

type Paging = { first: number; after?: string | null };

export async function findReportSubject(
  context: GraphQLContext,
  about: ReportAbout,
  id: string,
): Promise<Subject | null> {
  const session = await context.session();
  return session && findSubject(context.reads(), session.uid, about, id);
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

/** By uid, or by the address that the provider knows. Each lookup counts, but for a member who was read just now. */
export async function findManagedMember(
  context: GraphQLContext,
  search: string,
): Promise<FoundMember | null> {
  const who = await asker(context);
  if (!who?.admin) return null;
  const uid = await toUid(context, search.trim());
  if (!uid || !(await hasJustRead(context.store, who.uid, uid, context.clock.now())))
    await countLookup(context, who.uid);
  const found = uid ? await readManagedMember(context, who, uid) : null;
  if (found) context.wakeWorker();
  return found?.account ? { ...found, account: found.account } : null;
}

/** Each search counts as a lookup. */
export async function searchMembers(
  context: GraphQLContext,
  words: string,
): Promise<{ nodes: ManagedMember[] }> {
  const who = await asker(context);
  if (!who?.admin) return { nodes: [] };
  await countLookup(context, who.uid);
  const uids = await findMembers(context, who, words);
  context.wakeWorker();
  return { nodes: await Promise.all(uids.map((uid) => nameMember(context.reads(), uid))) };
}

async function countLookup(context: GraphQLContext, by: string): Promise<void> {
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

/** What waits, and what was said of it; null for others than administrators. */
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
