import { describe, expect, it } from "vitest";
import { type Event, nextStep, type Step } from "~/features/sign-up/shared/account-creation";

const steps: Step[] = [
  "checking-session",
  "logging-out",
  "creating-user",
  "sending-link",
  "signing-in",
  "SUCCESS",
  "ERROR",
  "SIGN_IN_WITH_LINK",
];
const events: Event[] = [
  "same-address",
  "other-address",
  "no-session",
  "logged-out",
  "token",
  "no-token",
  "already-exists",
  "sent",
  "signed-in",
  "failed",
];

/** product.md §4, row by row. Everything else is a bug, and a bug ends in ERROR. */
const rows: [Step, Event, Step][] = [
  ["checking-session", "same-address", "SUCCESS"],
  ["checking-session", "other-address", "logging-out"],
  ["checking-session", "no-session", "creating-user"],
  ["checking-session", "failed", "ERROR"],
  ["logging-out", "logged-out", "creating-user"],
  ["logging-out", "failed", "ERROR"],
  ["creating-user", "failed", "ERROR"],
  ["creating-user", "already-exists", "sending-link"],
  ["creating-user", "token", "signing-in"],
  ["creating-user", "no-token", "ERROR"],
  ["sending-link", "sent", "SIGN_IN_WITH_LINK"],
  ["sending-link", "failed", "ERROR"],
  ["signing-in", "signed-in", "SUCCESS"],
  ["signing-in", "failed", "ERROR"],
];

describe("the account-creation state machine", () => {
  it.each(rows)("%s, %s → %s", (step, event, next) => {
    expect(nextStep(step, event)).toBe(next);
  });

  it.each(["SUCCESS", "ERROR", "SIGN_IN_WITH_LINK"] as const)("%s is an end whatever comes", (end) => {
    for (const event of events) expect(nextStep(end, event)).toBe(end);
  });

  it("an event that a step doesn't know ends in ERROR", () => {
    const known = new Set(rows.map(([step, event]) => `${step} ${event}`));
    for (const step of steps.slice(0, 5)) {
      for (const event of events) {
        if (!known.has(`${step} ${event}`)) expect(nextStep(step, event), `${step} ${event}`).toBe("ERROR");
      }
    }
  });
});
