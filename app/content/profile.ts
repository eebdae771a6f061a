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

/** Who may read a profile: every confirmed member, or nobody but those whom its owner writes to. */
export const visibilities = [
  [
    "MEMBERS",
    "Members",
    "Every member with a confirmed address can read it. Visitors and search engines can’t.",
  ],
  [
    "HIDDEN",
    "Only people you deal with",
    "People you send a proposal to, and people who read a brief of yours. No one else finds it.",
  ],
] as const;

/** How many people an organisation has. */
export const organisationSizes = [
  ["1-10", "1–10 people"],
  ["11-50", "11–50 people"],
  ["51-250", "51–250 people"],
  ["251-1000", "251–1000 people"],
  ["1001+", "1001+ people"],
] as const;
