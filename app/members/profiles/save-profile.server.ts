import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, json, redirect } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { countryName, parseCountry } from "~/contract/country.server";
import { currencies } from "~/contract/currencies";
import { type ProfileAnswers, profileForm } from "~/contract/forms/profile-form.server";
import { paths } from "~/paths";
import { TransportFailure } from "~/web/api/graphql-failure";
import type { FormAnswer } from "~/web/forms/form-shape";
import {
  ConfirmAvailabilityDocument,
  type ProfileInput,
  type RefusalFieldsFragment,
  SaveProfileDocument,
} from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { keptWords, requireFormSession } from "~/web/request/kept-form.server";
import { readForm } from "~/web/request/read-form.server";
import { failedForm } from "~/web/request/trouble.server";
import { fieldLabels, fieldOf, type ProfileField, typedOf, wordsOf } from "./profile-fields";
import type { Typed } from "./shown-typed";

/** One field of two versions that differ. */
export interface Difference {
  field: ProfileField;
  mine: string;
  saved: string;
}

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
  const form = await readForm(request, [...Object.keys(profileForm.shape), "intent", "member"]);
  if (form.get("intent") === "confirm") return confirm(context, await requireSession(request, context));
  const session = await requireFormSession(request, context, form);
  const typed = toTyped(form);
  switch (form.get("intent")) {
    // Gives up what was typed: the page is made anew from what is saved.
    case "take":
      return redirect(`${paths.profile}?taken=${Number(typed.revision) || 0}`, 303);
    case "preview": {
      const country = parseCountry(typed.country ?? "");
      const preview = country ? { ...typed, country: countryName(country) } : typed;
      return json({ ...nothing, intent: "preview", lastResult: { initialValue: typed }, preview });
    }
    default:
      return save(context, session, form, typed);
  }
}

/** A form that was kept, as if it had been refused: it is shown again, and nothing of it is saved. */
export function keptAnswer(form: FormData): ProfileAnswer {
  return {
    ...nothing,
    lastResult: { status: "error", initialValue: toTyped(form), error: { "": [keptWords] } },
  };
}

function toTyped(form: FormData): Typed {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

async function save(context: AppLoadContext, session: Session, form: FormData, typed: Typed) {
  const submission = parseWithZod(form, { schema: profileForm });
  const answer = (error: FormAnswer["error"]): ProfileAnswer => ({
    ...nothing,
    lastResult: { status: "error", initialValue: typed, error },
  });
  if (submission.status !== "success") return json(answer(submission.reply().error ?? {}), { status: 422 });
  const { revision = null } = submission.value;
  const profile = toInput(submission.value);
  try {
    const { saveProfile } = await context.api.run(SaveProfileDocument, { revision, profile }, { session });
    const { profile: standing, refusal } = saveProfile;
    if (!refusal) return redirect(`${paths.profile}?saved=${standing?.revision ?? ""}`, 303);
    if (refusal.code === "STALE" && standing) {
      const saved = typedOf(standing, countryName);
      const mine = typedOf(profile, countryName);
      const conflict = { revision: standing.revision, differences: differencesOf(mine, saved) };
      return json({ ...nothing, lastResult: { initialValue: typed }, conflict }, { status: 409 });
    }
    return json(answer(errorsOf(refusal)), { status: 422 });
  } catch (error) {
    if (!(error instanceof TransportFailure)) throw error;
    context.log.warn({ reason: error.message }, "A profile could not be saved");
    const { message, init } = failedForm(error, noAnswerWords);
    return json(answer({ "": [message] }), init);
  }
}

const noAnswerWords = "We couldn’t save this now. All you typed is still here; try again in a moment.";

async function confirm(context: AppLoadContext, session: Session) {
  const { confirmAvailability } = await context.api.run(ConfirmAvailabilityDocument, {}, { session });
  const { refusal } = confirmAvailability;
  if (refusal) return json({ ...nothing, intent: "confirm", refused: refusal.message }, { status: 422 });
  return redirect(`${paths.profile}?confirmed=1`, 303);
}

function errorsOf({ message, problems }: RefusalFieldsFragment): Record<string, string[]> {
  const known = problems.filter(({ field }) => fieldOf(field) in fieldLabels);
  if (known.length === 0) return { "": [message, ...problems.map((problem) => problem.message)] };
  return Object.fromEntries(known.map((problem) => [fieldOf(problem.field), [problem.message]]));
}

function differencesOf(mine: Typed, saved: Typed): Difference[] {
  return (Object.keys(fieldLabels) as ProfileField[])
    .filter((field) => mine[field] !== saved[field])
    .map((field) => ({
      field,
      mine: wordsOf(field, mine[field] ?? ""),
      saved: wordsOf(field, saved[field] ?? ""),
    }));
}

/** What was typed as the API takes it; the domain leaves out what isn't for this kind of account. */
function toInput(answers: ProfileAnswers): ProfileInput {
  const { revision: _revision, rateMin, rateMax, currency, rateUnit, ...same } = answers;
  const from = rateMin ?? rateMax;
  return {
    ...same,
    about: same.about || null,
    skills: same.skills ?? [],
    languages: same.languages ?? [],
    links: same.links ?? [],
    services: same.services ?? [],
    people: same.people ?? [],
    // The date's field stays in the page when another choice hides it.
    availableFrom: same.availability === "FROM" ? same.availableFrom : null,
    rate:
      from === undefined
        ? null
        : {
            min: from,
            max: rateMax ?? from,
            currency: currency ?? currencies[0][0],
            unit: rateUnit ?? "DAY",
          },
  };
}
