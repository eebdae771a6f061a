/**
 * The terms of briefs that server and browser share (domain.md): each enumeration as [value,
 * label], in the API's spelling.
 */
export const briefStates = [
  ["DRAFT", "Draft"],
  ["OPEN", "Open"],
  ["SHORTLISTING", "In review"],
  ["FILLED", "Filled"],
  ["CLOSED", "Closed"],
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
  ["NO_FIT", "No proposal fitted"],
  ["BUDGET", "The budget went away"],
  ["CANCELLED", "The work was cancelled"],
  ["ELSEWHERE", "Someone was found elsewhere"],
  ["EXPIRED", "No decision in time"],
] as const;
export type CloseReason = (typeof closeReasons)[number][0];
/** The reasons that its owner may give. */
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

/** The readers of a published brief: talent among the members, or everybody. */
export const briefReaders = [
  ["MEMBERS", "Members", "Freelancers and agencies with an account."],
  [
    "EVERYONE",
    "Everyone",
    "Visitors and search engines, too, until it closes: your text, the budget, the dates, the name that you are shown as, and your reply record. Not your e-mail, the questions, or how many proposals came.",
  ],
] as const;

export type BriefReaders = (typeof briefReaders)[number][0];

export const budgetUnits = [
  ["PROJECT", "for the whole project"],
  ["DAY", "a day"],
  ["HOUR", "an hour"],
] as const;
export type BudgetUnit = (typeof budgetUnits)[number][0];

/** Shown for a brief without a budget. */
export const noBudget = "The brief names no budget.";

/** From `min` to `max`, in minor units of an ISO 4217 currency. */
export interface PriceRange<Unit extends BudgetUnit = BudgetUnit> {
  min: number;
  max: number;
  currency: string;
  unit: Unit;
}

/** Coarse bands of prices, for filtering. Bounds are euros, by unit. */
export const budgetBands = [
  ["SMALL", "Small: up to €10,000, or €400 a day"],
  ["MEDIUM", "Medium: up to €50,000, or €800 a day"],
  ["LARGE", "Large: more than €50,000, or €800 a day"],
] as const;
export type BudgetBand = (typeof budgetBands)[number][0];

/**
 * Orders of open briefs. `MATCH` ranks only if words are searched for; otherwise it equals newest
 * first.
 */
export const briefSorts = [
  ["MATCH", "Best match"],
  ["NEWEST", "Newest"],
  ["CLOSING", "Closing soon"],
  ["FIT", "Best fit"],
] as const;
export type BriefSort = (typeof briefSorts)[number][0];

/** The aspects that explain how a member fits a brief, as [value, label]. */
export const fitAspects = [
  ["SKILLS", "Skills"],
  ["MUST_HAVES", "Must-haves"],
  ["RATE", "Price"],
  ["DATES", "Dates"],
  ["WORKPLACE", "Place of work"],
] as const;
export type FitAspect = (typeof fitAspects)[number][0];

/** From best to worst, the order of a list by best fit: an unknown may still fit, a no doesn't. */
export const fitStates = [
  ["MET", "Met"],
  ["NEARLY", "Nearly"],
  ["UNKNOWN", "Not known"],
  ["NOT_MET", "Not met"],
] as const;
export type FitState = (typeof fitStates)[number][0];
