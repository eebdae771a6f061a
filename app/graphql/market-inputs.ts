import type { AccountSettings, NotifyTime } from "~/contract/account";
import type { Audience, BudgetUnit, PriceRange, Workplace } from "~/contract/brief";
import type { briefFields } from "~/contract/content/brief-fields";
import type { ContentInput } from "~/contract/content/field";
import type { ProposalContent, proposalFields } from "~/contract/content/proposal-fields";
import type { AvailabilityState, Visibility } from "~/contract/profile";
import type { ProfileContent } from "~/domain/profiles/profile";
import { fromApi } from "./names";
import type {
  BriefInput,
  PriceRangeInput,
  ProfileInput,
  ProposalAnswerInput,
  ProposalInput,
  SettingsInput,
} from "./schema.generated";

/** Inputs with the domain's spelling of enumerations. */
export function toBriefInput({
  budget,
  workplace,
  openTo,
  ...input
}: BriefInput): ContentInput<typeof briefFields> {
  return {
    ...input,
    budget: toPrice(budget),
    workplace: workplace ? fromApi<Workplace>(workplace) : null,
    openTo: fromApi<Audience>(openTo),
  };
}

export function toProposalInput({
  rate,
  answers,
  ...input
}: ProposalInput): ContentInput<typeof proposalFields> {
  // The rule that a rate is by the hour or by the day is the domain's.
  return { ...input, answers: answers.map(toAnswer), rate: toPrice(rate) as ProposalContent["rate"] };
}

function toAnswer({ mustHave = null, met = null, evidence = null }: ProposalAnswerInput) {
  return { mustHave, met, evidence };
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
    visibility: fromApi<Visibility>(input.visibility),
    discipline: input.discipline ?? null,
    rate: toPrice(input.rate) as ProfileContent["rate"],
    availability: input.availability ? fromApi<AvailabilityState>(input.availability) : null,
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
  const time = (choice: SettingsInput["messages"]) => fromApi<NotifyTime>(choice);
  return {
    notify: { messages: time(messages), proposals: time(proposals), briefs: time(briefs) },
    timeZone: timeZone ?? null,
  };
}

function toPrice(input: PriceRangeInput | null | undefined): PriceRange | null {
  return input ? { ...input, unit: fromApi<BudgetUnit>(input.unit) } : null;
}
