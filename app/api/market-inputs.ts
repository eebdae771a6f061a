import type { AccountSettings } from "~/content/account";
import type { ContentInput } from "~/content/fields/field";
import type { ProfileContent, profileFields } from "~/content/fields/profile-fields";
import type { ProposalContent, proposalFields } from "~/content/fields/proposal-fields";
import type { No } from "~/features/proposals/rules/noes";
import type {
  NoInput,
  ProfileInput,
  ProposalAnswerInput,
  ProposalInput,
  SettingsInput,
} from "./schema.generated";

export function toProposalInput({
  rate,
  answers,
  ...input
}: ProposalInput): ContentInput<typeof proposalFields> {
  // The rule that a rate is by the hour or by the day is the domain's.
  return { ...input, answers: answers.map(toAnswer), rate: rate as ProposalContent["rate"] };
}

function toAnswer({ mustHave = null, met = null, evidence = null }: ProposalAnswerInput) {
  return { mustHave, met, evidence };
}

export function toProfileInput({ rate, size, ...input }: ProfileInput): ContentInput<typeof profileFields> {
  // Which units and sizes there are is the domain's to check.
  return { ...input, rate: rate as ProfileContent["rate"], size: size as ProfileContent["size"] };
}

export function toNo({ applicant, note = null, ...no }: NoInput): No {
  return { ...no, applicantUid: applicant, note };
}

export function toSettings({
  messages,
  proposals,
  briefs,
  timeZone,
}: SettingsInput): Omit<AccountSettings, "theme"> {
  return { notify: { messages, proposals, briefs }, timeZone: timeZone ?? null };
}
