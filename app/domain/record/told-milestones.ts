import type { MilestoneState } from "~/domain/milestone";
import type { LogEntry } from "./log-entry";

/** A delivery as the log tells it: the hashes of its words, with its files, and of its answer. */
interface ToldDelivery {
  words: string;
  at: string;
  returned: { words: string; at: string } | null;
}

/** A milestone as the log tells it. */
export interface ToldMilestone {
  state: MilestoneState;
  turn: number;
  rounds: number;
  /** The round of the delivery that stands; null for none. */
  shown: number | null;
  before: Pick<ToldMilestone, "state" | "shown">;
  /** Those that weren’t taken back, by their rounds. */
  deliveries: ReadonlyMap<number, ToldDelivery>;
}

/** The milestones that a log tells of, by their ids, in the order of their first moves. */
export function toldMilestones(entries: readonly LogEntry[]): Map<string, ToldMilestone> {
  const all = new Map<string, ToldMilestone>();
  for (const entry of entries)
    if (entry.milestone) all.set(entry.milestone, afterMove(all.get(entry.milestone) ?? begun, entry));
  return all;
}

const begun: ToldMilestone = {
  ...{ state: "PLANNED", turn: 0, rounds: 0, shown: null, deliveries: new Map() },
  before: { state: "PLANNED", shown: null },
};

/** It after another move. */
function afterMove(told: ToldMilestone, { event, content, at }: LogEntry): ToldMilestone {
  const { state, rounds, shown, before } = told;
  const next = { ...told, turn: told.turn + 1 };
  const deliveries = new Map(told.deliveries);
  if (event === "DELIVER") {
    deliveries.set(rounds + 1, { words: content, at, returned: null });
    return {
      ...{ ...next, state: "DELIVERED", rounds: rounds + 1, shown: rounds + 1 },
      ...{ before: { state, shown }, deliveries },
    };
  }
  if (event === "TAKE_BACK") {
    deliveries.delete(rounds);
    return { ...next, ...before, deliveries };
  }
  if (event === "ACCEPT" || event === "SILENCE") return { ...next, state: "ACCEPTED" };
  const sentBack = deliveries.get(rounds) ?? { words: "", at: "" };
  deliveries.set(rounds, { ...sentBack, returned: { words: content, at } });
  return { ...next, state: "RETURNED", deliveries };
}
