import type { ReportAbout } from "~/contract/report";
import { listJobsFor } from "~/domain/administering/administer-jobs";
import type { Administrator } from "~/domain/administering/administrator";
import type { AuditEntry } from "~/domain/administering/audit-trail";
import { readManagedMember } from "~/domain/administering/read-managed-member";
import { listReportsFor, listTrailFor, readReport } from "~/domain/administering/read-reports";
import { findSubject, type Subject } from "~/domain/reports/find-subject";
import type { FoundMember, FoundReport } from "./admin-types";
import { type Connection, toConnection } from "./connections";
import type { GraphQLContext } from "./context";
import { isAdministrator, noAnswer } from "./market-answers";
import type { TroubledJob } from "./schema.generated";

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
  return who && readReport(context, who, id);
}

/** By uid, or by the address that the provider knows. */
export async function findManagedMember(
  context: GraphQLContext,
  search: string,
): Promise<FoundMember | null> {
  const who = await asker(context);
  if (!who?.admin) return null;
  const uid = await toUid(context, search.trim());
  const found = uid && (await readManagedMember(context, who, uid));
  return found && found.account ? { ...found, account: found.account } : null;
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

async function asker(context: GraphQLContext): Promise<Administrator | null> {
  const session = await context.session();
  return session && { uid: session.uid, admin: await isAdministrator(context) };
}
