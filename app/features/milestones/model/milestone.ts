import { createHash } from "node:crypto";
import type { AttachedFile } from "~/domain/attached-file";
import type { MilestoneEvent, MilestoneState } from "~/domain/milestone";
import { collection } from "~/platform/ports/collection";
import { canonicalJson } from "~/values/canonical-json";

/** Where a milestone stands before and after a delivery. */
interface Standing {
  state: MilestoneState;
  /** The round of the delivery that stands; null for none. */
  shown: number | null;
}

/**
 * `milestones/{id of the proposal}~{id of the milestone}`: how it stands; it begins with its first
 * move. What it is about is said by the agreement, whose later versions it outlives.
 */
export interface Progress extends Standing {
  agreement: string;
  milestone: string;
  /** How many moves there were. A page names it, so that it acts on nothing that it didn’t show. */
  turn: number;
  /** How many deliveries there were; the number of one that was taken back isn’t used again. */
  rounds: number;
  /** The last move, and when: ISO 8601 UTC. */
  last: MilestoneEvent;
  at: string;
  /**
   * ISO 8601 UTC: when a delivery that stands counts as accepted if nothing is said, unless a later
   * version gives more days or says nothing of it. Absent where none does.
   */
  acceptsAt?: string;
  /**
   * The first delivery that wasn’t taken back, ISO 8601 UTC, and the day on which it was due by the
   * version that held then. Null or absent for none.
   */
  first?: { at: string; dueOn: string | null } | null;
  /** What it goes back to when a delivery is taken back. */
  before: Standing;
}

export const milestones = collection<Progress>()({
  name: "milestones",
  ofMember: "apart",
  enums: ["state", "last", "before.state"],
  // 2: silence that accepts. What was delivered before waits for an answer. 3: when it was first
  // delivered. What was delivered before counts in no record.
  steps: [(progress) => progress, (progress) => progress],
});

/** `deliveries/{id of the proposal}~{id of the milestone}~{round}`. */
export interface Delivery {
  agreement: string;
  milestone: string;
  round: number;
  /** Null: the two have blocked each other, and no words pass. */
  words: string | null;
  /** Files that came with it, up to `limits.attachedFiles`. */
  files: AttachedFile[];
  /** ISO 8601 UTC. */
  at: string;
  /** What of “done when” isn’t met, as the hirer sent it back. */
  returned: { at: string; words: string } | null;
}

export const deliveries = collection<Delivery>()({
  name: "deliveries",
  ofMember: "apart",
  unindexed: ["words", "returned"],
  enums: ["files.*.kind"],
  steps: [
    // 2: files. Older deliveries have none.
    (delivery) => ({ ...delivery, files: [] }),
  ],
});

export function progressId(agreement: string, milestone: string): string {
  return `${agreement}~${milestone}`;
}

export function deliveryId(agreement: string, milestone: string, round: number): string {
  return `${agreement}~${milestone}~${round}`;
}

/** What the log holds of words, which it doesn’t have: they can be removed. */
export function hashOfWords(words: string | null): string {
  return createHash("sha256").update(canonicalJson(words)).digest("hex");
}

/**
 * The same of what is delivered; of its files by their ids, under which no other bytes are ever
 * written.
 */
export function hashOfDelivered({ words, files }: Pick<Delivery, "words" | "files">): string {
  if (files.length === 0) return hashOfWords(words);
  const ids = files.map(({ id }) => id);
  return createHash("sha256")
    .update(canonicalJson({ words, files: ids }))
    .digest("hex");
}

export const planned = { state: "PLANNED", shown: null } as const satisfies Standing;
