import type { AccountCreationResult } from "~/values/outcomes";

/** The steps of account creation. The last three are its ends (product.md §4). */
export type Step =
  | "checking-session"
  | "logging-out"
  | "creating-user"
  | "sending-link"
  | "signing-in"
  | AccountCreationResult;

export type Event =
  | "same-address"
  | "other-address"
  | "no-session"
  | "logged-out"
  | "token"
  | "no-token"
  | "already-exists"
  | "sent"
  | "signed-in"
  | "failed";

/** product.md §4, steps 1 to 7, as `(step, event) → step`. */
const accountCreationSteps: Record<Exclude<Step, AccountCreationResult>, Partial<Record<Event, Step>>> = {
  "checking-session": {
    "same-address": "SUCCESS",
    "other-address": "logging-out",
    "no-session": "creating-user",
    failed: "ERROR",
  },
  "logging-out": { "logged-out": "creating-user", failed: "ERROR" },
  "creating-user": {
    failed: "ERROR",
    "already-exists": "sending-link",
    token: "signing-in",
    "no-token": "ERROR",
  },
  "sending-link": { sent: "SIGN_IN_WITH_LINK", failed: "ERROR" },
  "signing-in": { "signed-in": "SUCCESS", failed: "ERROR" },
};

export function isEnd(step: Step): step is AccountCreationResult {
  return step === "SUCCESS" || step === "ERROR" || step === "SIGN_IN_WITH_LINK";
}

/** The step that follows. An unknown event is a bug and ends in ERROR. */
export function nextStep(step: Step, event: Event): Step {
  return isEnd(step) ? step : (accountCreationSteps[step][event] ?? "ERROR");
}
