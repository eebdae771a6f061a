import { type DeclineReason, declineReasons } from "~/domain/proposal";

/**
 * Names of the controls in the form that replies to several: for everyone, and for one applicant by
 * uid.
 */
export const replyNames = {
  reason: (uid: string) => `reason.${uid}`,
  note: (uid: string) => `note.${uid}`,
  none: (uid: string) => `none.${uid}`,
} as const;

/** A note for an applicant who doesn’t wait for a reply any more, and so isn't in the form. */
export interface UnsentNote {
  uid: string;
  name: string;
  note: string;
}

/** The uids that a form names, in its order: each has a reason. */
export function namedIn(typed: Readonly<Record<string, string>>): string[] {
  return Object.keys(typed)
    .filter((name) => name.startsWith("reason."))
    .map((name) => name.slice("reason.".length));
}

/**
 * Prefix of a suggested reason: like no reason, and unlike a chosen one, it gives way to the reason
 * for everyone.
 */
const suggested = "SUGGESTED_";

export function toSuggested(reason: DeclineReason): string {
  return suggested + reason;
}

/**
 * An applicant's reason, from their own control and that of everyone; null for none or an unknown
 * one.
 */
export function reasonFrom(own: string | undefined, ofAll: string | undefined): DeclineReason | null {
  const isChosen = own && !own.startsWith(suggested);
  const said = isChosen ? own : ofAll || own?.slice(suggested.length);
  return declineReasons.find(([reason]) => reason === said)?.[0] ?? null;
}
