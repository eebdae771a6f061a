import { nameOrState } from "~/domain/member-state";
import type { Times } from "~/domain/times";
import type { WorkFieldsFragment } from "~/shell/operations/operations.generated";
import * as words from "~/words/referencesWork.generated";

export type ShownWork = WorkFieldsFragment;

/** The other side within a sentence: by name, or as what they are where their account is gone. */
export interface OtherSide {
  who: "NAMED" | "GONE";
  name: string;
}

export function otherSideOf({ other, otherState }: Pick<ShownWork, "other" | "otherState">): OtherSide {
  const { organisation, displayName } = other?.profile ?? {};
  const name = organisation || displayName;
  return { who: name ? "NAMED" : "GONE", name: nameOrState(name, otherState) };
}

/** What was just done, by the address. */
export const doneTexts: Readonly<Record<string, (other: OtherSide) => { title: string; text?: string }>> = {
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
  const day = endsAt && times.day(endsAt);
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
