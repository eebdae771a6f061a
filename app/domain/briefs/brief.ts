import type { Money, SignUpDraft } from "~/contract/account";

/** `briefs/{id}` (domain.md), as far as a draft needs it. */
export interface Brief {
  hirerUid: string;
  status: "draft";
  problem: string | null;
  desiredOutcome: string | null;
  budget: Money | null;
  /** ISO date. */
  startOn: string | null;
  /** ISO 8601 UTC + "_" + id: unique, so that lists have exact cursors. */
  createdAt: string;
}

export const briefsCollection = "briefs";

/** The hirer's first draft, from what the hire form asked; null when it asked for nothing. */
export function createFirstBrief(
  draft: Extract<SignUpDraft, { kind: "hirer" }>,
  hirerUid: string,
  id: string,
  now: Date,
): Brief | null {
  const { problem, desiredOutcome, budget, startOn } = draft;
  if (!problem && !desiredOutcome && !budget && !startOn) return null;
  return {
    hirerUid,
    status: "draft",
    problem,
    desiredOutcome,
    budget,
    startOn,
    createdAt: `${now.toISOString()}_${id}`,
  };
}
