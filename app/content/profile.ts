import { budgetUnits } from "./brief";

/** The terms of profiles that server and browser share (domain.md). */
export const availabilityStates = [
  ["AVAILABLE", "Available now"],
  ["FROM", "Available from a date"],
  ["BUSY", "Not available"],
] as const;
export type AvailabilityState = (typeof availabilityStates)[number][0];

/** A rate is by the hour or by the day. */
export const rateUnits = budgetUnits.filter((unit) => unit[0] !== "PROJECT");

/**
 * The readers of a profile: everybody, every confirmed member, or only those to whom its owner
 * writes.
 */
export const visibilities = [
  [
    "EVERYONE",
    "Everyone",
    "Visitors and search engines, too, at an address of its own: all but prices, dates, team and ways to reach you.",
  ],
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

export type Visibility = (typeof visibilities)[number][0];

/** Whether every confirmed member may read it. */
export function isForMembers(visibility: Visibility | undefined): boolean {
  return visibility === "MEMBERS" || visibility === "EVERYONE";
}

/** The number of people in an organisation. */
export const organisationSizes = [
  ["1-10", "1–10 people"],
  ["11-50", "11–50 people"],
  ["51-250", "51–250 people"],
  ["251-1000", "251–1000 people"],
  ["1001+", "1001+ people"],
] as const;
