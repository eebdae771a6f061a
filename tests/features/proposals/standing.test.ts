import { expect, it } from "vitest";
import { describeStanding } from "~/features/proposals/shared/own-proposal-texts";
import * as words from "~/words/proposalsOwn.generated";

it("who is on the waiting list isn’t told that all places are taken: while a yes can be undone they may not be", () => {
  for (const placeInLine of [1, null]) {
    const words = describeStanding({ status: "WAITLISTED", placeInLine });
    expect(words).toContain("on the waiting list");
    expect(words).not.toMatch(/all places/i);
  }
  expect(describeStanding({ status: "WAITLISTED", placeInLine: 3 })).toMatch(/^You are number 3 on /);
  expect(words.event({ event: "QUEUE" })).not.toMatch(/all places/i);
});
