import { formatAmounts } from "~/domain/price-texts";
import type { TimeUnit } from "~/domain/time-sheet";
import type { TimeWeekFieldsFragment } from "~/shell/operations/operations.generated";
import { besideEachOther } from "~/words/isolate";
import * as words from "~/words/timeSheets.generated";

type Unit = TimeWeekFieldsFragment["unit"];

/** "7.5 hours", from hundredths. */
export function sayAmount(unit: Unit, hundredths: number): string {
  return words.amount({ unit, count: hundredths / 100 });
}

/** "7.5 hours · €600", of one week. */
export function sayWeek({ unit, amount, sum, currency }: Counted): string {
  if (amount === null || sum === null) return "";
  return besideEachOther([sayAmount(unit, amount), sayMoney(sum, currency)]);
}

type Counted = Pick<TimeWeekFieldsFragment, "unit" | "amount" | "sum" | "currency">;

/** The same of several, by unit and by currency; empty for none. */
export function sayTotal(weeks: readonly Counted[]): string {
  const units: readonly TimeUnit[] = ["HOUR", "DAY"];
  const amounts = units.flatMap((unit) => {
    const all = weeks.filter((week) => week.unit === unit);
    return all.length > 0 ? sayAmount(unit, sumUp(all.map(({ amount }) => amount))) : [];
  });
  const sums = [...new Set(weeks.map(({ currency }) => currency))].map((currency) =>
    sayMoney(sumUp(weeks.filter((week) => week.currency === currency).map(({ sum }) => sum)), currency),
  );
  return besideEachOther([...amounts, ...sums]);
}

export function sayMoney(minor: number, currency: string): string {
  return formatAmounts({ min: minor, max: minor, currency });
}

const sumUp = (numbers: readonly (number | null)[]) =>
  numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0);
