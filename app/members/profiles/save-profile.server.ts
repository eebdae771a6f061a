import { type AppLoadContext, json, redirect } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { valueNamed } from "~/contract/choices";
import { parseTexts, readTexts, toTexts } from "~/contract/content/content.server";
import { controlOf, namesOf } from "~/contract/content/controls";
import { profileFields } from "~/contract/content/profile-fields";
import { availabilityStates } from "~/contract/profile";
import type { FieldProblem } from "~/contract/refusals";
import { paths } from "~/paths";
import { TransportFailure } from "~/web/api/graphql-failure";
import type { Difference } from "~/web/forms/differences";
import { differences } from "~/web/forms/differences.server";
import type { FormAnswer } from "~/web/forms/form-shape";
import { refuseForm } from "~/web/forms/refuse-form";
import {
  ConfirmAvailabilityDocument,
  type RefusalFieldsFragment,
  SaveProfileDocument,
} from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { keptWords, requireFormSession } from "~/web/request/kept-form.server";
import { readForm, textsOf } from "~/web/request/read-form.server";
import { failedForm } from "~/web/request/trouble.server";
import { toTyped } from "./profile-texts.server";
import type { Typed } from "./shown-typed";

/** What the profile's page is told after a post that didn't lead on. */
export interface ProfileAnswer {
  /** Which button was pressed. `confirm` is that of the week's question, which has a form of its own. */
  intent: string;
  lastResult: FormAnswer | null;
  /** What is to be previewed, as typed; null when nothing was asked for. */
  preview: Typed | null;
  /** Somebody saved another version meanwhile: the form now saves over it. */
  conflict: { revision: number; differences: Difference[] } | null;
  /** Why the availability couldn't be confirmed. */
  refused: string | null;
}

const nothing: ProfileAnswer = {
  intent: "save",
  lastResult: null,
  preview: null,
  conflict: null,
  refused: null,
};

/** The profile's form: previews, saves, or confirms that the availability holds. */
export async function runProfile(request: Request, context: AppLoadContext) {
  const form = await readForm(request, [...namesOf(profileFields), "revision", "intent", "member"]);
  if (form.get("intent") === "confirm") return confirm(context, await requireSession(request, context));
  const session = await requireFormSession(request, context, form);
  const typed = textsOf(form);
  switch (form.get("intent")) {
    // Gives up what was typed: the page is made anew from what is saved.
    case "take":
      return redirect(`${paths.profile}?taken=${Number(typed.revision) || 0}`, 303);
    case "preview": {
      const preview = toTexts(profileFields, readTexts(profileFields, typed).content);
      return json({ ...nothing, intent: "preview", lastResult: { initialValue: typed }, preview });
    }
    default:
      return save(context, session, typed);
  }
}

/** A form that was kept, as if it had been refused: it is shown again, and nothing of it is saved. */
export function keptAnswer(form: FormData): ProfileAnswer {
  return { ...nothing, lastResult: refuseForm(textsOf(form), [{ field: "", message: keptWords }]) };
}

async function save(context: AppLoadContext, session: Session, typed: Typed) {
  const refuse = (problems: readonly FieldProblem[], init: ResponseInit) =>
    json<ProfileAnswer>({ ...nothing, lastResult: refuseForm(typed, problems) }, init);
  const meant = withoutHidden(typed);
  const { content, problems: wrong } = parseTexts(profileFields, meant);
  const revision = parseRevision(typed.revision);
  const problems = revision === undefined ? [{ field: "", message: outOfDate }, ...wrong] : wrong;
  if (revision === undefined || problems.length > 0) return refuse(problems, { status: 422 });
  const variables = { revision, profile: content };
  try {
    const { saveProfile } = await context.api.run(SaveProfileDocument, variables, { session });
    const { profile: standing, refusal } = saveProfile;
    if (!refusal) return redirect(`${paths.profile}?saved=${standing?.revision ?? ""}`, 303);
    if (refusal.code === "STALE" && standing) {
      const differ = differences(profileFields, toTyped(standing), meant);
      const conflict = { revision: standing.revision, differences: differ };
      return json({ ...nothing, lastResult: { initialValue: typed }, conflict }, { status: 409 });
    }
    return refuse(problemsOf(refusal), { status: 422 });
  } catch (error) {
    if (!(error instanceof TransportFailure)) throw error;
    context.log.warn({ reason: error.message }, "A profile could not be saved");
    const { message, init } = failedForm(error, noAnswerWords);
    return refuse([{ field: "", message }], init);
  }
}

const noAnswerWords = "We couldn’t save this now. All you typed is still here; try again in a moment.";

/** The date's control stays in the page where another choice hides it. */
function withoutHidden(typed: Typed): Typed {
  return valueNamed(availabilityStates, typed.availability) === "FROM"
    ? typed
    : { ...typed, availableFrom: "" };
}

/** The revision that a form was made from; null for a profile that wasn't saved before, undefined where it is none. */
function parseRevision(typed: string | undefined): number | null | undefined {
  if (!typed) return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
}

const outOfDate = "This page is out of date. Load it again.";

/** By control; what belongs to none is about the whole form, after what was refused. */
function problemsOf({ message, problems }: RefusalFieldsFragment): FieldProblem[] {
  const placed = problems.map((problem) => ({ ...problem, field: controlOf(profileFields, problem.field) }));
  return placed.some(({ field }) => field !== "") ? placed : [{ field: "", message }, ...placed];
}

async function confirm(context: AppLoadContext, session: Session) {
  const { confirmAvailability } = await context.api.run(ConfirmAvailabilityDocument, {}, { session });
  const { refusal } = confirmAvailability;
  if (refusal) return json({ ...nothing, intent: "confirm", refused: refusal.message }, { status: 422 });
  return redirect(`${paths.profile}?confirmed=1`, 303);
}
