import type { AccountSettings, NotifyTime } from "~/contract/account";
import type { Audience, BudgetUnit, PriceRange, Workplace } from "~/contract/brief";
import type { ContentInput } from "~/contract/content/field";
import type { ProfileContent, profileFields } from "~/contract/content/profile-fields";
import type { ProposalContent } from "~/contract/content/proposal-fields";
import type { AvailabilityState, Visibility } from "~/contract/profile";
import type { BriefContent } from "~/domain/briefs/brief-content";
import { fromApi } from "./names";
import type {
  BriefInput,
  PriceRangeInput,
  ProfileInput,
  ProposalInput,
  SettingsInput,
} from "./schema.generated";

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
    budget: toPrice(input.budget),
    startOn: input.startOn ?? null,
    weeks: input.weeks ?? null,
    workplace: input.workplace ? fromApi<Workplace>(input.workplace) : null,
    location: input.location ?? null,
    openTo: fromApi<Audience>(input.openTo),
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
    rate: toPrice(input.rate) as ProposalContent["rate"],
    startOn: input.startOn ?? null,
    links: input.links,
  };
}

/** A profile with the domain's spelling of enumerations. */
export function toProfileInput({
  visibility,
  availability,
  rate,
  ...input
}: ProfileInput): ContentInput<typeof profileFields> {
  return {
    ...input,
    visibility: fromApi<Visibility>(visibility),
    availability: availability ? fromApi<AvailabilityState>(availability) : null,
    // The rule that a rate is by the hour or by the day is the domain's.
    rate: toPrice(rate) as ProfileContent["rate"],
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
