import { type AppLoadContext, redirect } from "@remix-run/node";
import { briefIdShape } from "~/domain/brief";
import { problemsForPublishing } from "~/domain/brief-check";
import { briefFields } from "~/domain/fields/brief-fields";
import { pickContent } from "~/domain/fields/content";
import { readTexts, toTexts } from "~/domain/fields/content.server";
import { controlOf, namesOf } from "~/domain/fields/controls";
import { readTyped } from "~/domain/fields/typed";
import { sayProblem } from "~/domain/problem-texts";
import { briefPath, editBriefPath, filesPath, publishedPath } from "~/paths";
import type { Post } from "~/shell/forms/member-form.server";
import { type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  type BriefDetailsFragment,
  BriefFormDocument,
  type BriefFormQuery,
  type BriefInput,
  PublishBriefDocument,
  SaveBriefDocument,
} from "~/shell/operations/operations.generated";
import { notFound } from "~/shell/request/not-found.server";
import { limits } from "~/values/limits";
import type { RefusalCode } from "~/values/refusals";
import * as words from "~/words/briefsForm.generated";
import { exampleAsked, isExample } from "./brief-examples.server";
import { type BriefShown, type SavedBrief, savedPlace, takeControls } from "./brief-form-answer";
import { showFound, takeFound } from "./paste.server";

export type FormBrief = NonNullable<BriefFormQuery["brief"]>;

/**
 * Handles the posts of both pages with a brief's form: saves the text, or publishes the brief.
 * `addressId`: the id in the address; a new brief's id is in its form.
 */
export function runBriefForm(request: Request, context: AppLoadContext, addressId: string | null) {
  const idIn = (form: FormData) => addressId ?? newIdIn(form);
  return runForm<BriefShown>(request, context, {
    names: [...namesOf(briefFields), "id", "pasted", ...takeControls],
    fields: briefFields,
    controlOf: (field) => (field === "pasted" ? field : controlOf(briefFields, field)),
    // Kept under the brief's page, because a new brief's form has two addresses: before and after
    // its first save.
    place: (form) => ({
      page: editBriefPath(idIn(form)),
      back: addressId === null && idIn(form) !== "" ? `?id=${idIn(form)}` : "",
    }),
    async existing({ form, ask }, code) {
      if (!changedMeanwhile.includes(code)) return null;
      const { brief } = await ask(BriefFormDocument, { id: idIn(form) });
      return brief && { texts: toTyped(brief), revision: brief.revision };
    },
    async run(post) {
      const id = idIn(post.form);
      if (id === "") throw notFound();
      return saveAll(post, id);
    },
  });
}

/** "" where the form holds no id of a brief: it wasn't sent by our page. */
function newIdIn(form: FormData): string {
  const id = String(form.get("id") ?? "");
  return briefIdShape.test(id) ? id : "";
}

/** After these refusals the form that shows what was typed may no longer exist. */
const changedMeanwhile: RefusalCode[] = [
  "STALE",
  "HAS_PROPOSALS",
  "WRONG_STATE",
  "NOT_ACTIVE",
  "REVIEW_FIRST",
];

async function saveAll(post: Post, id: string): Promise<Response | Outcome<BriefShown>> {
  if (post.intent === "read") return read(post);
  const example = exampleAsked(post.intent);
  if (example !== null) return begin(post, example);
  const { content, problems } = readTexts(briefFields, post.typed);
  if (problems.length > 0) return { refusal: refuse("INVALID", problems) };
  if (post.intent === "autosave") {
    // A tab that was left open must not change a brief that was published in another.
    const { brief } = await post.ask(BriefFormDocument, { id });
    if (brief ? brief.status !== "DRAFT" : post.revision !== null) return { refusal: refuse("STALE") };
  }
  if (post.intent !== "fill") return save(post, id, content);
  const ticked = new Set(takeControls.flatMap((control) => post.typed[control] ?? []));
  return save(post, id, takeFound(post.typed.pasted ?? "", content, ticked, post.context.clock.now()));
}

