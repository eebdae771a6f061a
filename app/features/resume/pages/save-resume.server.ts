import { type AppLoadContext, redirect } from "@remix-run/node";
import { parseTexts } from "~/domain/fields/content.server";
import { controlOf } from "~/domain/fields/controls";
import type { ContentFields } from "~/domain/fields/field";
import type { HistoryEntry } from "~/domain/fields/history-fields";
import { profileFields } from "~/domain/fields/profile-fields";
import { newEntries, tidyEntry } from "~/domain/resume/check-history.server";
import { historySections } from "~/domain/resume/history";
import { resumeFields, resumeNames } from "~/domain/resume/resume-fields";
import { ownPaths, paths, profilePath } from "~/paths";
import type { Post } from "~/shell/forms/member-form.server";
import { type FormRefusal, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import { SaveProfileDocument } from "~/shell/operations/operations.generated";
import { doneId } from "~/ui/done";
import * as words from "~/words/resume.generated";
import { changeHistory } from "./history-page.server";
import { readOwnResume, toResumeTexts } from "./own-resume.server";
import { entriesIn, tickOf } from "./reading";

const all = [...resumeNames, ...historySections];

/** Saves what was ticked over the profile that it was compared with. */
export function saveResume(request: Request, context: AppLoadContext): Promise<Response> {
  return runForm<never>(request, context, {
    names: [...all, ...all.map(tickOf)],
    fields: resumeFields,
    async existing({ ask }, code) {
      if (code !== "STALE") return null;
      const { content, revision } = await readOwnResume(request, context, ask);
      return { texts: toResumeTexts(content), revision };
    },
    run: save,
  });
}

async function save({ request, context, ask, typed, revision }: Post): Promise<Response | Outcome<never>> {
  const taken = resumeNames.filter((name) => typed[name] !== undefined && typed[tickOf(name)] === "on");
  const sections = historySections.filter((name) => typed[name] && typed[tickOf(name)] === "on");
  if (taken.length + sections.length === 0) return { message: words.noneTicked(), init: { status: 422 } };
  const chosen: ContentFields = Object.fromEntries(taken.map((name) => [name, resumeFields[name]]));
  const { content, problems } = parseTexts(chosen, typed);
  if (problems.length > 0) return { refusal: refuse("INVALID", problems) };
  const own = await readOwnResume(request, context, ask);
  if (own.kind === null) return { refusal: refuse("WRONG_KIND") };
  // The profile first: where it is refused, nothing is saved.
  let saved: number | undefined;
  if (taken.length > 0) {
    const profile = { ...own.content, ...content };
    const { saveProfile } = await ask(SaveProfileDocument, { revision, profile });
    const { refusal } = saveProfile;
    if (refusal)
      return { refusal: withLabels(refusal), message: refusal.code === "STALE" ? words.stale() : undefined };
    saved = saveProfile.profile?.revision;
  }
  if (sections.length > 0) {
    const refusal = await changeHistory(ask, (now) => {
      const merged = sections.map((section) => {
        const found = entriesIn(section, typed[section] ?? "").map((entry) => tidyEntry(section, entry));
        const known: HistoryEntry[] = now[section];
        return [section, [...known, ...newEntries(known, found).added]];
      });
      return { ...now, ...Object.fromEntries(merged) };
    });
    if (refusal) return { refusal };
  }
  if (taken.length === 0) return redirect(`${ownPaths.history}?done=saved#${doneId}`, 303);
  const path = profilePath({ saved: String(saved ?? "") });
  // On another page than this one, below what it says first.
  return redirect(`${path}#${doneId}`, 303);
}

/** What is wrong in the rest of the profile has no place here: it is said with its name. */
function withLabels(refusal: FormRefusal): FormRefusal {
  const problems = refusal.problems.map(({ field, message }) => {
    if (controlOf(resumeFields, field) !== "") return { field, message };
    const said = { field: labelOf(field), problem: message, path: paths.profile };
    return { field, message: words.wrongElsewhere(said) };
  });
  return { ...refusal, problems };
}

function labelOf(field: string): string {
  const all: ContentFields = profileFields;
  return (Object.hasOwn(all, field) ? all[field]?.label() : undefined) ?? words.yourProfile();
}
