import { createHash } from "node:crypto";
import type { AgreementMove } from "~/domain/agreement";
import type { MilestoneEvent } from "~/domain/milestone";
import { textOfEntry } from "~/domain/record/log-entry";
import type { WorkSide } from "~/domain/reference";
import { type EventLine, withEvent } from "~/features/market/model/event-line";
import { collection } from "~/platform/ports/collection";
import { agreementLogCollection } from "~/values/append-only";

/** A move as the log tells it: no names and no words, since entries are never removed. */
export interface AgreementEvent {
  event: Exclude<AgreementMove, "SAVE"> | "LAPSE" | MilestoneEvent;
  /** Whose move it was; of an offer that lapsed, whose it was; of silence, the hirer. */
  side: WorkSide;
  /** The version that it is about; and its hash, or that of a delivery’s words or an early end. */
  n: number;
  content: string;
  /** The id of the milestone that it is about. */
  milestone?: string;
  /** ISO 8601 UTC. */
  at: string;
}

/** `agreementLog/{agreement}~{seq}`: one move, chained to the one before it. */
export interface AgreementEntry extends AgreementEvent {
  agreement: string;
  /** 1 for the first. */
  seq: number;
  /** ISO date (UTC) of `at`: the root of a day finds its entries by it. No part of the hash. */
  day: string;
  /** The hash of the entry before; "" for the first. */
  before: string;
  hash: string;
}

/** The same as a line of the conversation, kept beside the log: the last ones of it. */
export interface AgreementLine extends Pick<AgreementEvent, "event" | "milestone" | "at"> {
  by: EventLine["by"];
}

/** How far a log goes. */
export interface LogEnd {
  entries: number;
  /** The hash of the last entry; "" for none. */
  hash: string;
}

export const agreementLog = collection<AgreementEntry>()({
  name: agreementLogCollection,
  ofMember: "apart",
  indexes: [["day"]],
  enums: ["event", "side"],
  // 2: moves of milestones. Earlier entries are about none. 3: offers that lapse. 4: early ends.
  // 5: silence that accepts. 6: their days. Those of earlier releases are in no root of a day.
  steps: [
    (entry) => entry,
    (entry) => entry,
    (entry) => entry,
    (entry) => entry,
    (entry) => ({ ...entry, day: String(entry.at).slice(0, 10) }),
  ],
});

export const emptyLog: LogEnd = { entries: 0, hash: "" };

export function entryId(agreement: string, seq: number): string {
  return `${agreement}~${seq}`;
}

export function entryAfter(end: LogEnd, agreement: string, event: AgreementEvent): AgreementEntry {
  const day = event.at.slice(0, 10);
  const entry = { ...event, agreement, seq: end.entries + 1, day, before: end.hash };
  return { ...entry, hash: hashOfEntry(entry) };
}

const byTheClock: readonly string[] = ["LAPSE", "SILENCE"];

/** The lines after another entry. */
export function linesAfter(
  lines: readonly AgreementLine[] = [],
  { at, event, side, milestone }: AgreementEvent,
): AgreementLine[] {
  const by = byTheClock.includes(event) ? "system" : side === "HIRER" ? "hirer" : "applicant";
  return withEvent(lines, { at, event, by, ...(milestone && { milestone }) });
}

function hashOfEntry(entry: Omit<AgreementEntry, "hash">): string {
  return createHash("sha256").update(textOfEntry(entry)).digest("hex");
}
