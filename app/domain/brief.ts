import type { Choices } from "~/values/choices";
import { dayOf, daysAfter } from "~/values/days";
import * as labels from "~/words/labels.generated";
import * as prices from "~/words/prices.generated";

/**
 * The terms of briefs that server and browser share (domain.md): each enumeration as [value,
 * label], in the API's spelling.
 */
export const briefStates = [
  ["DRAFT", labels.briefDraft],
  ["OPEN", labels.briefOpen],
  ["SHORTLISTING", labels.briefShortlisting],
  ["FILLED", labels.briefFilled],
  ["CLOSED", labels.briefClosed],
] as const;
export type BriefStatus = (typeof briefStates)[number][0];
export const briefStatuses = briefStates.map(([status]) => status);

/** Whether a brief is running: neither a draft nor ended. */
export function isRunning({ status }: { status: BriefStatus }): boolean {
  return status === "OPEN" || status === "SHORTLISTING";
}

/** The words for a count of briefs, by their status. */
export const briefCounts = {
  DRAFT: "draft",
  OPEN: "open",
  SHORTLISTING: "shortlisting",
  FILLED: "filled",
  CLOSED: "closed",
} as const satisfies Record<BriefStatus, string>;

/**
 * The shape of a brief's id. A plain word is excluded: `proposals` names another page in the same
 * position.
 */
export const briefIdShape = /^(?=.*[\d-])[A-Za-z0-9-]{8,64}$/;

/**
 * Why a brief closed, as [value, label for every reader]. `EXPIRED` is set automatically, when its
 * hirer didn't decide in time.
 */
export const closeReasons = [
  ["NO_FIT", labels.closeNoFit],
  ["BUDGET", labels.closeBudget],
  ["CANCELLED", labels.closeCancelled],
  ["ELSEWHERE", labels.closeElsewhere],
  ["EXPIRED", labels.closeExpired],
] as const;
export type CloseReason = (typeof closeReasons)[number][0];
/** The reasons that its owner may give. */
export const ownerCloseReasons = closeReasons.filter((reason) => reason[0] !== "EXPIRED");
export type OwnerCloseReason = (typeof ownerCloseReasons)[number][0];

/**
 * Those that can be true of a brief: without a proposal none was looked at, and a chosen one
 * fitted.
 */
export function possibleCloseReasons(counts: { total: number; withdrawn: number; accepted: number }) {
  const { total, withdrawn, accepted } = counts;
  return ownerCloseReasons.filter(([reason]) => reason !== "NO_FIT" || (total > withdrawn && accepted === 0));
}

/** The two dates that a new brief begins with: two weeks to propose, and one more to reply. */
export function usualDays(now: Date): { closesOn: string; decideOn: string } {
  const today = dayOf(now);
  return { closesOn: daysAfter(today, 14), decideOn: daysAfter(today, 21) };
}

export const workplaces = [
  ["REMOTE", labels.workplaceRemote],
  ["HYBRID", labels.workplaceHybrid],
  ["ONSITE", labels.workplaceOnsite],
] as const;
export type Workplace = (typeof workplaces)[number][0];

export const contractTypes = [
  ["FREELANCE", labels.contractFreelance],
  ["EMPLOYMENT", labels.contractEmployment],
  ["EITHER", labels.contractEither],
] as const;

/** Kinds of account that find work. */
export const talentKinds = ["FREELANCER", "AGENCY"] as const;
export type TalentKind = (typeof talentKinds)[number];

export const audiences = [
  ["BOTH", labels.audienceBoth],
  ["FREELANCER", labels.audienceFreelancer],
  ["AGENCY", labels.audienceAgency],
] as const;
export type Audience = (typeof audiences)[number][0];

/** The kinds of talent to filter by, as [value, label]. */
export const kindChoices: Choices<TalentKind> = audiences.filter((choice) => choice[0] !== "BOTH");

/** The readers of a published brief: talent among the members, or everybody. */
export const briefReaders = [
  ["MEMBERS", labels.readersMembers, labels.readersMembersMeaning],
  ["EVERYONE", labels.readersEveryone, labels.readersEveryoneMeaning],
] as const;

export type BriefReaders = (typeof briefReaders)[number][0];

export const budgetUnits = [
  ["PROJECT", prices.forProject],
  ["DAY", prices.aDay],
  ["HOUR", prices.anHour],
] as const;
export type BudgetUnit = (typeof budgetUnits)[number][0];

/** Shown for a brief without a budget. */
export { noBudget } from "~/words/prices.generated";

/** From `min` to `max`, in minor units of an ISO 4217 currency. */
export interface PriceRange<Unit extends BudgetUnit = BudgetUnit> {
  min: number;
  max: number;
  currency: string;
  unit: Unit;
}

/** Coarse bands of prices, for filtering. Bounds are euros, by unit. */
export const budgetBands = [
  ["SMALL", () => prices.bandSmall({ project: "€10,000", day: "€400" })],
  ["MEDIUM", () => prices.bandMedium({ project: "€50,000", day: "€800" })],
  ["LARGE", () => prices.bandLarge({ project: "€50,000", day: "€800" })],
] as const;
export type BudgetBand = (typeof budgetBands)[number][0];

/**
 * Orders of open briefs. `MATCH` ranks only if words are searched for; otherwise it equals newest
 * first.
 */
export const briefSorts = [
  ["MATCH", labels.sortMatch],
  ["NEWEST", labels.sortNewest],
  ["CLOSING", labels.sortClosing],
  ["FIT", labels.sortFit],
] as const;
export type BriefSort = (typeof briefSorts)[number][0];

/** The aspects that explain how a member fits a brief, as [value, label]. */
export const fitAspects = [
  ["SKILLS", labels.aspectSkills],
  ["MUST_HAVES", labels.aspectMustHaves],
  ["RATE", labels.aspectRate],
  ["DATES", labels.aspectDates],
  ["WORKPLACE", labels.aspectWorkplace],
] as const;
export type FitAspect = (typeof fitAspects)[number][0];

/** From best to worst, the order of a list by best fit: an unknown may still fit, a no doesn't. */
export const fitStates = [
  ["MET", labels.fitMet],
  ["NEARLY", labels.fitNearly],
  ["UNKNOWN", labels.fitUnknown],
  ["NOT_MET", labels.fitNotMet],
] as const;
export type FitState = (typeof fitStates)[number][0];
