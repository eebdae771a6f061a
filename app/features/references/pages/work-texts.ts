import type { Times } from "~/content/times";
import type { WorkFieldsFragment } from "~/shell/operations/operations.generated";

export type ShownWork = WorkFieldsFragment;

/** The other side's name; what they are where their account is gone. */
export function nameOfOther({ other, side }: Pick<ShownWork, "other" | "side">): string {
  const { organisation, displayName } = other?.profile ?? {};
  return organisation || displayName || (side === "HIRER" ? "Them" : "The hirer");
}

/** What was just done, by the address. */
export const doneTexts: Readonly<Record<string, (name: string) => { title: string; text?: string }>> = {
  ended: (name) => ({
    title: "The work has ended",
    text: `${name} is told, and can write a reference, too.`,
  }),
  written: (name) => ({ title: "Your reference is saved", text: `${name} is told that you wrote it.` }),
  shown: () => ({ title: "Both references are shown now" }),
  removed: () => ({ title: "Your reference is removed" }),
  replied: (name) => ({ title: "Your reply is shown", text: `It stands under ${name}’s reference.` }),
  titled: () => ({ title: "You let the brief’s title be shown" }),
  untitled: () => ({ title: "The brief’s title isn’t shown" }),
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
  return endsAt
    ? `By its dates the work ends on ${times.day(endsAt)}. From then on each of you can write a reference.`
    : "The brief doesn’t say how long the work takes. Once one of you says that it has ended, each of you can write a reference.";
}

/** How it goes on with what is written; null once it is shown. */
export function describeWaiting(work: ShownWork, name: string, times: Times): string | null {
  const { showsAt, shown, own, waitsForViewer } = work;
  if (shown || showsAt === null) return null;
  const by = times.until(showsAt);
  if (waitsForViewer)
    return `${name} wrote a reference about you. Write yours by ${by}: then both show at once. After that theirs shows alone, and you can’t write any more.`;
  if (own)
    return `Only you can read it until ${name} has written theirs, or until ${by}. Until then you can change it.`;
  return null;
}
