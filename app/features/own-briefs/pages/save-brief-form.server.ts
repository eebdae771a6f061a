import { type AppLoadContext, redirect } from "@remix-run/node";
import { briefIdShape } from "~/domain/brief";
import { briefFields } from "~/domain/fields/brief-fields";
import { pickContent } from "~/domain/fields/content";
import { readTexts, toTexts } from "~/domain/fields/content.server";
import { namesOf } from "~/domain/fields/controls";
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
import { type SavedBrief, savedPlace } from "./brief-form-answer";

export type FormBrief = NonNullable<BriefFormQuery["brief"]>;

/**
 * Handles the posts of both pages with a brief's form: saves the text, or publishes the brief.
 * `addressId`: the id in the address; a new brief's id is in its form.
 */
export function runBriefForm(request: Request, context: AppLoadContext, addressId: string | null) {
  const idIn = (form: FormData) => addressId ?? String(form.get("id") ?? "");
  return runForm<SavedBrief>(request, context, {
    names: [...namesOf(briefFields), "id"],
    fields: briefFields,
    // Kept under the brief's page, because a new brief's form has two addresses: before and after
    // its first save.
    place: (form) => ({
      page: editBriefPath(idIn(form)),
      back: addressId === null && briefIdShape.test(idIn(form)) ? `?id=${idIn(form)}` : "",
    }),
    async existing({ form, ask }, code) {
      if (!changedMeanwhile.includes(code)) return null;
      const { brief } = await ask(BriefFormDocument, { id: idIn(form) });
      return brief && { texts: toTyped(brief), revision: brief.revision };
    },
    async run(post) {
      const id = idIn(post.form);
      if (addressId === null && !briefIdShape.test(id)) throw notFound();
      return saveAll(post, id);
    },
  });
}

/** After these refusals the form that shows what was typed may no longer exist. */
const changedMeanwhile: RefusalCode[] = [
  "STALE",
  "HAS_PROPOSALS",
  "WRONG_STATE",
  "NOT_ACTIVE",
  "REVIEW_FIRST",
];

async function saveAll(post: Post, id: string): Promise<Response | Outcome<SavedBrief>> {
  const { content, problems } = readTexts(briefFields, post.typed);
  if (problems.length > 0) return { refusal: refuse("INVALID", problems) };
  if (post.intent === "autosave") {
    // A tab that was left open must not change a brief that was published in another.
    const { brief } = await post.ask(BriefFormDocument, { id });
    if (brief ? brief.status !== "DRAFT" : post.revision !== null) return { refusal: refuse("STALE") };
  }
  return save(post, id, content);
}

async function save(post: Post, id: string, brief: BriefInput): Promise<Response | Outcome<SavedBrief>> {
  const { saveBrief } = await post.ask(SaveBriefDocument, { id, revision: post.revision, brief });
  const { brief: saved, refusal } = saveBrief;
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
    default:
      // The revision makes the address a new one, so the page is rendered anew from what was saved.
      return redirect(
        saved.status === "DRAFT"
          ? `${editBriefPath(id)}?saved=${saved.revision}#${savedPlace}`
          : `${briefPath(id)}?done=changed`,
        303,
      );
  }
}

async function publish(post: Post, brief: FormBrief): Promise<Response | Outcome<SavedBrief>> {
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
  return { refusal, message, revision, shown: toSaved(brief) };
}

/** A brief as its form's controls hold it. */
export function toTyped(brief: BriefDetailsFragment): Record<string, string> {
  return toTexts(briefFields, pickContent(briefFields, brief));
}

export function toSaved(brief: FormBrief): SavedBrief {
  return { revision: brief.revision, savedAt: brief.updatedAt };
}
