import type { AccountSettings } from "~/contract/account";
import type { BriefContent } from "~/domain/briefs/brief-content";
import type { ProfileContent } from "~/domain/profiles/profile";
import type { ProposalContent } from "~/domain/proposals/proposal";
import type { BriefInput, ProfileInput, ProposalInput, SettingsInput } from "./schema.generated";

/** Inputs as the domain knows them: absent fields are null. */
export function toBriefContent(input: BriefInput): BriefContent {
  return {
    title: input.title ?? null,
    summary: input.summary ?? null,
    problem: input.problem ?? null,
    desiredOutcome: input.desiredOutcome ?? null,
    skills: input.skills,
    mustHaves: input.mustHaves,
    niceToHaves: input.niceToHaves,
    budget: input.budget ?? null,
    startOn: input.startOn ?? null,
    weeks: input.weeks ?? null,
    workplace: input.workplace ?? null,
    location: input.location ?? null,
    openTo: input.openTo,
    seats: input.seats,
    cap: input.cap,
    closesOn: input.closesOn ?? null,
    decideOn: input.decideOn ?? null,
  };
}

export function toProposalContent(input: ProposalInput): ProposalContent {
  return {
    pitch: input.pitch ?? null,
    answers: input.answers.map(({ mustHave, met, evidence }) => ({
      mustHave: mustHave ?? null,
      met: met ?? null,
      evidence: evidence ?? null,
    })),
    // The rule that a rate is by the hour or by the day is the domain's.
    rate: (input.rate ?? null) as ProposalContent["rate"],
    startOn: input.startOn ?? null,
    links: input.links,
  };
}

export function toProfileContent(input: ProfileInput): ProfileContent {
  return {
    displayName: input.displayName,
    headline: input.headline ?? null,
    about: input.about ?? null,
    skills: input.skills,
    languages: input.languages,
    country: input.country ?? null,
    links: input.links,
    visibility: input.visibility,
    discipline: input.discipline ?? null,
    rate: (input.rate ?? null) as ProfileContent["rate"],
    availability: input.availability ?? null,
    availableFrom: input.availableFrom ?? null,
    hoursPerWeek: input.hoursPerWeek ?? null,
    teamSize: input.teamSize ?? null,
    services: input.services,
    people: input.people,
    organisation: input.organisation ?? null,
    size: (input.size ?? null) as ProfileContent["size"],
    website: input.website ?? null,
  };
}

export function toSettings({ messages, proposals, briefs, timeZone }: SettingsInput): AccountSettings {
  return { notify: { messages, proposals, briefs }, timeZone: timeZone ?? null };
}
