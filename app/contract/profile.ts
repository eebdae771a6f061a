/** A profile's words that both halves use (domain.md). */
export const availabilityStates = [
  ["available", "Available now"],
  ["from", "Available from a date"],
  ["busy", "Not available"],
] as const;
export type AvailabilityState = (typeof availabilityStates)[number][0];

/** A rate is by the hour or by the day. */
export const rateUnits = [
  ["day", "a day"],
  ["hour", "an hour"],
] as const;

/** Who may read a profile: every confirmed member, or nobody but those whom its owner writes to. */
export const visibilities = [
  [
    "members",
    "Members",
    "Every member with a confirmed address can read it. Visitors and search engines can’t.",
  ],
  [
    "hidden",
    "Only people you do business with",
    "Whoever you send a proposal to, and whoever reads a brief of yours. Nobody else finds it.",
  ],
] as const;
export type Visibility = (typeof visibilities)[number][0];

/** How many people an organisation has. */
export const organisationSizes = [
  ["1-10", "1–10 people"],
  ["11-50", "11–50 people"],
  ["51-250", "51–250 people"],
  ["251-1000", "251–1000 people"],
  ["1001+", "1001+ people"],
] as const;
