import { isDay } from "~/values/day";
import { daysAfter } from "~/values/days";
import { fold } from "~/values/fold";

/** A day that a text names. */
export interface DayInText {
  /** ISO date. */
  day: string;
  /** Where it is named: from here to before `end`. */
  at: number;
  end: number;
}

/** From January on, in each of our languages, with the names of the Levant. */
const names = [
  ["january jan januar janner jänner", "يناير كانون_الثاني"],
  ["february feb februar feber", "فبراير شباط"],
  ["march mar märz mrz maerz", "مارس آذار"],
  ["april apr", "أبريل إبريل نيسان"],
  ["may mai", "مايو أيار"],
  ["june jun juni", "يونيو حزيران"],
  ["july jul juli", "يوليو تموز"],
  ["august aug", "أغسطس آب"],
  ["september sep sept", "سبتمبر أيلول"],
  ["october oct oktober okt", "أكتوبر تشرين_الأول"],
  ["november nov", "نوفمبر تشرين_الثاني"],
  ["december dec dezember dez", "ديسمبر كانون_الأول"],
];
const months = new Map(
  names.flatMap((spellings, at) =>
    spellings
      .join(" ")
      .split(" ")
      .map((name): [string, number] => [fold(name.replace("_", " ")), at + 1]),
  ),
);

const numbers = new Map(
  [
    "one a an eine einem einer ein",
    "two zwei",
    "three drei ثلاثة ثلاث",
    "four vier أربعة أربع",
    "five fünf خمسة خمس",
    "six sechs ستة ست",
    "seven sieben سبعة سبع",
    "eight acht ثمانية ثماني",
    "nine neun تسعة تسع",
    "ten zehn عشرة عشر",
    "eleven elf",
    "twelve zwölf",
  ].flatMap((words, at) => words.split(" ").map((word): [string, number] => [fold(word), at + 1])),
);

// Each has a bounded length, so that looking everywhere in a long text stays linear.
const month = String.raw`(\p{L}[\p{L}\p{M}]{2,11}(?:\s(?:الأول|الاول|الثاني))?)`;
const iso = /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g;
const dotted = /(?<![\d.\p{L}])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d{2})(?!\d))?(?!\d)/gu;
const slashed = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g;
const dayAndMonth = new RegExp(
  String.raw`(?<![\d.,])(\d{1,2})(?:st|nd|rd|th|\.)?\s{1,2}(?:of\s)?${month}\.?(?:,?\s{1,2}(\d{4})(?!\d))?`,
  "giu",
);
// In capitals, where a script has them: "may 2" isn't a day.
const named = String.raw`(?<![\p{L}\d])(?=\P{Ll})${month}\.?\s`;
const monthAndDay = new RegExp(
  String.raw`${named}(\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?\s(\d{4})(?!\d))?`,
  "gu",
);
const monthOfYear = new RegExp(String.raw`(?<!\d\S{0,2}\s)${named}(\d{4})(?!\d)`, "gu");
const relative =
  /(?<!\p{L})(?:in|within|innerhalb von|binnen|خلال|بعد)\s(\d{1,2}|\p{L}{1,9})\s(days?|weeks?|months?|tage?n?|wochen?|monate?n?|أيام|يوما|أسابيع|أسبوع|أشهر|شهور)(?!\p{L})/giu;
const dual = /(?<!\p{L})(?:خلال|بعد)\s(أسبوعين|أسبوع|شهرين|شهر|يومين)(?!\p{L})/gu;

/** The days that a text with digits of ASCII names, in their order. `today`: ISO date. */
export function daysIn(text: string, today: string): DayInText[] {
  const found: DayInText[] = [];
  const look = (pattern: RegExp, toDay: (parts: string[]) => string | null) => {
    for (const match of text.matchAll(pattern)) {
      const day = toDay([...match].map((part) => part ?? ""));
      const [at, end] = [match.index, match.index + match[0].length];
      if (day && !found.some((other) => other.at < end && at < other.end)) found.push({ day, at, end });
      if (found.length >= mostDays) return;
    }
  };
  look(iso, ([, year, monthOf, day]) => toDay(year, monthOf, day));
  look(slashed, ([, one = "", two = "", year]) => {
    // Either may be the month.
    if (Number(one) <= 12 && Number(two) <= 12 && one !== two) return null;
    return Number(one) > 12 ? toDay(year, two, one) : toDay(year, one, two);
  });
  look(dotted, ([, day, monthOf, year]) => inYear(year, monthOf, day, today));
  look(dayAndMonth, ([, day, name, year]) => inYear(year, monthNamed(name), day, today));
  look(monthAndDay, ([, name, day, year]) => inYear(year, monthNamed(name), day, today));
  look(monthOfYear, ([, name, year]) => toDay(year, monthNamed(name), "1"));
  look(relative, ([, count = "", unit = ""]) => {
    const much = /^\d/.test(count) ? Number(count) : numbers.get(fold(count));
    return much === undefined ? null : daysAfter(today, much * daysOf(unit));
  });
  look(dual, ([, span = ""]) => daysAfter(today, daysOf(span) * (span.endsWith("ين") ? 2 : 1)));
  return found.sort((a, b) => a.at - b.at);
}

/** A brief needs three. */
const mostDays = 40;

function daysOf(unit: string): number {
  if (/^(?:d|t|ي|أيا)/i.test(unit)) return 1;
  return /^(?:w|أس)/i.test(unit) ? 7 : 30;
}

function monthNamed(name = ""): string {
  const whole = months.get(fold(name));
  const first = whole ?? months.get(fold(name.split(/\s/)[0] ?? ""));
  return first === undefined ? "" : String(first);
}

/** Without a year it is the next such day. */
function inYear(year = "", monthOf = "", day = "", today: string): string | null {
  if (year !== "") return toDay(year.length === 2 ? `20${year}` : year, monthOf, day);
  const thisYear = toDay(today.slice(0, 4), monthOf, day);
  return thisYear === null || thisYear >= today
    ? thisYear
    : toDay(String(Number(today.slice(0, 4)) + 1), monthOf, day);
}

function toDay(year = "", monthOf = "", day = ""): string | null {
  const text = `${year}-${monthOf.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(text) ? text : null;
}
