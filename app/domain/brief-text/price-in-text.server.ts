import type { BudgetUnit, PriceRange } from "~/domain/brief";
import { limits } from "~/values/limits";

/** What each currency is called in our languages, as parts of an expression. */
const currencyWords = [
  ["EUR", "€|EUR|euros?|يورو"],
  ["USD", String.raw`US\$|\$|USD|(?:US[- ]?)?dollars?|دولارا?`],
  ["GBP", "£|GBP|pounds?|Pfund|جنيه(?: إسترليني)?"],
  ["CHF", String.raw`CHF|Fr\.|Franken|francs?|فرنك`],
  ["SEK", "SEK|kr|kronor|Kronen|كرونة"],
  ["PLN", "PLN|zł|złotych|zlotys?|زلوتي"],
] as const;
const known = currencyWords.map(([code, words]) => [code, new RegExp(`^(?:${words})$`, "iu")] as const);

const currency = String.raw`((?<!\p{L})(?:${currencyWords.map(([, words]) => words).join("|")})(?!\p{L}))`;
const amount = String.raw`(\d{1,3}(?:[.,'’٬\s]\d{3}){1,2}(?!\d)|\d{1,8})(?:[.,](\d{1,2})(?!\d))?\s?(k(?!\p{L})|tsd\.?|tausend|thousand|ألفا?|آلاف)?(?:,[-–—]{1,2})?`;
const range = new RegExp(
  String.raw`(?<![\d.,])(?:${currency}\s?)?${amount}(?:\s?(?:[-–—]|to|bis|and|und|إلى|الى|و)\s?(?:${currency}\s?)?${amount})?(?:\s?${currency})?`,
  "giu",
);
const aboutBudget =
  /budget|up to|max|rate|pay|cost|fee|höchst|bis zu|satz|kosten|zahl|preis|honorar|ميزاني|حد أقصى|أجر|تكلف|ندفع/iu;
const aDay =
  /(?:per|a|pro|je|\/)\s?(?:day|tag)(?!\p{L})|am tag|daily|day rate|tagessatz|يومي|في اليوم|لليوم/iu;
const anHour =
  /(?:per|an|pro|je|in der|\/)\s?(?:hour|hr|h|std|stunde)(?!\p{L})|hourly|stundensatz|في الساعة|للساعة|بالساعة/iu;

/**
 * The budget that a text with digits of ASCII names: the first amount with a currency that such a
 * word is before, else the first one. A single amount is a range of one.
 */
export function budgetIn(text: string): { budget: PriceRange; at: number } | null {
  let first: { budget: PriceRange; at: number } | null = null;
  for (const match of text.matchAll(range)) {
    const read = readRange(match, text);
    if (read === null) continue;
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    if (aboutBudget.test(before.slice(before.lastIndexOf("\n") + 1))) return read;
    first ??= read;
  }
  return first;
}

function readRange(match: RegExpMatchArray, text: string): { budget: PriceRange; at: number } | null {
  const [
    whole,
    before,
    least = "",
    leastCents,
    leastThousand,
    between,
    most,
    mostCents,
    mostThousand,
    after,
  ] = match;
  const code = codeOf(before ?? between ?? after);
  if (code === null) return null;
  const to = most === undefined ? null : minorUnits(most, mostCents, mostThousand);
  // "5–8k" means thousands twice.
  const isShort = mostThousand !== undefined && leastThousand === undefined && Number(least) < 1_000;
  const from = minorUnits(least, leastCents, isShort ? mostThousand : leastThousand);
  const at = match.index ?? 0;
  const [min, max] = [Math.min(from, to ?? from), Math.max(from, to ?? from)];
  if (min < 100 || max > limits.amount * 100) return null;
  const around = `${text.slice(Math.max(0, at - 40), at)} ${text.slice(at + whole.length, at + whole.length + 24)}`;
  const unit: BudgetUnit = anHour.test(around) ? "HOUR" : aDay.test(around) ? "DAY" : "PROJECT";
  return { budget: { min, max, currency: code, unit }, at };
}

function codeOf(name: string | undefined): string | null {
  return name === undefined ? null : (known.find(([, words]) => words.test(name))?.[0] ?? null);
}

/** In minor units. */
function minorUnits(whole: string, cents: string | undefined, thousand: string | undefined): number {
  const value = Number(`${whole.replaceAll(/\D/g, "")}.${cents ?? "0"}`);
  return Math.round(value * (thousand ? 1_000 : 1) * 100);
}
