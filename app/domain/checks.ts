import type { PriceRange } from "~/contract/brief";
import { currencies } from "~/contract/currencies";
import { isDay } from "~/contract/day";
import { limits } from "~/contract/limits";
import type { FieldProblem } from "~/contract/refusals";
import { isOneLine, isProse } from "~/contract/text";

/** Collects what has to change, field by field; a field keeps its first problem. */
export function createProblems() {
  const problems: FieldProblem[] = [];
  const named = new Set<string>();
  const add = (field: string, message: string) => {
    if (named.has(field)) return;
    named.add(field);
    problems.push({ field, message });
  };
  return {
    problems,
    add,
    /** Text of one line; absent is fine. */
    line(field: string, what: string, text: string | null, most: number) {
      if (text === null) return;
      if (text.length > most) add(field, `Keep ${what} within ${most} characters.`);
      else if (!isOneLine(text)) add(field, `Remove the control characters from ${what}.`);
    },
    /** Text of several lines; absent is fine. */
    prose(field: string, what: string, text: string | null, most: number) {
      if (text === null) return;
      if (text.length > most) add(field, `Keep ${what} within ${most.toLocaleString("en")} characters.`);
      else if (!isProse(text)) add(field, `Remove the control characters from ${what}.`);
    },
    /** The problem and the outcome of a brief, which have one limit together. */
    briefBody(problem: string | null, outcome: string | null) {
      this.prose("problem", "the problem", problem, limits.briefBody);
      this.prose("desiredOutcome", "the outcome", outcome, limits.briefBody);
      if ((problem?.length ?? 0) + (outcome?.length ?? 0) > limits.briefBody)
        add(
          "problem",
          `Keep problem and outcome together within ${limits.briefBody.toLocaleString("en")} characters.`,
        );
    },
    lines(field: string, what: string, texts: readonly string[], most: number, length: number) {
      if (texts.length > most) add(field, `Name ${most} ${what} at most.`);
      else if (texts.some((text) => text.length > length))
        add(field, `Keep each of the ${what} within ${length} characters.`);
      else if (!texts.every(isOneLine)) add(field, `Remove the control characters from the ${what}.`);
    },
    /** A whole number within bounds; absent is fine. */
    number(field: string, what: string, value: number | null, least: number, most: number) {
      if (value === null) return;
      if (!Number.isInteger(value) || value < least || value > most)
        add(field, `${what} can be ${least.toLocaleString("en")} to ${most.toLocaleString("en")}.`);
    },
    /** One of the values that a choice offers; absent is fine. */
    choice(
      field: string,
      what: string,
      value: string | null,
      offered: readonly (readonly [string, string])[],
    ) {
      if (value !== null && !offered.some(([one]) => one === value))
        add(field, `Choose ${what} from the list.`);
    },
    price(field: string, what: string, price: Omit<PriceRange, "unit"> | null) {
      if (price === null) return;
      const most = limits.amount * 100;
      const isAmount = (value: number) => Number.isInteger(value) && value >= 1 && value <= most;
      if (!isAmount(price.min) || !isAmount(price.max))
        add(field, `Write ${what} as numbers from 1 to ${limits.amount.toLocaleString("en")}.`);
      else if (price.min > price.max) add(field, `The smaller number of ${what} comes first.`);
      else if (!currencies.some(([code]) => code === price.currency))
        add(field, "Choose a currency from the list.");
    },
    /** A day that exists; absent is fine. */
    day(field: string, day: string | null) {
      if (day === null) return;
      if (!isDay(day)) add(field, "That day doesn’t exist. Check the date.");
      else if (day < "2000" || day >= "2100") add(field, "Choose a day from 2000 to 2099.");
    },
  };
}

export { dayOf, daysBetween, earliestToday } from "~/contract/days";
