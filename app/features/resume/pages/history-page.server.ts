import { createHash } from "node:crypto";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { emptyContent } from "~/domain/fields/content";
import { toTexts } from "~/domain/fields/content.server";
import { namesOf } from "~/domain/fields/controls";
import type { ContentFields } from "~/domain/fields/field";
import {
  type History,
  type HistoryEntry,
  type HistorySection,
  historyFields,
} from "~/domain/fields/history-fields";
import { isSameEntry, parseEntry } from "~/domain/resume/check-history.server";
import { headOf, historyOf, historySections } from "~/domain/resume/history";
import { ownPaths } from "~/paths";
import type { Ask } from "~/shell/api/graphql-client.server";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { type FormRefusal, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import { OwnHistoryDocument, SaveHistoryDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { doneId } from "~/ui/done";
import { limits } from "~/values/limits";
import * as words from "~/words/history.generated";

/** The member’s entries by section, and the form of the one that the address names. */
export async function loadHistory(request: Request, context: AppLoadContext) {
  const { session, ask } = await requireMember(request, context);
  const { viewer } = await ask(OwnHistoryDocument, {});
  const own = historyOf(viewer?.kind);
  if (!viewer || own.length === 0) throw notFound();
  const { searchParams } = new URL(request.url);
  const section = own.find((name) => name === searchParams.get("section")) ?? null;
  return {
    uid: session.uid,
    sections: own.map((name) => ({
      name,
      entries: viewer.history[name].map((entry) => ({ id: idOf(entry), ...headOf(name, entry) })),
      isFull: viewer.history[name].length >= limits.history[name],
    })),
    form: section && formOf(viewer.history, section, searchParams.get("entry")),
    done: searchParams.get("done"),
    kept: await findKeptAnswer(request, context, session),
  };
}

/** The form of an entry, or of a new one. One that is there no more leads to the list. */
function formOf(history: History, section: HistorySection, id: string | null) {
  const found = id === null ? null : history[section].find((entry) => idOf(entry) === id);
  if (found === undefined) throw redirect(ownPaths.history);
  const fields: ContentFields = historyFields[section];
  return {
    section,
    /** The entry that it changes; empty for a new one. */
    was: id ?? "",
    typed: toTexts(fields, found ? { ...found } : emptyContent(fields)),
  };
}

/** What an entry says, in short: a form of it is stale once it says something else. */
function idOf(entry: HistoryEntry): string {
  const said = JSON.stringify(Object.values(entry));
  return createHash("sha256").update(said).digest("base64url").slice(0, 16);
}

const names = new Set(historySections.flatMap((section) => namesOf(historyFields[section])));

/** Saves or removes one entry. */
export function runHistory(request: Request, context: AppLoadContext) {
  return runForm<never>(request, context, {
    names: [...names, "section", "was"],
    place: () => ({ back: new URL(request.url).search }),
    run: async (post) => {
      const run = pressed(intents, post);
      const section = historySections.find((name) => name === post.typed.section);
      return run && section ? run(post, section) : { refusal: refuse("INVALID") };
    },
  });
}

const intents: Record<string, (post: Post, section: HistorySection) => Promise<Response | Outcome<never>>> = {
  async save({ ask, typed, context }, section) {
    const { was = "" } = typed;
    const { entry, problems } = parseEntry(section, typed);
    if (problems.length > 0) return { refusal: refuse("INVALID", problems) };
    const refusal = await changeHistory(ask, (now) => {
      const all: HistoryEntry[] = now[section];
      // Saved by the same press before.
      if (all.some((one) => isSameEntry(one, entry))) return now;
      if (was === "") return { ...now, [section]: [...all, entry] };
      if (!all.some((one) => idOf(one) === was)) return null;
      return { ...now, [section]: all.map((one) => (idOf(one) === was ? entry : one)) };
    });
    return answer(context, refusal, "saved", section);
  },
  async remove({ ask, typed, context }, section) {
    const refusal = await changeHistory(ask, (now) => {
      const all: HistoryEntry[] = now[section];
      return { ...now, [section]: all.filter((one) => idOf(one) !== typed.was) };
    });
    return answer(context, refusal, "removed", section);
  },
};

/**
 * Changes what stands now: two windows with different entries don’t meet, so it tries again once.
 * Null of `change`: it can’t be done any more.
 */
export async function changeHistory(
  ask: Ask,
  change: (now: History) => History | null,
  tries = 2,
): Promise<FormRefusal | null> {
  const { viewer } = await ask(OwnHistoryDocument, {});
  if (!viewer) return refuse("SIGN_IN_FIRST");
  const { revision, ...now } = viewer.history;
  const history = change(now);
  if (history === null) return refuse("STALE");
  const { refusal } = (await ask(SaveHistoryDocument, { revision, history })).saveHistory;
  if (refusal?.code === "STALE" && tries > 1) return changeHistory(ask, change, tries - 1);
  return refusal ?? null;
}

function answer(
  { isDataRequest }: AppLoadContext,
  refusal: FormRefusal | null,
  done: "saved" | "removed",
  section: HistorySection,
): Response | Outcome<never> {
  if (!refusal) return redirect(`${ownPaths.history}?done=${done}${isDataRequest ? "" : `#${doneId}`}`, 303);
  const said = {
    STALE: words.gone,
    TOO_MANY: () => words.full({ most: limits.history[section] }),
  };
  return { refusal, message: refusal.code in said ? said[refusal.code as keyof typeof said]() : undefined };
}