/** Puts an example into the box, unless something of their own stands there. */
function begin({ typed }: Post, example: string): Outcome<BriefShown> {
  const { pasted = "" } = typed;
  return { typed: { ...typed, pasted: pasted.trim() === "" || isExample(pasted) ? example : pasted } };
}

/** Says what a pasted text has in it; saves nothing. */
function read({ typed, context }: Post): Outcome<BriefShown> {
  const pasted = typed.pasted ?? "";
  if (pasted.trim() === "")
    return { refusal: refuse("INVALID", [{ field: "pasted", message: words.pasteEmpty() }]) };
  return { shown: { found: showFound(pasted, readTyped(briefFields, typed), context.clock.now()) } };
}

async function save(post: Post, id: string, brief: BriefInput): Promise<Response | Outcome<BriefShown>> {
  const anew = post.intent === "anew";
  const { saveBrief } = await post.ask(SaveBriefDocument, { id, revision: post.revision, brief, anew });
  const { brief: saved, refusal } = saveBrief;
  // It asks for something else: its hirer says first that this is meant.
  if (refusal?.code === "ASKS_ANEW") return { refusal, shown: { anew: true } };
  // What can't change in a brief with proposals is told beside its field.
  if (refusal?.code === "HAS_PROPOSALS" && refusal.problems.length > 0)
    return { refusal: refuse("INVALID", refusal.problems) };
  if (refusal) {
    const isFull = refusal.code === "TOO_MANY";
    return { refusal, message: isFull ? words.tooMany({ most: limits.runningBriefs }) : undefined };
  }
  if (!saved) throw notFound();
  switch (post.intent) {
    case "autosave":
      return { shown: toSaved(saved) };
    case "publish":
      return publish(post, saved);
    case "files":
      return redirect(filesPath("BRIEF", id), 303);
    case "preview":
      return redirect(briefPath(id), 303);
    case "fill":
      return redirect(`${editBriefPath(id)}?saved=${saved.revision}`, 303);
    default:
      // The revision makes the address a new one, so the page is rendered anew from what was saved.
      return redirect(
        saved.status === "DRAFT"
          ? `${editBriefPath(id)}?saved=${saved.revision}#${savedPlace}`
          : `${briefPath(id)}?done=${anew ? "anew" : "changed"}`,
        303,
      );
  }
}

async function publish(post: Post, brief: FormBrief): Promise<Response | Outcome<BriefShown>> {
  const { id, revision } = brief;
  const published = redirect(`${publishedPath(id)}?done=published`, 303);
  // The form was sent twice; the first post has published the brief.
  if (brief.status === "OPEN") return published;
  const timeZone = post.context.cookies.readZone(post.request);
  const { publishBrief } = await post.ask(PublishBriefDocument, { id, revision, timeZone });
  const { refusal } = publishBrief;
  if (!refusal) return published;
  const message =
    refusal.code === "INVALID" ? words.savedButInvalid() : words.savedButRefused({ why: refusal.message });
  // Who has yet to confirm their e-mail reads at once what the brief lacks.
  const gaps = refusal.code === "CONFIRM_FIRST" ? gapsOf(brief, post.context.clock.now()) : [];
  const problems = [...refusal.problems, ...gaps];
  return { refusal: { ...refusal, problems }, message, revision, shown: toSaved(brief) };
}

function gapsOf(brief: FormBrief, now: Date) {
  return problemsForPublishing(pickContent(briefFields, brief), now).map(sayProblem);
}

/** A brief as its form's controls hold it. */
export function toTyped(brief: BriefDetailsFragment): Record<string, string> {
  return toTexts(briefFields, pickContent(briefFields, brief));
}

export function toSaved(brief: FormBrief): SavedBrief {
  return { revision: brief.revision, savedAt: brief.updatedAt };
}
