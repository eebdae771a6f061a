import { type AppLoadContext, redirect } from "@remix-run/node";
import { adminPaths } from "~/admin-paths";
import type { Session } from "~/domain/session";
import { confirmPath, paths, safeRedirect } from "~/paths";
import { asksForProof } from "~/shell/api/graphql-failure";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import {
  AdminJobsDocument,
  AdminMemberDocument,
  AdminReportDocument,
  AdminReportsDocument,
  AdminTrailDocument,
} from "~/shell/operations/operations.generated";
import { askAs, requireAdministrator } from "~/shell/request/guards.server";
import { isMeant } from "~/shell/request/is-meant.server";
import { notFound } from "~/shell/request/not-found.server";
import { readForm, textsOf } from "~/shell/request/read-form.server";
import { readPage } from "~/shell/request/read-page.server";
import * as words from "~/words/moderationAdmin.generated";
import * as jobsWords from "~/words/moderationJobs.generated";
import * as membersWords from "~/words/moderationMembers.generated";
import * as trailWords from "~/words/moderationTrail.generated";
import { runAdminPost } from "./admin-forms.server";
import { describeSubject } from "./admin-texts";

/**
 * A page for administrators. All others get the answer of an unknown path: the start page, before
 * anything is read, so that neither the answer nor its time tells the two apart. An administrator
 * whose proof has expired is led to the proof, and back here.
 */
export async function loadAdminPage(request: Request, context: AppLoadContext) {
  const session = await requireAdministrator(context, 302);
  const asked: Asked = { request, context, session, ask: askAs(context, session) };
  const { pathname, search, searchParams } = new URL(request.url);
  const page = await readAdminPage(pathname, asked).catch((error: unknown) => {
    if (!asksForProof(error)) throw error;
    throw redirect(confirmPath(safeRedirect(pathname + search, paths.app)));
  });
  return {
    ...page,
    uid: session.uid,
    proof: context.cookies.proveForm(session.uid),
    done: searchParams.get("done"),
    kept: await findKeptAnswer(request, context, session),
  };
}

/**
 * A form shown to an administrator is kept if the session has ended before the post, as every form
 * is.
 */
export async function runAdminForm(request: Request, context: AppLoadContext) {
  const { state } = await context.session();
  if (state === "signed-in" || !(await isGiven(request, context))) await requireAdministrator(context, 303);
  return runAdminPost(request, context);
}

async function isGiven(request: Request, { cookies }: AppLoadContext): Promise<boolean> {
  const { member = "", proof = "" } = textsOf(await readForm(request, ["member", "proof"]));
  return cookies.isProvenForm(member, proof);
}

interface Asked {
  request: Request;
  context: AppLoadContext;
  session: Session;
  ask: ReturnType<typeof askAs>;
}

/** The session's claim may be out of date; the API's answer is current. */
function requireAdmin(viewer: { admin: boolean } | null): void {
  if (!viewer?.admin) throw redirect(paths.freelancer);
}

async function readAdminPage(pathname: string, asked: Asked) {
  const report = /^\/app\/admin\/reports\/([\w-]+)$/.exec(pathname)?.[1];
  if (report !== undefined) return readReport(asked, report);
  switch (pathname) {
    case adminPaths.reports:
      return readReports(asked, true);
    case adminPaths.decided:
      return readReports(asked, false);
    case adminPaths.members:
      return readMember(asked);
    case adminPaths.jobs:
      return readJobs(asked);
    case adminPaths.trail:
      return readTrail(asked);
    default:
      throw redirect(paths.freelancer);
  }
}

async function readReports({ request, ask }: Asked, open: boolean) {
  const { page, ...place } = await readPage(request, (after) => ask(AdminReportsDocument, { open, after }));
  requireAdmin(page.viewer);
  const { nodes, pageInfo } = page.reports;
  const next = nextPath(open ? adminPaths.reports : adminPaths.decided, pageInfo.endCursor);
  return {
    page: "reports" as const,
    title: open ? words.reports() : words.decidedReports(),
    open,
    reports: nodes,
    place: { ...place, next },
  };
}

async function readReport({ ask }: Asked, id: string) {
  const { viewer, report } = await ask(AdminReportDocument, { id });
  requireAdmin(viewer);
  if (!report) throw notFound();
  return { page: "report" as const, title: describeSubject(report.about, report.of), report };
}

async function readMember({ request, ask }: Asked) {
  const named = new URL(request.url).searchParams.get("uid");
  // A look is counted and written to the trail: another site's link only fills in the form.
  const uid = isMeant(request) ? named : null;
  const { viewer, managedMember } = await ask(AdminMemberDocument, { search: uid ?? "" });
  requireAdmin(viewer);
  return {
    page: "member" as const,
    title: managedMember?.name ?? membersWords.title(),
    asked: uid,
    named,
    member: managedMember,
  };
}

async function readJobs({ request, ask }: Asked) {
  const { page, ...place } = await readPage(request, (after) => ask(AdminJobsDocument, { after }));
  requireAdmin(page.viewer);
  const { nodes, pageInfo } = page.troubledJobs;
  return {
    page: "jobs" as const,
    title: jobsWords.title(),
    jobs: nodes,
    mails: page.signUpMails,
    place: { ...place, next: nextPath(adminPaths.jobs, pageInfo.endCursor) },
  };
}

async function readTrail({ request, ask }: Asked) {
  const { page, ...place } = await readPage(request, (after) => ask(AdminTrailDocument, { after }));
  requireAdmin(page.viewer);
  const { nodes, pageInfo } = page.auditTrail;
  return {
    page: "trail" as const,
    title: trailWords.title(),
    entries: nodes,
    place: { ...place, next: nextPath(adminPaths.trail, pageInfo.endCursor) },
  };
}

function nextPath(path: string, after: string | null | undefined): string | null {
  return after ? `${path}?${new URLSearchParams({ after })}` : null;
}
