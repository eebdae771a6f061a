import type { AppLoadContext } from "@remix-run/node";
import { countryNames } from "~/domain/country.server";
import { showBands } from "~/domain/price-bands.server";
import { spokenLanguageName, spokenLanguages } from "~/domain/spoken-language.server";
import { suggestions, withInUse } from "~/domain/suggestions.server";
import { skillName } from "~/domain/vocabulary/skills.server";
import { writtenLanguages } from "~/domain/written-language.server";
import { requireViewer } from "~/features/accounts/flows/viewer.server";
import { showSaved } from "~/features/profiles/flows/shown-saved.server";
import { publicMemberPath } from "~/paths";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { OwnProfileDocument, type ProfileDetailsFragment } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { noAnswer } from "~/shell/request/trouble.server";
import { zoneOptions } from "~/values/time-zone.server";
import { readAdded } from "./added.server";
import { toTyped } from "./profile-texts.server";

/** The skills, services and languages of a profile that the reader's language calls differently. */
function readersNames({ skills, services, languages, people }: ProfileDetailsFragment) {
  const spoken = [...languages, ...people.flatMap((one) => one.languages)];
  const named = [
    ...[...skills, ...services].map((text) => [text, skillName(text)] as const),
    ...spoken.map((text) => [text, spokenLanguageName(text)] as const),
  ];
  return Object.fromEntries(named.filter(([text, name]) => text !== name));
}

/**
 * The member's own profile, as its form and its preview take it. `kind` is null until it is chosen.
 */
export async function loadProfile(request: Request, context: AppLoadContext) {
  const { session, ask } = await requireMember(request, context);
  const { viewer, openBriefs } = await ask(OwnProfileDocument, {});
  if (!viewer) {
    // The account is gone: this ends the session and leads to the login.
    await requireViewer(request, context);
    throw noAnswer();
  }
  const { uid, kind, status, profile, completeness, isToAskToBeFound } = viewer;
  const search = new URL(request.url).searchParams;
  const saved = toTyped(profile, kind);
  const added = readAdded(search, kind, saved.skills ?? "");
  const kept = await findKeptAnswer(request, context, session);
  return {
    uid,
    kept,
    kind,
    confirmed: status === "ACTIVE",
    revision: profile?.revision ?? null,
    updatedAt: profile?.updatedAt ?? null,
    visibility: profile?.visibility ?? null,
    /** Its page for everyone, to share; null while there is none. */
    page:
      profile?.visibility === "EVERYONE" && profile.handle
        ? {
            path: publicMemberPath(profile.handle),
            title: profile.organisation ?? profile.displayName,
            summary: profile.headline,
          }
        : null,
    // Whether to ask if the availability is still true; not asked while none is set.
    askAgain: profile?.availability ? !profile.availabilityFresh : false,
    typed: { ...saved, skills: [saved.skills, ...added.skills].filter(Boolean).join(", ") },
    added,
    shown: kind && profile ? showSaved({ kind, profile, record: null }, context.clock.now()) : null,
    completeness: completeness ?? [],
    isToAskToBeFound,
    suggestions: {
      ...suggestions(),
      languages: spokenLanguages(),
      skills: withInUse(
        suggestions().skills,
        openBriefs.nodes.flatMap((brief) => brief.skills),
      ),
      country: countryNames(),
    },
    bands: showBands(viewer.priceBands, profile?.rate?.currency ?? "EUR", "RATES"),
    names: profile ? readersNames(profile) : {},
    timeZones: zoneOptions(),
    languages: writtenLanguages(),
    /** The revision that was just saved, as text: the form is rendered anew from it. */
    saved: search.get("saved"),
    /** The same after discarding one's own version for the stored one. */
    taken: search.get("taken"),
    justConfirmed: search.has("confirmed"),
  };
}
