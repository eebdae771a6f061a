import { type AppLoadContext, redirect } from "@remix-run/node";
import { noteOwed } from "~/domain/note-owed";
import { wayOn } from "~/features/proposals/pages/decide/decide.server";
import { getProposal } from "~/features/proposals/pages/decide/decide-reads.server";
import { nameOf } from "~/features/proposals/pages/decide/decide-texts";
import { withDecided } from "~/features/proposals/pages/decide/decided";
import { proposalsPath } from "~/paths";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  AcceptProposalDocument,
  DeclineProposalsDocument,
  type NoInput,
} from "~/shell/operations/operations.generated";
import { readPost } from "~/shell/request/read-form.server";
import type { FieldProblem } from "~/values/refusals";
import * as words from "~/words/proposalsReply.generated";
import { namedIn, reasonFrom, replyNames, type UnsentNote } from "./reply-fields";
import { readDeclined, readWaiting } from "./reply-page.server";

/**
 * Replies to several applicants at once. A refusal comes back with all that was typed, and with the
 * applicants who wait now.
 */
export async function replyToSeveral(request: Request, context: AppLoadContext, brief: string) {
  const named = namedIn(Object.fromEntries(await readPost(request)));
  const ofEach = named.flatMap((uid) => Object.values(replyNames).map((name) => name(uid)));
  const controls = ["reason", "note", ...ofEach];
  return runForm<UnsentNote[]>(request, context, {
    names: ["yes", ...controls],
    // A hidden field can't be mended by the hirer, so its errors are shown for the whole form.
    controlOf: (field) => (controls.includes(field) ? field : ""),
    // If an acceptance isn’t possible any more, its page leads on to the proposal.
    takesPage: ["NOT_ACTIVE", "WRONG_STATE"],
    // The query names the applicants.
    place: () => ({ back: new URL(request.url).search }),
    async run(post) {
      const reply = pressed(replies, post);
      if (!reply) return { refusal: refuse("INVALID", [{ field: "", message: words.chooseWhatToDo() }]) };
      const { noes, problems } = noesIn(post);
      if (problems.length > 0)
        return { refusal: refuse("INVALID", [...problems, ...(await notesOwed(post, brief))]) };
      const from = Object.fromEntries(new URL(request.url).searchParams);
      return said(await reply(post, brief, noes, from), () => unsentNotes(post, brief));
    },
  });
}

type Reply = (
  post: Post,
  brief: string,
  noes: NoInput[],
  from: Parameters<typeof wayOn>[2],
) => Promise<Response | Outcome<never>>;

const replies: Record<string, Reply> = {
  async accept({ ask, typed }, brief, noes, from) {
    const { yes = "" } = typed;
    const { acceptProposal } = await ask(AcceptProposalDocument, { brief, applicant: yes, noes });
    return doneAt(withDecided(wayOn(brief, proposalsPath(brief, yes), from), "accept", yes), acceptProposal);
  },
  async decline({ ask }, brief, noes, from) {
    const [first] = noes;
    if (!first) return redirect(proposalsPath(brief), 303);
    const { declineProposals } = await ask(DeclineProposalsDocument, { brief, noes });
    const what = noes.length > 1 ? "declines" : "decline";
    // The next page offers to undo the decision about the applicant in its address, so name one who
    // got a reply: another may have withdrawn meanwhile.
    const whom = declineProposals.refusal ? first.applicant : await lastDeclined(ask, brief, noes);
    return doneAt(
      withDecided(wayOn(brief, proposalsPath(brief), from), what, whom ?? first.applicant),
      declineProposals,
    );
  },
};

/**
 * The first of the applicants who are told last: those belong to this press, others may have been
 * declined before. Null for none.
 */
async function lastDeclined(ask: Post["ask"], brief: string, noes: NoInput[]): Promise<string | null> {
  const declined = await readDeclined(
    ask,
    brief,
    noes.map(({ applicant }) => applicant),
  );
  const last = declined.map(({ tellsAt }) => tellsAt ?? "").reduce((a, b) => (a < b ? b : a), "");
  return declined.find(({ tellsAt }) => (tellsAt ?? "") === last)?.applicantUid ?? null;
}

/** The replies in the form. */
function noesIn({ typed }: Post): { noes: NoInput[]; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const noes = namedIn(typed).flatMap((applicant) => {
    const reason = reasonFrom(typed[replyNames.reason(applicant)], typed.reason);
    const { note, withoutNote, isBoth } = noteTo(applicant, typed);
    if (reason === null) problems.push({ field: replyNames.reason(applicant), message: words.noReason() });
    if (isBoth) problems.push({ field: replyNames.note(applicant), message: words.noteAndNone() });
    return reason ? [{ applicant, reason, note, withoutNote }] : [];
  });
  return { noes, problems };
}

/** An applicant's own note takes precedence over the note to everyone. */
function noteTo(applicant: string, typed: Post["typed"]) {
  const own = typed[replyNames.note(applicant)]?.trim() ?? "";
  const withoutNote = typed[replyNames.none(applicant)] === "on";
  const note = withoutNote ? null : own || typed.note?.trim() || null;
  return { note, withoutNote, isBoth: withoutNote && own !== "" };
}

/**
 * Missing required notes, to be shown with the form's other errors: a form with errors isn’t sent
 * to the API, which checks for missing notes otherwise.
 */
async function notesOwed({ ask, typed }: Post, brief: string): Promise<FieldProblem[]> {
  const named = new Set(namedIn(typed));
  return (await readWaiting(ask, brief)).flatMap(({ applicantUid, status }) => {
    const { note, withoutNote } = noteTo(applicantUid, typed);
    const isOwed = named.has(applicantUid) && status === "SHORTLISTED" && note === null && !withoutNote;
    return isOwed ? [{ field: replyNames.note(applicantUid), message: noteOwed() }] : [];
  });
}

/**
 * If the list of applicants has changed, it is shown anew, and beside it the notes for those who
 * are no longer on it.
 */
async function said(
  answer: Response | Outcome<never>,
  readUnsent: () => Promise<UnsentNote[]>,
): Promise<Response | Outcome<UnsentNote[]>> {
  if (answer instanceof Response || answer.refusal?.code !== "STALE") return answer;
  return { ...answer, message: words.stale(), shown: await readUnsent() };
}

async function unsentNotes({ ask, typed }: Post, brief: string): Promise<UnsentNote[]> {
  const waiting = new Set((await readWaiting(ask, brief)).map(({ applicantUid }) => applicantUid));
  const notes = namedIn(typed).map(async (uid) => {
    const note = typed[replyNames.note(uid)]?.trim();
    const proposal = note && !waiting.has(uid) ? await getProposal(ask, brief, uid) : null;
    return note && proposal ? [{ uid, name: nameOf(proposal), note }] : [];
  });
  return (await Promise.all(notes)).flat();
}
