import type { BudgetUnit, PriceRange } from "~/domain/brief";
import { currencies, decimalsOf, minorUnitsOf } from "~/domain/currencies";
import type { ServicePrice } from "~/domain/profile";
import { valueNamed } from "~/values/choices";
import { limits } from "~/values/limits";
import type { Fault } from "~/values/problems";
import { toEntries } from "~/values/text";
import { moneyControls, priceControls, priceRows } from "./controls";
import type { MoneyField, PriceField, PricesField } from "./field";
import { isOffered, type Kind, type Read, type Texts } from "./kind";
import { notOffered } from "./messages";
import { readAmount } from "./read-number";

/** A range of money for each unit, in four controls. */
export const priceKind: Kind<PriceField> = {
  readAs: "exact",
  toTexts: (price, name, field) => {
    const { min, max, currency, unit } = priceControls(name, field);
    return {
      [min.name]: price ? majorUnits(price.min, price.currency) : "",
      // A single number is a fixed price.
      [max.name]: price && price.max !== price.min ? majorUnits(price.max, price.currency) : "",
      [currency.name]: price?.currency ?? currencies[0][0],
      [unit.name]: price?.unit ?? field.units[0]?.[0] ?? "",
    };
  },
  read: readPrice,
  tidy: (price) => price,
  problem: (price, { what, units }) => {
    if (price === null) return null;
    if (!isAmount(price.min) || !isAmount(price.max))
      return { code: "amountsOutside", what, most: mostOf(price.currency) };
    if (price.min > price.max) return { code: "smallerFirst", what };
    if (!isOffered(currencies, price.currency)) return notOffered("currency");
    return isOffered(units, price.unit) ? null : { code: "unitNotOffered", what };
  },
};

/** An amount of money in two controls. */
export const moneyKind: Kind<MoneyField> = {
  readAs: "exact",
  toTexts: (money, name, field) => {
    const { amount, currency } = moneyControls(name, field);
    return {
      [amount.name]: money ? majorUnits(money.amount, money.currency) : "",
      [currency.name]: money?.currency ?? currencies[0][0],
    };
  },
  read: (texts, name, field) => {
    const { amount, currency } = moneyControls(name, field);
    const code = texts[currency.name] || currencies[0][0];
    const read = readAmount(texts[amount.name] ?? "", field.what, code);
    const problems = {
      ...("problem" in read && { [amount.name]: read.problem }),
      ...(!isOffered(currencies, code) && { [currency.name]: notOffered("currency") }),
    };
    if ("problem" in read || Object.keys(problems).length > 0) return { problems };
    return { value: read.value === null ? null : { amount: read.value, currency: code } };
  },
  tidy: (money) => money,
  problem: (money, { what }) => {
    if (money === null) return null;
    if (!isAmount(money.amount)) return { code: "amountOutside", what, most: mostOf(money.currency) };
    return isOffered(currencies, money.currency) ? null : notOffered("currency");
  },
};

/** What some entries of another field cost: an amount beside each, in three controls. */
export const pricesKind: Kind<PricesField> = {
  readAs: "exact",
  toTexts: (prices, name, field, content) => {
    const entries = content[field.each];
    return Object.assign(
      {},
      ...priceRows(name, field).map(({ amount, currency, unit }, index) => {
        const entry = Array.isArray(entries) ? entries[index] : undefined;
        const price = prices.find(({ service }) => service === entry);
        return {
          [amount]: price ? majorUnits(price.amount, price.currency) : "",
          [currency]: (price ?? prices[0])?.currency ?? currencies[0][0],
          [unit]: price?.unit ?? field.units[0]?.[0] ?? "",
        };
      }),
    );
  },
  read: (texts, name, field) => {
    const rows = priceRows(name, field).map((row) => readPriceRow(texts, row, field));
    const problems: Record<string, Fault> = Object.assign(
      {},
      ...rows.map((read) => ("problems" in read ? read.problems : {})),
    );
    if (Object.keys(problems).length > 0) return { problems };
    return { value: rows.flatMap((read) => ("value" in read && read.value) || []) };
  },
  tidy: (prices) =>
    prices.map(({ service, amount, currency, unit }) => ({
      service: toEntries([service])[0] ?? "",
      amount,
      currency,
      unit,
    })),
  problem: (prices, { what, most, units }) => {
    if (prices.length > most) return { code: "listTooMany", what, most };
    const outside = prices.find(({ amount }) => !isAmount(amount));
    if (outside) return { code: "amountOutside", what, most: mostOf(outside.currency) };
    if (!prices.every(({ currency }) => isOffered(currencies, currency))) return notOffered("currency");
    return prices.every(({ unit }) => isOffered(units, unit)) ? null : { code: "unitNotOffered", what };
  },
};

/** One of them, null where no amount is typed. */
export function readPriceRow(
  texts: Texts,
  { entry, amount, currency, unit }: ReturnType<typeof priceRows>[number],
  { what, units }: PricesField,
): Read<ServicePrice | null> {
  const [service] = toEntries([texts[entry] ?? ""]);
  const code = texts[currency] || currencies[0][0];
  const read = readAmount(texts[amount] ?? "", what, code);
  const chosen = valueNamed(units, texts[unit] || units[0]?.[0]);
  const isPriced = "problem" in read || read.value !== null;
  const problems: Record<string, Fault> = {
    ...("problem" in read && { [amount]: read.problem }),
    ...(!isOffered(currencies, code) && { [currency]: notOffered("currency") }),
    ...(chosen === null && { [unit]: { code: "chooseOne" as const } }),
    ...(isPriced && !service && { [entry]: { code: "missing" as const, what: "service" as const } }),
  };
  if ("problem" in read || chosen === null || Object.keys(problems).length > 0) return { problems };
  if (read.value === null || !service) return { value: null };
  return { value: { service, amount: read.value, currency: code, unit: chosen } };
}

function readPrice(texts: Texts, name: string, field: PriceField): Read<PriceRange<BudgetUnit> | null> {
  const { min, max, currency, unit } = priceControls(name, field);
  const code = texts[currency.name] || currencies[0][0];
  // Named by their labels: two links with the same text would lead to two fields.
  const from = readAmount(texts[min.name] ?? "", field.whats.from, code);
  const to = readAmount(texts[max.name] ?? "", field.whats.to, code);
  const chosen = valueNamed(field.units, texts[unit.name] || field.units[0]?.[0]);
  const problems: Record<string, Fault> = {
    ...(chosen === null && { [unit.name]: { code: "chooseOne" as const } }),
    ...("problem" in from && { [min.name]: from.problem }),
    ...("problem" in to && { [max.name]: to.problem }),
  };
  if ("problem" in from || "problem" in to || chosen === null) return { problems };
  const least = from.value ?? to.value;
  const most = to.value ?? from.value;
  if (least === null || most === null) return { value: null };
  return { value: { min: least, max: most, currency: code, unit: chosen } };
}

/** As it is typed: "650", "85.50". */
export function majorUnits(amount: number, currency: string): string {
  const minor = minorUnitsOf(currency);
  return (amount / minor).toFixed(amount % minor === 0 ? 0 : decimalsOf(currency));
}

/** Whether it is an amount in minor units that a form can express. */
export function isAmount(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= limits.minorUnits;
}

export const mostOf = (currency: string) => limits.minorUnits / minorUnitsOf(currency);
