import { budgetUnits } from "./brief";

/** A profile's words that both halves use (domain.md). */
export const availabilityStates = [
  ["AVAILABLE", "Available now"],
  ["FROM", "Available from a date"],
  ["BUSY", "Not available"],
] as const;
export type AvailabilityState = (typeof availabilityStates)[number][0];

/** A rate is by the hour or by the day. */
export const rateUnits = budgetUnits.filter((unit) => unit[0] !== "PROJECT");
export type RateUnit = (typeof rateUnits)[number][0];

/** Who may read a profile: every confirmed member, or nobody but those whom its owner writes to. */
export const visibilities = [
  ["MEMBERS", "Members can see it"],
  ["HIDDEN", "Nobody can find it"],
] as const;
export type Visibility = (typeof visibilities)[number][0];

/** How many people an organisation has. */
export const organisationSizes = ["1-10", "11-50", "51-250", "251-1000", "1001+"] as const;
export type OrganisationSize = (typeof organisationSizes)[number];
