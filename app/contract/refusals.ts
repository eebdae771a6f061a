/** A field of a form or an input that must change, and how. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** What the market refuses, and the sentence that a person reads. A rule's own date or name stands in `problems`. */
export const refusals = {
  "sign-in-first": "Sign in first.",
  "not-found": "There is nothing here that you can see.",
  "confirm-first": "Confirm your e-mail address first: the link is in your inbox.",
  "not-active": "Your account is not active, so this can't be done now.",
  "wrong-kind": "Your kind of account can't do this.",
  invalid: "Some answers have to change first.",
  stale: "This was changed since you opened it. Both versions are below.",
  "wrong-state": "This is no longer possible: its state has changed.",
  "brief-closed": "This brief takes no more proposals.",
  "already-sent": "Your proposal is sent already.",
  "has-proposals": "Proposals have come in: only the two dates may change now, once, and only to later.",
  "reopened-before": "A brief can be reopened once, and this one was.",
  "too-late": "The ten minutes are over: the applicant has been told.",
  "too-many": "That is more than there may be.",
  "too-many-sends": "This proposal was sent too often today.",
  "applicant-away": "This member’s account is not active, so this can’t be done now.",
  "account-gone": "The fourteen days are over: the account is being deleted.",
  "review-first": "Say first whether to keep what was filled in.",
} as const;
export type RefusalCode = keyof typeof refusals;

/** What can be expected to fail, as a value: the code, and what has to change. */
export interface Refusal {
  code: RefusalCode;
  problems: FieldProblem[];
  /** Where waiting helps: until then. */
  retryAfterMs?: number;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export function done(): { ok: true; value: undefined };
export function done<T>(value: T): { ok: true; value: T };
export function done<T>(value?: T) {
  return { ok: true as const, value };
}

export function refused(code: RefusalCode, problems: FieldProblem[] = []): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { code, problems } };
}
