/** A part of a work that is delivered, and accepted, on its own. */
export interface Milestone {
  /** The same in each version that has it. */
  id: string;
  title: string;
  doneWhen: string | null;
  dueOn: string | null;
  /** In minor units of the currency of the price. */
  amount: number | null;
}

export const milestoneStates = ["PLANNED", "DELIVERED", "RETURNED", "ACCEPTED"] as const;
export type MilestoneState = (typeof milestoneStates)[number];

export const milestoneMoves = ["DELIVER", "TAKE_BACK", "ACCEPT", "SEND_BACK"] as const;
export type MilestoneMove = (typeof milestoneMoves)[number];

/** `SILENCE`: it counts as accepted, since nothing was said within the days for review. */
export type MilestoneEvent = MilestoneMove | "SILENCE";
