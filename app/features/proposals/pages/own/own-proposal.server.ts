import { type AppLoadContext, redirect } from "@remix-run/node";
import { readTexts } from "~/domain/fields/content.server";
import { answerControls, controlOf, namesOf } from "~/domain/fields/controls";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { requireViewer } from "~/features/accounts/flows/viewer.server";
import { begunByVisitor } from "~/features/proposals/shared/begun-by-visitor";
import { briefPath, filesPath, ownPaths, paths, profileGapPath, proposalPath, withBack } from "~/paths";
import type { Ask } from "~/shell/api/graphql-client.server";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  BriefDocument,
  ConfirmProposalDocument,
  DeleteProposalDocument,
  OwnToNameDocument,
  OwnVersionDocument,
  SaveProposalDocument,
  SendProposalDocument,
  WithdrawProposalDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import * as words from "~/words/proposalsOwn.generated";
import type { ChangedBrief, ReadVersion, SavedProposal, ToName } from "./proposal-form-answer";
import { alignTyped, beginProposal, postedBy } from "./proposal-texts.server";

/**
 * The brief with the member's proposal for it. The brief's owner is led to the brief; a 404 for
 * others.
 */
export async function loadOwnProposal(request: Request, context: AppLoadContext, id: string) {
  const { session, ask } = await requireMember(request, context);
  const { brief } = await ask(BriefDocument, { id });
  if (!brief) throw notFound();
  if (!brief.fit) throw redirect(briefPath(id));
  const { profile } = await requireViewer(request, context);
  const kept = await findKeptAnswer(request, context, session);
  const version = brief.edits.length > 0 ? await readVersion(ask, id) : firstVersion;
  const begun = { ...beginProposal(brief, profile?.rate ?? null), own: await readToName(ask), version };
  if (kept?.intent !== begunByVisitor) return { brief, uid: session.uid, ...begun, kept };
  // Begun on the public page: it stands in the form as if it had been typed here.
  const { pitch = "" } = kept.lastResult.initialValue ?? {};
  const texts = begun.texts.pitch ? begun.texts : { ...begun.texts, pitch };
  return { brief, uid: session.uid, ...begun, texts, kept: null };
}

/** The version of a brief, and what it asks otherwise than the member's proposal answers. */
async function readVersion(ask: Ask, id: string): Promise<ReadVersion> {
  const { brief } = await ask(OwnVersionDocument, { id });
  const { versionState = "CURRENT", changes = [] } = brief?.ownProposal ?? {};
  return { number: brief?.version ?? 1, answerBy: brief?.answerBy ?? null, state: versionState, changes };
}

const firstVersion: ReadVersion = { number: 1, answerBy: null, state: "CURRENT", changes: [] };

async function readToName(ask: Ask): Promise<ToName> {
  const { viewer } = await ask(OwnToNameDocument, {});
  const isAgency = viewer?.kind === "AGENCY";
  const people = isAgency ? (viewer.profile?.people ?? []) : [];
  return { cases: viewer?.cases ?? [], isAgency, people: people.map(({ name }) => name) };
}

type Shown = ChangedBrief | SavedProposal;
type ProposalPost = (post: Post, id: string) => Promise<Response | Outcome<Shown>>;

/** Saves, sends, withdraws or deletes the member's proposal, by the form's `intent`. */
export function runOwnProposal(request: Request, context: AppLoadContext, id: string) {
  return runForm<Shown>(request, context, {
    names: [...namesOf(proposalFields), "version", "changes"],
    fields: proposalFields,
    controlOf: controlFor,
    // A suspended member may not read the briefs of others.
    takesPage: ["NOT_ACTIVE"],
    async existing(post, code) {
      if (code !== "STALE" || pressed(intents, post) !== write) return null;
      const { brief } = await post.ask(BriefDocument, { id });
      const proposal = brief?.ownProposal;
      return { texts: proposal ? postedBy(brief, proposal) : null, revision: proposal?.revision ?? null };
    },
    run: (post) => pressed(intents, post)?.(post, id) ?? Promise.resolve(redirect(proposalPath(id), 303)),
  });
}

const intents: Record<string, ProposalPost> = {
  autosave: write,
  save: write,
  send: write,
  files: write,
  case: write,
  people: write,
  async confirm({ ask, typed }, id) {
    const version = toVersion(typed.version) ?? 0;
    const { confirmProposal } = await ask(ConfirmProposalDocument, { brief: id, version });
    const isStale = confirmProposal.refusal?.code === "STALE";
    return doneAt(
      `${proposalPath(id)}?done=confirmed`,
      confirmProposal,
      isStale ? words.newerVersion() : undefined,
    );
  },
  async withdraw({ ask }, id) {
    const { withdrawProposal } = await ask(WithdrawProposalDocument, { brief: id });
    return doneAt(`${proposalPath(id)}?done=withdrawn`, withdrawProposal);
  },
  async delete({ ask }, id) {
    const { deleteProposal } = await ask(DeleteProposalDocument, { brief: id });
    return doneAt(paths.ownProposals, deleteProposal);
  },
};

/** The version of the brief that a form was made from; null where it says none. */
function toVersion(text = ""): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** Pages on which something is added that the form shows: each leads back to it. */
const waysOut: Readonly<Record<string, (id: string, uid: string) => string>> = {
  files: (id, uid) => filesPath("PROPOSAL", `${id}_${uid}`),
  case: (id) => withBack(ownPaths.newCase, proposalPath(id)),
  people: (id) => profileGapPath("people", null, proposalPath(id)),
};

async function write(post: Post, id: string): ReturnType<ProposalPost> {
  const { ask, typed, intent, revision } = post;
  const { content, problems } = readTexts(proposalFields, typed);
  if (problems.length > 0) return { refusal: refuse("INVALID", problems) };
  const variables = { brief: id, revision, proposal: content };
  const { proposal, refusal } =
    intent === "send"
      ? (await ask(SendProposalDocument, { ...variables, version: toVersion(typed.version) })).sendProposal
      : (await ask(SaveProposalDocument, variables)).saveProposal;
  if (!refusal && proposal) {
    if (intent === "autosave") return { shown: proposal as SavedProposal };
    const wayOut = waysOut[intent]?.(id, post.session.uid);
    if (wayOut) return redirect(wayOut, 303);
    // The revision makes the address a new one, so the form is rendered anew from what was saved.
    const sent = typed.changes === "on" ? "done=changed" : "done=sent";
    const done = intent === "save" ? `saved=${proposal.revision}` : sent;
    return redirect(`${proposalPath(id)}?${done}`, 303);
  }
  if (refusal?.code !== "BRIEF_CHANGED" || intent === "autosave") return { refusal };
  const { brief } = await ask(BriefDocument, { id });
  const asked = brief?.mustHaves ?? [];
  const aligned = alignTyped(typed, asked);
  const { number } = brief && brief.edits.length > 0 ? await readVersion(ask, id) : firstVersion;
  return {
    refusal: { ...refusal, problems: [] },
    typed: aligned.typed,
    shown: { asked, gone: aligned.gone, version: number },
  };
}

/**
 * The API numbers answers, the form letters them. After a yes or no the error belongs to the
 * evidence.
 */
function controlFor(field: string, form: FormData): string {
  const [, index, ofCase] = /^answers\.(\d+)(\.case)?$/.exec(field) ?? [];
  const answer = index === undefined ? undefined : answerControls()[Number(index)];
  if (answer && ofCase) return answer.shownIn;
  if (answer) return form.has(answer.met) ? answer.evidence : answer.met;
  return field === "version" ? field : controlOf(proposalFields, field);
}
