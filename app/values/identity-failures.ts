import * as words from "~/words/refusals.generated";
import type { IdentityCode } from "./identity-codes";

/** The person's next step; the page turns it into a button or a link. */
export type NextStep = "try-again" | "new-link" | "sign-in" | "check-address" | "contact";

export interface IdentityFailureView {
  /** What happened, that nothing was lost, and the next step. Plain text. */
  message: () => string;
  next: NextStep;
  httpStatus: number;
  /**
   * Whether this verdict on a session ends it (product.md §8, and architecture.md: expired,
   * revoked, disabled, malformed). It doesn't apply to other calls: posting a bad token ends no
   * session.
   */
  signsOut: boolean;
}

/**
 * What each failure of the identity provider means to the person at the screen. `user-not-found`
 * and `email-already-in-use` reveal whether an address has an account: show them only to its proven
 * owner.
 */
export const identityFailures: Readonly<Record<IdentityCode, IdentityFailureView>> = {
  "email-already-in-use": {
    message: words.emailInUse,
    next: "sign-in",
    httpStatus: 409,
    signsOut: false,
  },
  "invalid-email": {
    message: words.emailInvalid,
    next: "check-address",
    httpStatus: 422,
    signsOut: false,
  },
  "user-not-found": {
    message: words.emailUnknown,
    next: "check-address",
    httpStatus: 404,
    signsOut: false,
  },
  "wrong-password": {
    message: words.wrongPassword,
    next: "sign-in",
    httpStatus: 401,
    signsOut: false,
  },
  "invalid-credential": {
    message: words.credentialInvalid,
    next: "sign-in",
    httpStatus: 401,
    signsOut: true,
  },
  "user-disabled": {
    message: words.userDisabled,
    next: "contact",
    httpStatus: 403,
    signsOut: true,
  },
  "user-token-expired": {
    message: words.sessionEnded,
    next: "sign-in",
    httpStatus: 401,
    signsOut: true,
  },
  "link-invalid": {
    message: words.linkInvalid,
    next: "new-link",
    httpStatus: 410,
    signsOut: false,
  },
  "link-expired": {
    message: words.linkExpired,
    next: "new-link",
    httpStatus: 410,
    signsOut: false,
  },
  "too-many-requests": {
    message: words.tooManyAttempts,
    next: "try-again",
    // The provider limits our server: this person didn't cause it.
    httpStatus: 503,
    signsOut: false,
  },
  "network-request-failed": {
    message: words.identityUnreachable,
    next: "try-again",
    httpStatus: 503,
    signsOut: false,
  },
  "operation-not-allowed": {
    message: words.identityOff,
    next: "contact",
    httpStatus: 403,
    signsOut: false,
  },
  "internal-error": {
    message: words.identityFault,
    next: "try-again",
    httpStatus: 503,
    signsOut: false,
  },
};
