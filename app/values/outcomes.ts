/** Ends of account creation, as a form's action answers them (product.md §4). */
export const results = ["SUCCESS", "ERROR", "SIGN_IN_WITH_LINK"] as const;
export type AccountCreationResult = (typeof results)[number];

/** The wider list of product.md §4, with this product's meanings. */
export const outcomes = {
  success: "Done.",
  skip: "Already signed in with this address; nothing to do.",
  error: "Something failed; what was typed is kept and can be sent again.",
  "invalid-email": "The address can’t be one.",
  "authentication-required": "There is no session where one is needed.",
  "email-already-exists": "The address has an account.",
  // Never shown to a browser: known and unknown addresses get the same answer.
  "email-not-found": "The address has no account.",
  "already-authenticated": "Signed in with another address.",
  "sign-in-with-link": "A link was sent; it signs its owner in.",
} as const;
export type Outcome = keyof typeof outcomes;

/** Local storage keys of product.md §3. */
export const localStorageKeys = { emailForSignIn: "emailForSignIn", loginTime: "loginTime" } as const;
