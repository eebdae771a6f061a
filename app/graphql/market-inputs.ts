import type { AccountSettings, NotifyTime } from "~/contract/account";
import type { Audience, BudgetUnit, PriceRange, Workplace } from "~/contract/brief";
import type { briefFields } from "~/contract/content/brief-fields";
import type { ContentInput } from "~/contract/content/field";
import type { ProfileContent, profileFields } from "~/contract/content/profile-fields";
import type { ProposalContent, proposalFields } from "~/contract/content/proposal-fields";
import type { AvailabilityState, Visibility } from "~/contract/profile";
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

/** A profile with the domain's spelling of enumerations. */
export function toProfileInput({
  visibility,
  availability,
  rate,
  size,
  ...input
}: ProfileInput): ContentInput<typeof profileFields> {
  return {
    ...input,
    visibility: fromApi<Visibility>(visibility),
    availability: availability ? fromApi<AvailabilityState>(availability) : null,
    // Which units and sizes there are is the domain's to check.
    rate: toPrice(rate) as ProfileContent["rate"],
    size: size as ProfileContent["size"],
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
