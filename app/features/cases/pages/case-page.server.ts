import { randomUUID } from "node:crypto";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { caseIdShape } from "~/domain/case-id";
import { caseFields } from "~/domain/fields/case-fields";
import { emptyContent, pickContent } from "~/domain/fields/content";
import { parseTexts, toTexts } from "~/domain/fields/content.server";
import { namesOf } from "~/domain/fields/controls";
import { suggestions } from "~/domain/suggestions.server";
import { backIn, filesPath, withBack } from "~/paths";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import type { Post } from "~/shell/forms/member-form.server";
import { type Outcome, refuse } from "~/shell/forms/outcome.server";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { runForm } from "~/shell/forms/run-form.server";
import {
  type CaseDetailsFragment,
  OwnCasesDocument,
  SaveCaseDocument,
} from "~/shell/operations/operations.generated";
import { notFound } from "~/shell/request/not-found.server";
import { limits } from "~/values/limits";
import * as words from "~/words/cases.generated";
import { donePath, readOwnCases } from "./cases-page.server";

/** The page of a case's form. */
export interface CasePage {
  id: string;
  /** The member, as the owner of a form that is sent without a session and kept. */
  uid: string;
  kind: "FREELANCER" | "AGENCY";
  kept: PostAnswer<never> | null;
  typed: Record<string, string>;
  /** Null for a new one. */
  saved: Pick<CaseDetailsFragment, "revision" | "title" | "files"> | null;
  /** Whether there is no room for a new one. */
  isFull: boolean;
  suggestions: { skills: readonly string[] };
  /** The revision that was taken instead of one's own version, as text: the form begins anew. */
  taken: string | null;
  /** The page to go back to, such as a proposal that the case is for; null for none. */
  back: string | null;
}

/** An empty form, with the id of what it will make: a form sent twice makes one case. */
export async function loadNewCase(request: Request, context: AppLoadContext): Promise<CasePage> {
  const { session, kind, cases } = await readOwnCases(request, context);
  const kept = await findKeptAnswer(request, context, session);
  return {
    ...{ id: randomUUID(), uid: session.uid, kind, kept, typed: toTyped(null), saved: null },
    back: backOf(request),
    ...{ isFull: cases.length >= limits.cases, suggestions: { skills: suggestions().skills }, taken: null },
  };
}

/** The form of a case of the member's own; a 404 for another one. */
export async function loadCase(request: Request, context: AppLoadContext, id: string): Promise<CasePage> {
  const { session, kind, cases } = await readOwnCases(request, context);
  const found = cases.find((one) => one.id === id);
  if (!found) throw notFound();
  return {
    ...{ id, uid: session.uid, kind, kept: await findKeptAnswer(request, context, session) },
    ...{ typed: toTyped(found), saved: found, isFull: false },
    suggestions: { skills: suggestions().skills },
    taken: new URL(request.url).searchParams.get("taken"),
    back: backOf(request),
  };
}

/** Saves the form. `addressId`: the id in the address; a new case's id is in its form. */
export function runCase(request: Request, context: AppLoadContext, addressId: string | null) {
  const idIn = (form: FormData) => addressId ?? String(form.get("id") ?? "");
  return runForm<never>(request, context, {
    names: [...namesOf(caseFields), "id"],
    fields: caseFields,
    place: () => ({ back: new URL(request.url).search }),
    async existing({ form, ask }, code) {
      if (code !== "STALE") return null;
      const { viewer } = await ask(OwnCasesDocument, {});
      const found = viewer?.cases.find(({ id }) => id === idIn(form));
      return found ? { texts: toTyped(found), revision: found.revision } : null;
    },
    run: (post) => save(post, idIn(post.form)),
  });
}

/** The page that led to the case, which its form names in the address that it posts to. */
function backOf(request: Request): string | null {
  return backIn(new URL(request.url).searchParams);
}

async function save(post: Post, id: string): Promise<Response | Outcome<never>> {
  const { ask, typed, intent, revision, context, request } = post;
  if (!caseIdShape.test(id)) return { refusal: refuse("NOT_FOUND") };
  const { content, problems } = parseTexts(caseFields, typed);
  if (problems.length > 0) return { refusal: refuse("INVALID", problems) };
  const { refusal } = (await ask(SaveCaseDocument, { id, revision, case: content })).saveCase;
  const back = backOf(request);
  if (!refusal && intent === "files") return redirect(withBack(filesPath("CASE", id), back), 303);
  if (!refusal) return redirect(back ?? donePath(context, "saved", id), 303);
  return {
    refusal,
    message: refusal.code === "TOO_MANY" ? words.tooMany({ count: limits.cases }) : undefined,
  };
}

/** A case as its form's controls hold it; null is an empty form. */
function toTyped(shown: CaseDetailsFragment | null): Record<string, string> {
  return toTexts(caseFields, shown ? pickContent(caseFields, shown) : emptyContent(caseFields));
}
