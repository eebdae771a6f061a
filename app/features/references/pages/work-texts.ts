import type { Times } from "~/content/times";
import type { WorkFieldsFragment } from "~/shell/operations/operations.generated";
import * as words from "~/words/referencesWork.generated";

export type ShownWork = WorkFieldsFragment;

/** The other side's name; what they are where their account is gone. */
export function nameOfOther({ other, side }: Pick<ShownWork, "other" | "side">): string {
  const { organisation, displayName } = other?.profile ?? {};
  return organisation || displayName || (side === "HIRER" ? words.otherTalent() : words.otherHirer());
}

/** What was just done, by the address. */
export const doneTexts: Readonly<Record<string, (name: string) => { title: string; text?: string }>> = {
  ended: (name) => ({ title: words.endedTitle(), text: words.ended({ name }) }),
  written: (name) => ({ title: words.writtenTitle(), text: words.written({ name }) }),
  shown: () => ({ title: words.shownTitle() }),
  removed: () => ({ title: words.removedTitle() }),
  replied: (name) => ({ title: words.repliedTitle(), text: words.replied({ name }) }),
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
export function describeEnd({ endsAt }: Pick<ShownWork, "endsAt">, times: Times): string {
  return endsAt ? words.endsOn({ day: times.day(endsAt) }) : words.noEnd();
}

/** How it goes on with what is written; null once it is shown. */
export function describeWaiting(work: ShownWork, name: string, times: Times): string | null {
  const { showsAt, shown, own, waitsForViewer } = work;
  if (shown || showsAt === null) return null;
  const day = times.until(showsAt);
  if (waitsForViewer) return words.theyWait({ name, day });
  if (own) return words.youWait({ name, day });
  return null;
}
