import type { IdentityCode } from "./identity-codes";

/** The person's next step; the page turns it into a button or a link. */
export type NextStep = "try-again" | "new-link" | "sign-in" | "check-address" | "contact";

export interface IdentityFailureView {
  /** What happened, that nothing was lost, and the next step. Plain text. */
  message: string;
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
    message: "This address already has an account. What you typed is kept; sign in to go on.",
    next: "sign-in",
    httpStatus: 409,
    signsOut: false,
  },
  "invalid-email": {
    message: "This address doesn’t look right. What you typed is kept; check it and send it again.",
    next: "check-address",
    httpStatus: 422,
    signsOut: false,
  },
  "user-not-found": {
    message: "This address has no account here. What you typed is kept; check the address.",
    next: "check-address",
    httpStatus: 404,
    signsOut: false,
  },
  "wrong-password": {
    message: "That didn’t match. Nothing was changed; sign in with a link sent to your address.",
    next: "sign-in",
    httpStatus: 401,
    signsOut: false,
  },
  "invalid-credential": {
    message: "This sign-in can’t be used here. Your account is as it was; sign in again.",
    next: "sign-in",
    httpStatus: 401,
    signsOut: true,
  },
  "user-disabled": {
    message:
      "This account has been suspended, so you were signed out. Nothing was deleted; write to us about it.",
    next: "contact",
    httpStatus: 403,
    signsOut: true,
  },
  "user-token-expired": {
    message: "Your session has ended. What you saved is safe; sign in to go on.",
    next: "sign-in",
    httpStatus: 401,
    signsOut: true,
  },
  "link-invalid": {
    message: "This link was used already, or isn’t complete. Your account is as it was; ask for a new link.",
    next: "new-link",
    httpStatus: 410,
    signsOut: false,
  },
  "link-expired": {
    message: "This link is too old. Your account is as it was; ask for a new link.",
    next: "new-link",
    httpStatus: 410,
    signsOut: false,
  },
  "too-many-requests": {
    message: "There were too many attempts. Nothing was lost; wait a few minutes, then try again.",
    next: "try-again",
    // The provider limits our server: this person didn't cause it.
    httpStatus: 503,
    signsOut: false,
  },
  "network-request-failed": {
    message: "We couldn’t reach our sign-in service. Nothing was lost; try again in a moment.",
    next: "try-again",
    httpStatus: 503,
    signsOut: false,
  },
  "operation-not-allowed": {
    message: "This way of signing in is switched off. Nothing was lost; write to us and we will help.",
    next: "contact",
    httpStatus: 403,
    signsOut: false,
  },
  "internal-error": {
    message: "Our sign-in service made a mistake. Nothing was lost; try again in a moment.",
    next: "try-again",
    httpStatus: 503,
    signsOut: false,
  },
};
