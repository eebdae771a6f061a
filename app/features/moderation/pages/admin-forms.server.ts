import type { AppLoadContext } from "@remix-run/node";
import { adminMemberPath, adminPaths, adminReportPath } from "~/admin-paths";
import { type ReportReason, reportReasons } from "~/domain/report";
import { asksForProof } from "~/shell/api/graphql-failure";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type FormRefusal, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  AdminFindMembersDocument,
  type AdminFindMembersQuery,
  DismissReportDocument,
  EndJobDocument,
  type MailMove,
  ReinstateMemberDocument,
  RemoveReportedDocument,
  RetryJobDocument,
  SteerMailsDocument,
  SuspendMemberDocument,
  type SuspendMemberMutationVariables,
  WarnMemberDocument,
} from "~/shell/operations/operations.generated";
import { valueNamed } from "~/values/choices";
import * as adminWords from "~/words/moderationAdmin.generated";
import * as words from "~/words/moderationMembers.generated";

/** The forms of the administrators' pages, by their `intent`. */
export function runAdminPost(request: Request, context: AppLoadContext) {
  const { pathname, search } = new URL(request.url);
  return runForm<FoundMembers>(request, context, {
    names: ["proof", "find", "uid", "report", "reason", "words", "job"],
    place: () => ({ page: pathname, back: search }),
    run: (post) => (pressed(forms, post) ?? find)(post),
  });
}

/** The members that a search found: shown with its form, and stored nowhere. */
export interface FoundMembers {
  found: AdminFindMembersQuery["findMembers"]["nodes"];
  more: boolean;
}

type AdminForm = (post: Post) => Promise<Response | Outcome<FoundMembers>>;

const forms: Record<string, AdminForm> = {
  async dismiss({ ask, typed: { report: id = "", words } }) {
    const { dismissReport } = await ask(DismissReportDocument, { id, words: words || null });
    return doneAt(`${adminReportPath(id)}?done=dismissed`, dismissReport);
  },
  remove: (post) =>
    decide(post, "removed", async ({ report, reason, words }) => {
      const removed = await post.ask(RemoveReportedDocument, { id: report ?? "", reason, words });
      return removed.removeReported;
    }),
  warn: (post) =>
    decide(post, "warned", async (cause) => (await post.ask(WarnMemberDocument, cause)).warnMember),
  suspend: (post) =>
    decide(post, "suspended", async (cause) => (await post.ask(SuspendMemberDocument, cause)).suspendMember),
  async restore({ ask, typed: { uid = "", words = "" } }) {
    const { reinstateMember } = await ask(ReinstateMemberDocument, { uid, words });
    return doneAt(`${adminMemberPath(uid)}&done=restored`, reinstateMember);
  },
  async retry({ ask, typed: { job: id = "" } }) {
    const { retryJob } = await ask(RetryJobDocument, { id });
    return doneAt(`${adminPaths.jobs}?done=retried`, retryJob);
  },
  async end({ ask, typed: { job: id = "" } }) {
    const { endJob } = await ask(EndJobDocument, { id });
    return doneAt(`${adminPaths.jobs}?done=ended`, endJob);
  },
  "let-go": ({ ask }) => steer(ask, "LET_GO"),
  hold: ({ ask }) => steer(ask, "HOLD"),
  "by-itself": ({ ask }) => steer(ask, "BY_ITSELF"),
};

/**
 * Warns or suspends a member, or takes down what was reported, then leads back to the report that
 * this decides, or to the member.
 */
async function decide(
  { typed: { uid = "", words = "", report, ...typed } }: Post,
  done: string,
  run: (cause: SuspendMemberMutationVariables) => Promise<{ refusal: FormRefusal | null }>,
): Promise<Response | Outcome<never>> {
  const reason: ReportReason | null = valueNamed(reportReasons, typed.reason);
  if (!reason)
    return { refusal: refuse("INVALID", [{ field: "reason", message: adminWords.chooseReason() }]) };
  const decided = await run({ uid, reason, words, report: report || null });
  const back = report ? `${adminReportPath(report)}?` : `${adminMemberPath(uid)}&`;
  return doneAt(`${back}done=${done}`, decided);
}

async function steer(ask: Post["ask"], move: MailMove): Promise<Response | Outcome<never>> {
  const { steerMails } = await ask(SteerMailsDocument, { move });
  return doneAt(`${adminPaths.jobs}?done=${move.toLowerCase().replace("_", "-")}`, steerMails);
}

/** A POST, so that no person's e-mail address becomes part of a page's address. */
async function find({ ask, typed }: Post): Promise<Response | Outcome<FoundMembers>> {
  try {
    const { findMembers } = await ask(AdminFindMembersDocument, { words: typed.find ?? "" });
    const { whose, nodes: found, more } = findMembers;
    if (whose) return doneAt(adminMemberPath(whose.uid), { refusal: null });
    if (found.length > 0) return { shown: { found, more } };
    const message = more ? words.findTooMany() : words.findNobody();
    return { refusal: refuse("INVALID", [{ field: "find", message }]) };
  } catch (error) {
    if (!asksForProof(error)) throw error;
    return { refusal: refuse("PROVE_AGAIN") };
  }
}
