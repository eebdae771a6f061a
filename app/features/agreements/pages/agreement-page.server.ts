import type { AppLoadContext } from "@remix-run/node";
import { agreementFields } from "~/domain/fields/agreement-fields";
import { pickContent } from "~/domain/fields/content";
import { parseTexts, toTexts } from "~/domain/fields/content.server";
import { controlOf, namesOf } from "~/domain/fields/controls";
import { agreementPath } from "~/paths";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  AgreementDocument,
  type AgreementQuery,
  ConfirmAgreementDocument,
  EndAgreementDocument,
  OfferAgreementDocument,
  ReturnAgreementDocument,
  SaveAgreementDocument,
  WithdrawAgreementDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import * as words from "~/words/agreements.generated";

export type AgreementWork = NonNullable<AgreementQuery["work"]>;

/** The agreement about a work, for its two sides; a 404 for all others. */
export async function loadAgreement(request: Request, context: AppLoadContext, id: string) {
  const { session, ask } = await requireMember(request, context);
  const { work } = await ask(AgreementDocument, { id });
  if (!work) throw notFound();
  const { searchParams } = new URL(request.url);
  return {
    work,
    uid: session.uid,
    typed: toTyped(work.agreement.draft),
    edits: searchParams.has("edit"),
    taken: searchParams.get("taken"),
    done: searchParams.get("done"),
    paper: searchParams.get("paper"),
    kept: await findKeptAnswer(request, context, session),
  };
}

const { milestones } = agreementFields;
// With one more milestone than there is room for, so that it is refused instead of dropped.
const read = { ...agreementFields, milestones: { ...milestones, most: milestones.most + 1 } };
const controls = [...namesOf(read), "over", "hash", "lastOn", "words"];

/** What its two sides do with it. */
export function runAgreement(request: Request, context: AppLoadContext, id: string) {
  return runForm<never>(request, context, {
    names: controls,
    fields: agreementFields,
    controlOf: (field) => (controls.includes(field) ? field : controlOf(agreementFields, field)),
    place: () => ({ back: new URL(request.url).search }),
    takesPage: ["NOT_ACTIVE"],
    async existing(post, code) {
      if (code !== "STALE" || post.intent !== "save") return null;
      const { draft } = await readAgreement(post, id);
      return { texts: toTyped(draft), revision: draft.revision };
    },
    run: async (post) => {
      const run = pressed(intents, post);
      return run ? run(post, id) : { refusal: refuse("INVALID") };
    },
  });
}

const intents: Record<string, (post: Post, id: string) => Promise<Response | Outcome<never>>> = {
  async save({ ask, typed, revision }, id) {
    const { content, problems } = parseTexts(agreementFields, typed);
    if (problems.length > 0) return { refusal: refuse("INVALID", problems) };
    const { saveAgreement } = await ask(SaveAgreementDocument, { id, revision, agreement: content });
    return doneAt(donePath(id, "saved"), saveAgreement);
  },
  async offer(post, id) {
    const { ask, typed, revision } = post;
    const over = /^\d{1,4}$/.test(typed.over ?? "") ? Number(typed.over) : null;
    const { offerAgreement } = await ask(OfferAgreementDocument, { id, revision: revision ?? 0, over });
    const outcome = doneAt(donePath(id, "offered"), offerAgreement);
    if (outcome instanceof Response || outcome.refusal?.code !== "INVALID") return outcome;
    // What is missing is shown at its fields.
    return { ...outcome, typed: { ...typed, ...toTyped((await readAgreement(post, id)).draft) } };
  },
  async confirm({ ask, typed }, id) {
    const { confirmAgreement } = await ask(ConfirmAgreementDocument, { id, hash: typed.hash ?? "" });
    return doneAt(donePath(id, "confirmed"), confirmAgreement);
  },
  async return({ ask, typed }, id) {
    const { hash = "", words = "" } = typed;
    const { returnAgreement } = await ask(ReturnAgreementDocument, { id, hash, words });
    return doneAt(donePath(id, "returned"), returnAgreement);
  },
  async end({ ask, typed }, id) {
    const { hash = "", lastOn = "", words = "" } = typed;
    const { endAgreement } = await ask(EndAgreementDocument, { id, hash, lastOn, words });
    return doneAt(donePath(id, "ended"), endAgreement);
  },
  async withdraw({ ask, typed }, id) {
    const { withdrawAgreement } = await ask(WithdrawAgreementDocument, { id, hash: typed.hash ?? "" });
    return doneAt(donePath(id, "withdrawn"), withdrawAgreement);
  },
};

async function readAgreement({ ask }: Post, id: string) {
  const { work } = await ask(AgreementDocument, { id });
  if (!work) throw notFound();
  return work.agreement;
}

/** A draft as its form holds it. Before the first save it proposes plain sentences of ours. */
function toTyped(draft: AgreementWork["agreement"]["draft"]): Record<string, string> {
  const content = pickContent(agreementFields, draft);
  const { rights, confidentiality } = content;
  const isNew = draft.revision === null && rights === null && confidentiality === null;
  return toTexts(
    agreementFields,
    isNew
      ? { ...content, rights: words.rightsProposed(), confidentiality: words.confidentialityProposed() }
      : content,
  );
}

function donePath(id: string, done: string): string {
  return `${agreementPath(id)}?${new URLSearchParams({ done })}`;
}
