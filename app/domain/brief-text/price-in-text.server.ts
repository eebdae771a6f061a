import type { BudgetUnit, PriceRange } from "~/domain/brief";
import { type Currency, decimalsOf, minorUnitsOf } from "~/domain/currencies";
import { limits } from "~/values/limits";

/**
 * What each currency is called in our languages, as parts of an expression, beside its code. A name
 * that several have means the one that is meant most here: a riyal is a Saudi one, while a dinar
 * without its country is none, for several are as likely.
 */
const currencyWords = {
  EUR: "€|euros?|يورو",
  USD: String.raw`US\$|\$|(?:US[- ]?)?dollars?|دولارا?`,
  GBP: "£|(?:British )?pounds?|(?:britische )?Pfund|جنيه(?:ا)? إسترليني(?:ا)?",
  CHF: String.raw`Fr\.|Franken|francs?|فرنك`,
  SEK: "kr|kronor|Kronen|كرونة",
  PLN: "zł|złotych|zlotys?|زلوتي",
  AED: String.raw`Dhs?|dirhams?|درهما?(?: إماراتي(?:ا)?)?|دراهم|د\.\s?إ\.?`,
  EGP: String.raw`E£|Egyptian pounds?|ägyptische[ns]? Pfund|جنيه(?:ا|ات)?(?: مصري(?:ا|ة)?)?|ج\.\s?م\.?`,
  KWD: String.raw`KD|Kuwaiti dinars?|kuwaitische[rn]? Dinare?|دينارا? كويتي(?:ا)?|دنانير كويتية|د\.\s?ك\.?`,
  QAR: String.raw`Qatari ri[yj]als?|katarische[rn]? Ri[yj]als?|ريالا? قطري(?:ا)?|ريالات قطرية|ر\.\s?ق\.?`,
  SAR: String.raw`⃁|(?:Saudi )?ri[yj]als?|(?:saudische[rn]? )?Ri[yj]als?|ريال(?:ا|ات)?(?: سعودي(?:ا|ة)?)?|ر\.\s?س\.?`,
  AUD: String.raw`A\$|AU\$`,
  BRL: String.raw`R\$`,
  CAD: String.raw`CA?\$|Canadian dollars?|kanadische Dollar`,
  CNY: "yuan|renminbi|RMB|يوان",
  CZK: "Kč|korun",
  DKK: "danske kroner|dänische Kronen|Danish kroner",
  HKD: String.raw`HK\$`,
  HUF: "forints?",
  ILS: "₪|shekels?|Schekel|شيكل",
  INR: "₹|rupees?|Rupien|روبية",
  ISK: "isländische Kronen|Icelandic kronur",
  JPY: "¥|yen|ين",
  KRW: "₩",
  MXN: String.raw`MX\$`,
  MYR: "ringgit",
  NOK: "norske kroner|norwegische Kronen|Norwegian kroner",
  NZD: String.raw`NZ\$`,
  PHP: "₱|Philippine pesos?",
  RON: "Romanian lei|rumänische Lei",
  SGD: String.raw`S\$`,
  THB: "฿|baht",
  TRY: "₺|Turkish liras?|türkische Lira|ليرة تركية",
  ZAR: "South African rand",
} satisfies Record<Currency, string>;
/** Their codes mean something else in most texts: “PHP 8”, “we try 3 ways”, “CAD 2026”. */
const otherwiseWords: ReadonlySet<string> = new Set(["CAD", "PHP", "RON", "TRY"]);
const named = Object.entries(currencyWords).map(
  ([code, words]) => [code, otherwiseWords.has(code) ? words : `${code}|${words}`] as const,
);
const known = named.map(([code, words]) => [code, new RegExp(`^(?:${words})$`, "iu")] as const);

const currency = String.raw`((?<!\p{L})(?:${named.map(([, words]) => words).join("|")})(?!\p{L}))`;
const amount = String.raw`(\d{1,3}(?:[.,'’٬\s]\d{3}){1,2}(?!\d)|\d{1,8})(?:[.,٫](\d{1,3})(?!\d))?\s?(k(?!\p{L})|tsd\.?|tausend|thousand|ألفا?|آلاف)?(?:,[-–—]{1,2})?`;
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
  const to = most === undefined ? null : minorUnits(code, most, mostCents, mostThousand);
  // "5–8k" means thousands twice.
  const isShort = mostThousand !== undefined && leastThousand === undefined && Number(least) < 1_000;
  const from = minorUnits(code, least, leastCents, isShort ? mostThousand : leastThousand);
  if (from === null || (most !== undefined && to === null)) return null;
  const at = match.index ?? 0;
  const [min, max] = [Math.min(from, to ?? from), Math.max(from, to ?? from)];
  if (min < minorUnitsOf(code) || max > limits.minorUnits) return null;
  const around = `${text.slice(Math.max(0, at - 40), at)} ${text.slice(at + whole.length, at + whole.length + 24)}`;
  const unit: BudgetUnit = anHour.test(around) ? "HOUR" : aDay.test(around) ? "DAY" : "PROJECT";
  return { budget: { min, max, currency: code, unit }, at };
}

function codeOf(name: string | undefined): string | null {
  return name === undefined ? null : (known.find(([, words]) => words.test(name))?.[0] ?? null);
}

// Dinars are written with their fils: "85.500", "1,500.000".
const withFils = /^(?:\d+|\d{1,3}(?:[,٬]\d{3})+)\.(\d{3})$/;

/** Null for more decimals than the currency has. */
function minorUnits(
  currency: string,
  whole: string,
  cents: string | undefined,
  thousand: string | undefined,
): number | null {
  const decimals = decimalsOf(currency);
  const fils = decimals === 3 && cents === undefined ? withFils.exec(whole)?.[1] : undefined;
  if (cents !== undefined && cents.replace(/0+$/, "").length > decimals && !thousand) return null;
  const integer = fils === undefined ? whole : whole.slice(0, -4);
  const value = Number(`${integer.replaceAll(/\D/g, "")}.${fils ?? cents ?? "0"}`);
  return Math.round(value * (thousand ? 1_000 : 1) * minorUnitsOf(currency));
}
