import { expect, it, test } from "vitest";
import { closeReasons } from "~/domain/brief";
import { disciplines } from "~/domain/disciplines";
import { proposalStatuses } from "~/domain/proposal";
import { labelOf, valueNamed } from "~/values/choices";

test.each([
  ["NO_FIT", "NO_FIT"],
  // An open page or a kept form of before.
  ["no-fit", "NO_FIT"],
  ["No proposal fitted", null],
  ["", null],
  ["constructor", null],
  [null, null],
  [new File([], "NO_FIT"), null],
])("%s is the reason %s", (text, reason) => {
  expect(valueNamed(closeReasons, text)).toBe(reason);
});

it("a value is found in a list of values as in one of choices, however the list spells it", () => {
  expect(valueNamed(proposalStatuses, "sent")).toBe("SENT");
  expect(valueNamed(disciplines, "engineering")).toBe("engineering");
});

it("a value is called by its label", () => {
  expect(labelOf(closeReasons, "BUDGET")).toBe("The budget went away");
  expect(labelOf([], "else")).toBe("else");
});
