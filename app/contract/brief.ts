/** A brief's words that both halves use (domain.md). */
export const briefStatuses = ["draft", "open", "shortlisting", "filled", "closed"] as const;
export type BriefStatus = (typeof briefStatuses)[number];

/**
 * What an id of a brief may look like. A plain word is none: `proposals` stands for another page where a
 * brief's id stands.
 */
export const briefIdShape = /^(?=.*[\d-])[A-Za-z0-9-]{8,64}$/;

/** Why a brief closed, as [value, label for everybody who reads it]. `expired` is the product's own: nobody decided in time. */
export const closeReasons = [
  ["no-fit", "No proposal fitted"],
  ["budget", "The budget went away"],
  ["cancelled", "The work was cancelled"],
  ["elsewhere", "Somebody was found elsewhere"],
  ["expired", "Nobody decided in time"],
] as const;
export type CloseReason = (typeof closeReasons)[number][0];
/** What its owner may give as the reason. */
export type OwnerCloseReason = Exclude<CloseReason, "expired">;

export const workplaces = [
  ["remote", "Remote"],
  ["hybrid", "Partly on site"],
  ["onsite", "On site"],
] as const;
export type Workplace = (typeof workplaces)[number][0];

/** Kinds of account that find work. */
export const talentKinds = ["freelancer", "agency"] as const;
export type TalentKind = (typeof talentKinds)[number];

export const audiences = [
  ["both", "Freelancers and agencies"],
  ["freelancer", "Freelancers"],
  ["agency", "Agencies"],
] as const;
export type Audience = (typeof audiences)[number][0];

export const budgetUnits = [
  ["project", "for the whole project"],
  ["day", "a day"],
  ["hour", "an hour"],
] as const;
export type BudgetUnit = (typeof budgetUnits)[number][0];

/** From `min` to `max`, in minor units of an ISO 4217 currency. */
export interface PriceRange<Unit extends BudgetUnit = BudgetUnit> {
  min: number;
  max: number;
  currency: string;
  unit: Unit;
}

/** What a price is, coarsely, so that people can filter by it. Bounds are major units of whatever currency, by unit. */
export const budgetBands = [
  ["small", "Small: up to 10,000, or 400 a day"],
  ["medium", "Medium: up to 50,000, or 800 a day"],
  ["large", "Large: more than that"],
] as const;
export type BudgetBand = (typeof budgetBands)[number][0];
