import { type AppLoadContext, redirect } from "@remix-run/node";
import { parseTexts, readTexts, toTexts } from "~/domain/fields/content.server";
import { namesOf } from "~/domain/fields/controls";
import { profileFields } from "~/domain/fields/profile-fields";
import { availabilityStates } from "~/domain/profile";
import { beFoundIntents } from "~/features/profiles/flows/be-found.server";
import { backIn, paths, profilePath } from "~/paths";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { runForm } from "~/shell/forms/run-form.server";
import {
  ConfirmAvailabilityDocument,
  OwnProfileDocument,
  SaveProfileDocument,
} from "~/shell/operations/operations.generated";
import { doneId } from "~/ui/done";
import { valueNamed } from "~/values/choices";
import { besideIntents } from "./beside-intents";
import { toTyped } from "./profile-texts.server";
import type { Typed } from "./shown-typed";

/**
 * The answer of the profile’s page. `confirm` is the button of the weekly question about
 * availability, which has a form of its own.
 */
export type ProfileAnswer = PostAnswer<{ preview: Typed }>;

/** The profile's form: previews, saves, or confirms that the availability holds. */
export function runProfile(request: Request, context: AppLoadContext) {
  return runForm<{ preview: Typed }>(request, context, {
    names: namesOf(profileFields),
    fields: profileFields,
    async existing({ ask, intent }, code) {
      const isBehind = code === "STALE" && !besideIntents.includes(intent);
      const { viewer } = isBehind ? await ask(OwnProfileDocument, {}) : { viewer: null };
      const existing = viewer?.profile;
      return existing ? { texts: toTyped(existing, viewer.kind), revision: existing.revision } : null;
    },
    run: (post) => (pressed(intents, post) ?? save)(post),
  });
}

type ProfilePost = (post: Post) => Promise<Response | Outcome<{ preview: Typed }>>;

const intents: Record<string, ProfilePost> = {
  preview: async ({ typed }) => {
    const preview = toTexts(profileFields, readTexts(profileFields, typed).content);
    return { shown: { preview } };
  },
  ...beFoundIntents((revision) => `${paths.profile}?taken=${revision}`),
  async confirm({ ask, request }) {
    const { confirmAvailability } = await ask(ConfirmAvailabilityDocument, {});
    // What the address asks to add isn't saved yet.
    const add = new URL(request.url).searchParams.getAll("add");
    return doneAt(profilePath({ confirmed: "1", add, back: backOf(request) }), confirmAvailability);
  },
};

async function save({ request, context, ask, typed: posted, revision }: Post): ReturnType<ProfilePost> {
  const typed = withoutHidden(posted);
  const { content, problems } = parseTexts(profileFields, typed);
  if (problems.length > 0) return { refusal: refuse("INVALID", problems) };
  const { saveProfile } = await ask(SaveProfileDocument, { revision, profile: content });
  const { profile: saved, refusal } = saveProfile;
  if (refusal) return { refusal, typed };
  // A new document scrolls to the button; a running page is there already.
  const anchor = context.isDataRequest ? "" : `#${doneId}`;
  const path = profilePath({ saved: String(saved?.revision ?? ""), back: backOf(request) });
  return redirect(`${path}${anchor}`, 303);
}

/** The page that led to the profile, which its form names in the address that it posts to. */
function backOf(request: Request): string | null {
  return backIn(new URL(request.url).searchParams);
}

/** The date's control is posted even while another choice hides it. */
function withoutHidden(typed: Record<string, string>): Record<string, string> {
  return valueNamed(availabilityStates, typed.availability) === "FROM"
    ? typed
    : { ...typed, availableFrom: "" };
}
