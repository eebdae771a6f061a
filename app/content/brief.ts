/** A brief’s words that both halves use (domain.md): each enumeration as [value, label], in the spelling of the API. */
export const briefStates = [
  ["DRAFT", "Draft"],
  ["OPEN", "Open"],
  ["SHORTLISTING", "In review"],
  ["FILLED", "Filled"],
  ["CLOSED", "Closed"],
] as const;
export type BriefStatus = (typeof briefStates)[number][0];
export const briefStatuses = briefStates.map(([status]) => status);

/** Whether a brief is decided about: neither a draft nor ended. */
export function isRunning({ status }: { status: BriefStatus }): boolean {
  return status === "OPEN" || status === "SHORTLISTING";
}

/** What a count of briefs is called, by their status. */
export const briefCounts = {
  DRAFT: "draft",
  OPEN: "open",
  SHORTLISTING: "shortlisting",
  FILLED: "filled",
  CLOSED: "closed",
} as const satisfies Record<BriefStatus, string>;

/**
 * What an id of a brief may look like. A plain word is none: `proposals` stands for another page where a
 * brief's id stands.
 */
export const briefIdShape = /^(?=.*[\d-])[A-Za-z0-9-]{8,64}$/;

/** Why a brief closed, as [value, label for everybody who reads it]. `EXPIRED` is the product's own: nobody decided in time. */
export const closeReasons = [
  ["NO_FIT", "No proposal fitted"],
  ["BUDGET", "The budget went away"],
  ["CANCELLED", "The work was cancelled"],
  ["ELSEWHERE", "Someone was found elsewhere"],
  ["EXPIRED", "No decision in time"],
] as const;
export type CloseReason = (typeof closeReasons)[number][0];
/** What its owner may give as the reason. */
export const ownerCloseReasons = closeReasons.filter((reason) => reason[0] !== "EXPIRED");
export type OwnerCloseReason = (typeof ownerCloseReasons)[number][0];

export const workplaces = [
  ["REMOTE", "Remote"],
  ["HYBRID", "Partly on site"],
  ["ONSITE", "On site"],
] as const;
export type Workplace = (typeof workplaces)[number][0];

export const contractTypes = [
  ["FREELANCE", "Freelance contract"],
  ["EMPLOYMENT", "Fixed-term employment"],
  ["EITHER", "Either"],
] as const;

/** Kinds of account that find work. */
export const talentKinds = ["FREELANCER", "AGENCY"] as const;
export type TalentKind = (typeof talentKinds)[number];

export const audiences = [
  ["BOTH", "Freelancers and agencies"],
  ["FREELANCER", "Freelancers"],
  ["AGENCY", "Agencies"],
] as const;
export type Audience = (typeof audiences)[number][0];

export const budgetUnits = [
  ["PROJECT", "for the whole project"],
  ["DAY", "a day"],
  ["HOUR", "an hour"],
] as const;
export type BudgetUnit = (typeof budgetUnits)[number][0];

/** Said where a brief has no budget. */
export const noBudget = "The brief names no budget.";

/** From `min` to `max`, in minor units of an ISO 4217 currency. */
export interface PriceRange<Unit extends BudgetUnit = BudgetUnit> {
  min: number;
  max: number;
  currency: string;
  unit: Unit;
}

/** What a price is, coarsely, so that people can filter by it. Bounds are euros, by unit. */
export const budgetBands = [
  ["SMALL", "Small: up to €10,000, or €400 a day"],
  ["MEDIUM", "Medium: up to €50,000, or €800 a day"],
  ["LARGE", "Large: more than €50,000, or €800 a day"],
] as const;
export type BudgetBand = (typeof budgetBands)[number][0];

/** Orders of open briefs. `MATCH` tells two briefs apart only where words are searched for; else it is the newest. */
export const briefSorts = [
  ["MATCH", "Best match"],
  ["NEWEST", "Newest"],
  ["CLOSING", "Closing soon"],
  ["FIT", "Best fit"],
] as const;
export type BriefSort = (typeof briefSorts)[number][0];

/** What the fit of somebody to a brief is explained by, as [value, label]. */
export const fitAspects = [
  ["SKILLS", "Skills"],
  ["MUST_HAVES", "Must-haves"],
  ["RATE", "Price"],
  ["DATES", "Dates"],
  ["WORKPLACE", "Place of work"],
] as const;
export type FitAspect = (typeof fitAspects)[number][0];

/** From best to worst, which is the order of a list by best fit: what nobody knows may still fit, a no doesn't. */
export const fitStates = [
  ["MET", "Met"],
  ["NEARLY", "Nearly"],
  ["UNKNOWN", "Not known"],
  ["NOT_MET", "Not met"],
] as const;
export type FitState = (typeof fitStates)[number][0];
