import type { Times } from "~/domain/times";
import type { OtherSide } from "~/features/references/shared/other-side";
import { sayEnd } from "~/features/references/shared/say-end";
import type { WorkFieldsFragment, WorkQuery } from "~/shell/operations/operations.generated";
import * as words from "~/words/referencesWork.generated";
import { lineDone } from "~/words/work.generated";

export type ShownWork = WorkFieldsFragment;
/** The same with what was asked and offered. */
export type WholeWork = NonNullable<WorkQuery["work"]>;

/** What the parts of the page are about. */
export interface WorkPart {
  work: WholeWork;
  named: OtherSide;
}

/** What was just done, by the address. */
export const doneTexts: Readonly<Record<string, (other: OtherSide) => { title: string; text?: string }>> = {
  line: ({ name }) => ({ title: lineDone({ name }) }),
  ended: (other) => ({ title: words.endedTitle(), text: words.ended(other) }),
  said: (other) => ({ title: words.saidTitle(other) }),
  "goes-on": () => ({ title: words.goesOn() }),
  written: (other) => ({ title: words.writtenTitle(), text: words.written(other) }),
  shown: () => ({ title: words.shownTitle() }),
  removed: () => ({ title: words.removedTitle() }),
  replied: (other) => ({ title: words.repliedTitle(), text: words.replied(other) }),
  titled: () => ({ title: words.titledTitle() }),
  untitled: () => ({ title: words.untitledTitle() }),
};

/** What an administrator took down of a side's; undefined for nothing. */
export function removedOf(
  { removed }: Pick<ShownWork, "removed">,
  side: ShownWork["side"],
  what: ShownWork["removed"][number]["what"],
): ShownWork["removed"][number] | undefined {
  return removed.find((one) => one.side === side && one.what === what);
}

/** When both can be written, before that. */
export function describeEnd({ endsAt, endSaidBy, side }: ShownWork, other: OtherSide, times: Times): string {
  const day = endsAt && sayEnd(endsAt, times);
  if (!day) return words.noEnd();
  if (!endSaidBy) return words.endsOn({ day });
  return endSaidBy === side ? words.youWaitForWord({ ...other, day }) : words.theyWaitForWord({ day });
}

/** How it goes on with what is written; null once it is shown. */
export function describeWaiting(work: ShownWork, other: OtherSide, times: Times): string | null {
  const { showsAt, shown, own, waitsForViewer } = work;
  if (shown || showsAt === null) return null;
  const day = times.until(showsAt);
  if (waitsForViewer) return words.theyWait({ ...other, day });
  if (own) return words.youWait({ ...other, day });
  return null;
}

/** A moment of a work: whether it is over, is what is under way, or comes later. */
export interface PathPoint {
  point: "yes" | "start" | "end" | "references";
  state: "done" | "now" | "later";
}

/** How many of the four moments are over, by its stage. */
const over: Record<WholeWork["stage"], number> = {
  NEW: 1,
  BEFORE: 1,
  RUNNING: 2,
  LONGER: 2,
  SAID: 2,
  ASKED: 2,
  WRITE: 3,
  OTHER_WROTE: 3,
  OWN_WROTE: 3,
  REPLY: 4,
  SHOWN: 4,
  APART: 1,
};

/** The moments of a work in their order. */
export function pointsOf({ stage, ended }: Pick<WholeWork, "stage" | "ended">): PathPoint[] {
  // Apart, the two get no further: nothing is under way.
  const done = stage === "APART" && ended ? 3 : over[stage];
  return (["yes", "start", "end", "references"] as const).map((point, at) => ({
    point,
    state: at < done ? "done" : at === done && stage !== "APART" ? "now" : "later",
  }));
}
