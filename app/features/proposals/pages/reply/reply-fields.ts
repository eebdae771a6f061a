import { type DeclineReason, declineReasons } from "~/content/proposal";

/** Controls of the form that replies to several: of everyone, and of one by their uid. */
export const replyNames = {
  reason: (uid: string) => `reason.${uid}`,
  note: (uid: string) => `note.${uid}`,
  none: (uid: string) => `none.${uid}`,
} as const;

/** A note that was typed for somebody who doesn’t wait for a reply any more: it has no place in the form. */
export interface UnsentNote {
  uid: string;
  name: string;
  note: string;
}

/** Whom a form names, in its order: each has a reason. */
export function namedIn(typed: Readonly<Record<string, string>>): string[] {
  return Object.keys(typed)
    .filter((name) => name.startsWith("reason."))
    .map((name) => name.slice("reason.".length));
}

/** What a suggested reason is sent as: like none, and unlike one that was chosen, it gives way to the reason for everyone. */
const suggested = "SUGGESTED_";

export function toSuggested(reason: DeclineReason): string {
  return suggested + reason;
}

/** The reason of one, from what stands in their control and in that of everyone; null for none that there is. */
export function reasonFrom(own: string | undefined, ofAll: string | undefined): DeclineReason | null {
  const isChosen = own && !own.startsWith(suggested);
  const said = isChosen ? own : ofAll || own?.slice(suggested.length);
  return declineReasons.find(([reason]) => reason === said)?.[0] ?? null;
}
