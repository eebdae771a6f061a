import { describe, expect, it } from "vitest";
import { sizeInWords } from "~/domain/attached-file";
import type { PriceRange } from "~/domain/brief";
import { countryInAllLanguages, countryName, countryNames, parseCountry } from "~/domain/country.server";
import { formatDay } from "~/domain/day-texts";
import { atRates, bundledRates } from "~/domain/exchange-rates";
import { countDays, describeOffer, formatAmounts, formatPrice } from "~/domain/price-texts";
import { formatShortPrice } from "~/domain/short-price";
import { withInUse } from "~/domain/suggestions.server";
import { timesIn } from "~/domain/times";
import { shortMonthName, twelveMonths } from "~/features/dashboard/pages/number-texts";
import { zoneName } from "~/values/time-zone.server";
import { endOfDay } from "~/values/zoned-days";
import { formatNumber, formatterOf, settle } from "~/words/formats";
import { type Language, languages } from "~/words/languages";
import { formatChoice, formatList } from "~/words/lists";
import { number } from "~/words/number";
import { inLanguage } from "~/words/reader-language.server";

const offered = languages.map(({ code }) => code);
/** Spaces that don't break, joints, and marks of direction, can be seen here. */
const seen = (text: string) =>
  text
    .replaceAll("\u00a0", "~")
    .replaceAll("\u200f", "<R>")
    .replaceAll("\u200e", "<L>")
    .replaceAll("\u2060", "^")
    // What a message is filled in with is isolated; that is another test's.
    .replace(/[\u2068\u2069]/g, "");

/** The last minute before clocks are turned, and the first after. */
const turns = {
  "Europe/Berlin": "2026-03-29T01:00:00.000Z",
  "America/New_York": "2026-11-01T06:00:00.000Z",
  // From 02:00 back to 01:30.
  "Australia/Lord_Howe": "2026-04-04T15:00:00.000Z",
  // From 24:00 to 01:00.
  "America/Santiago": "2026-09-06T04:00:00.000Z",
  "Asia/Kolkata": "2026-03-29T01:00:00.000Z",
};

const aroundTurns: Record<string, Record<keyof typeof turns, [before: string, after: string]>> = {
  en: {
    "Europe/Berlin": ["29 March 2026, 01:59 CET", "29 March 2026, 03:00 CEST"],
    "America/New_York": ["1 November 2026, 01:59 GMT-4", "1 November 2026, 01:00 GMT-5"],
    "Australia/Lord_Howe": ["5 April 2026, 01:59 GMT+11", "5 April 2026, 01:30 GMT+10:30"],
    "America/Santiago": ["5 September 2026, 23:59 GMT-4", "6 September 2026, 01:00 GMT-3"],
    "Asia/Kolkata": ["29 March 2026, 06:29 GMT+5:30", "29 March 2026, 06:30 GMT+5:30"],
  },
  de: {
    "Europe/Berlin": ["29. März 2026, 01:59~Uhr (MEZ)", "29. März 2026, 03:00~Uhr (MESZ)"],
    "America/New_York": ["1. November 2026, 01:59~Uhr (GMT-4)", "1. November 2026, 01:00~Uhr (GMT-5)"],
    "Australia/Lord_Howe": ["5. April 2026, 01:59~Uhr (GMT+11)", "5. April 2026, 01:30~Uhr (GMT+10:30)"],
    "America/Santiago": ["5. September 2026, 23:59~Uhr (GMT-4)", "6. September 2026, 01:00~Uhr (GMT-3)"],
    "Asia/Kolkata": ["29. März 2026, 06:29~Uhr (GMT+5:30)", "29. März 2026, 06:30~Uhr (GMT+5:30)"],
  },
  ar: {
    "Europe/Berlin": ["<R>29 مارس 2026، <R>01:59 غرينتش<L>+1", "<R>29 مارس 2026، <R>03:00 غرينتش<L>+2"],
    "America/New_York": ["<R>1 نوفمبر 2026، <R>01:59 غرينتش<L>-4", "<R>1 نوفمبر 2026، <R>01:00 غرينتش<L>-5"],
    "Australia/Lord_Howe": [
      "<R>5 أبريل 2026، <R>01:59 غرينتش<L>+11",
      "<R>5 أبريل 2026، <R>01:30 غرينتش<L>+10:30",
    ],
    "America/Santiago": ["<R>5 سبتمبر 2026، <R>23:59 غرينتش<L>-4", "<R>6 سبتمبر 2026، <R>01:00 غرينتش<L>-3"],
    "Asia/Kolkata": ["<R>29 مارس 2026، <R>06:29 غرينتش<L>+5:30", "<R>29 مارس 2026، <R>06:30 غرينتش<L>+5:30"],
  },
};

/** `until`, `shortUntil`, `clock`, `shortClock` of the end of 8 December in Berlin. */
const untils: Record<string, Record<string, [string, string, string, string]>> = {
  en: {
    "Europe/Berlin": ["the end of 8 December 2026", "8 December", "00:00", "00:00"],
    "Asia/Tokyo": ["08:00 on 9 December 2026", "08:00 on 9 December", "08:00", "08:00"],
    "": ["23:00 UTC on 8 December 2026", "23:00 UTC on 8 December", "23:00 UTC", "23:00 UTC"],
  },
  de: {
    "Europe/Berlin": ["8. Dezember 2026, 24~Uhr", "8. Dezember", "00:00~Uhr", "00:00"],
    "Asia/Tokyo": ["9. Dezember 2026, 08:00~Uhr", "9. Dezember, 08:00~Uhr", "08:00~Uhr", "08:00"],
    "": [
      ...(["8. Dezember 2026, 23:00~Uhr (UTC)", "8. Dezember, 23:00~Uhr (UTC)"] as const),
      ...(["23:00~Uhr (UTC)", "23:00 UTC"] as const),
    ],
  },
  ar: {
    "Europe/Berlin": ["نهاية يوم 8 ديسمبر 2026", "8 ديسمبر", "<R>00:00", "00:00"],
    "Asia/Tokyo": ["الساعة <R>08:00 يوم 9 ديسمبر 2026", "الساعة <R>08:00 يوم 9 ديسمبر", "<R>08:00", "08:00"],
    "": [
      "الساعة <R>23:00 UTC يوم 8 ديسمبر 2026",
      "الساعة <R>23:00 UTC يوم 8 ديسمبر",
      "<R>23:00 UTC",
      "<R>23:00 UTC",
    ],
  },
};

const daysLeft: Record<string, (string | null)[]> = {
  en: [null, "today", "tomorrow", "in 2 days", "in 3 days", "in 11 days", "in 100 days"],
  de: [null, "heute", "morgen", "in 2 Tagen", "in 3 Tagen", "in 11 Tagen", "in 100 Tagen"],
  ar: [null, "اليوم", "غدًا", "بعد يومين", "بعد 3 أيام", "بعد 11 يومًا", "بعد 100 يوم"],
};

describe.each(offered)("a time, read in %s", (language) => {
  it.each(Object.entries(turns))("around a change of clocks in %s", (zone, turn) => {
    const before = new Date(Date.parse(turn) - 60_000).toISOString();
    const { named } = timesIn(zone);
    expect(inLanguage(language, () => [before, turn].map(named).map(seen))).toEqual(
      aroundTurns[language]?.[zone as keyof typeof turns],
    );
  });

  it("is the end of a promise", () => {
    const end = endOfDay("2026-12-08", "Europe/Berlin").toISOString();
    const said = (zone: string | null) => {
      const { until, shortUntil, clock, shortClock } = timesIn(zone);
      return [until(end), shortUntil(end, "2026-12-01T10:00:00.000Z"), clock(end), shortClock(end)].map(seen);
    };
    for (const [zone, words] of Object.entries(untils[language] ?? {}))
      expect(
        inLanguage(language, () => said(zone || null)),
        zone,
      ).toEqual(words);
  });

  it("is so many days ahead", () => {
    const days = ["01", "02", "03", "04", "05", "13"].map((day) => `2026-03-${day}`);
    const ends = [...days, "2026-06-10"].map((day) => endOfDay(day, "Europe/Berlin").toISOString());
    const { daysTo } = timesIn("Europe/Berlin");
    expect(inLanguage(language, () => ends.map((end) => daysTo(end, "2026-03-02T10:00:00.000Z")))).toEqual(
      daysLeft[language],
    );
  });

  it("names the day of the week as the language does", () => {
    const words: Record<string, string> = {
      en: "Tuesday, 8 December 2026",
      de: "Dienstag, 8. Dezember 2026",
      ar: "<R>الثلاثاء، 8 ديسمبر 2026",
    };
    const said = inLanguage(language, () => timesIn("UTC").weekday("2026-12-08T10:00:00.000Z"));
    expect(seen(said)).toBe(words[language]);
  });
});

it("English times are those of its locale, at each hour and on each day of a week", () => {
  const locale = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-GB", options);
  const berlin = { timeZone: "Europe/Berlin" } as const;
  const clock = locale({ ...berlin, hour: "2-digit", minute: "2-digit" });
  const weekday = locale({ ...berlin, weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const times = timesIn("Europe/Berlin");
  for (let hour = 0; hour < 24 * 7; hour += 1) {
    const at = new Date(Date.UTC(2026, 11, 8, hour, 7));
    expect(times.clock(at.toISOString())).toBe(clock.format(at));
    expect(times.weekday(at.toISOString())).toBe(weekday.format(at));
  }
});

const price = (min: number, max: number, unit: PriceRange["unit"] = "DAY", currency = "EUR"): PriceRange => ({
  ...{ min: Math.round(100 * min), max: Math.round(100 * max), currency, unit },
});

const said: Record<string, readonly (() => string)[]> = {
  prices: [
    () => formatPrice(price(400, 480)),
    () => formatPrice(price(400, 400, "HOUR", "USD")),
    () => formatAmounts(price(400.5, 12_480, "DAY", "CHF")),
    () => describeOffer({ rate: price(480, 480), days: 13 }),
    () => countDays(2_000),
  ],
  "short prices": [
    () => formatShortPrice(price(6_000, 10_000, "PROJECT")),
    () => formatShortPrice(price(6_500, 6_500, "PROJECT", "PLN")),
    () => formatShortPrice(price(12_345, 12_345, "PROJECT")),
    () => formatShortPrice(price(640, 1_280)),
    () => formatShortPrice(price(99.5, 99.5, "HOUR", "GBP")),
    () => formatShortPrice(price(2_000_000, 2_000_000, "PROJECT")),
  ],
  "days and months": [
    () => formatDay("2026-03-12"),
    () => twelveMonths("2026-11-01").map(shortMonthName).join(" "),
    () => atRates(bundledRates),
    () => atRates({ ...bundledRates, of: "2026-11-25" }),
  ],
  "numbers and lists": [
    () => formatNumber(1_234_567.5),
    () => sizeInWords(1_230_000),
    () => formatChoice(["TypeScript", "React", "Go"]),
    () => formatList(["TypeScript", "React", "Go"]),
    () => formatList([]),
  ],
  places: [
    () => zoneName("Europe/Berlin"),
    () => zoneName("America/St_Johns"),
    () => zoneName("Asia/Calcutta"),
    () => zoneName("UTC"),
    () => zoneName("Atlantis/Poseidonis"),
    () => countryName("CI"),
    () => countryNames().slice(0, 4).join(", "),
  ],
};

const expected: Record<string, Record<keyof typeof said, string[]>> = {
  en: {
    prices: [
      ...["€400~–~€480 a day", "$400 an hour", "CHF~400.50^–^12,480.00"],
      ...["€480 a day, estimated at 13 days", "2,000 days"],
    ],
    "short prices": [
      ...["€6^–^10k fixed", "PLN~6.5k fixed", "€12,345 fixed"],
      ...["€640^–^1,280 a day", "£99.50 an hour", "€2,000,000 for the whole project"],
    ],
    "days and months": [
      ...["12 March 2026", "Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov"],
      "at approximate rates of October 2026",
      "at the European Central Bank’s rates of 25 November 2026",
    ],
    "numbers and lists": ["1,234,567.5", "1.2 MB", "TypeScript, React, or Go", "TypeScript, React, Go", ""],
    places: [
      ...["Berlin (UTC+1, in summer UTC+2)", "St Johns (UTC−3:30, in summer UTC−2:30)"],
      ...["Kolkata (UTC+5:30)", "UTC", "Atlantis/Poseidonis", "Côte d’Ivoire"],
      "Afghanistan, Åland Islands, Albania, Algeria",
    ],
  },
  de: {
    prices: [
      ...["400^–^480~€ pro Tag", "400~$ pro Stunde", "400,50^–^12.480,00~CHF"],
      ...["480~€ pro Tag, geschätzt auf 13 Tage", "2.000 Tage"],
    ],
    "short prices": [
      ...["6.000^–^10.000~€ pauschal", "6.500~PLN pauschal", "12.345~€ pauschal"],
      ...["640^–^1.280~€ pro Tag", "99,50~£ pro Stunde", "2.000.000~€ für das ganze Projekt"],
    ],
    "days and months": [
      ...["12. März 2026", "Dez Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov"],
      "zu ungefähren Kursen vom Oktober 2026",
      "zu den Kursen der Europäischen Zentralbank vom 25. November 2026",
    ],
    "numbers and lists": [
      "1.234.567,5",
      "1,2 MB",
      "TypeScript, React oder Go",
      "TypeScript, React und Go",
      "",
    ],
    places: [
      ...["Berlin (UTC+1, im Sommer UTC+2)", "St. John’s (UTC−3:30, im Sommer UTC−2:30)"],
      ...["Kalkutta (UTC+5:30)", "UTC", "Atlantis/Poseidonis", "Côte d’Ivoire"],
      "Afghanistan, Ägypten, Ålandinseln, Albanien",
    ],
  },
  ar: {
    prices: [
      ...["من~400 إلى~<R>480~€ في اليوم", "<R>400~US$<L> في الساعة", "من~400.50 إلى~<R>12,480.00~CHF"],
      ...["<R>480~€ في اليوم، والتقدير 13 يومًا", "2,000 يوم"],
    ],
    "short prices": [
      ...["من~6,000 إلى~<R>10,000~€ للمشروع", "<R>6,500~PLN للمشروع", "<R>12,345~€ للمشروع"],
      ...["من~640 إلى~<R>1,280~€ في اليوم", "<R>99.50~UK£<L> في الساعة", "<R>2,000,000~€ للمشروع كاملًا"],
    ],
    "days and months": [
      "12 مارس 2026",
      "ديسمبر يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر",
      "بأسعار صرف تقريبية لشهر أكتوبر 2026",
      "بأسعار صرف البنك المركزي الأوروبي ليوم 25 نوفمبر 2026",
    ],
    "numbers and lists": [
      ...["1,234,567.5", "1.2 ميغابايت", "<R>TypeScript أو React أو Go", "<R>TypeScript، وReact، وGo", ""],
    ],
    places: [
      ...["برلين (UTC+1، وصيفًا UTC+2)", "سانت جونس (UTC−3:30، وصيفًا UTC−2:30)"],
      ...["<R>كالكتا (UTC+5:30)", "UTC", "Atlantis/Poseidonis", "ساحل العاج"],
      "آيسلندا, إثيوبيا, أذربيجان, أرمينيا",
    ],
  },
};

describe.each(offered)("in %s", (language) => {
  it.each(Object.keys(said))("%s read as they are written there", (what) => {
    const texts = inLanguage(language, () => said[what]?.map((say) => seen(say())));
    expect(texts).toEqual(expected[language]?.[what]);
  });

  it("a short price loses no digits", () => {
    inLanguage(language, () => {
      for (const amount of [1_000, 1_234, 6_500, 10_050, 123_456, 999_900])
        expect(readShort(formatShortPrice(price(amount, amount)))).toBe(amount);
    });
  });

  it("each country is in the list under a name that is read again, in the order of the language", () => {
    const names = inLanguage(language, countryNames);
    expect(names).toHaveLength(250);
    expect(names.map(parseCountry)).not.toContain(null);
    expect([...names]).toEqual(names.toSorted(new Intl.Collator(language).compare));
  });

  it("suggestions come in the order of the language", () => {
    const entries = ["Zulu", "Ärzte", "Apples", "React"];
    expect(inLanguage(language, () => withInUse(entries, []))).toEqual(["Apples", "Ärzte", "React", "Zulu"]);
  });
});

/** The amount of a short price: digits without what groups them, in thousands where it says so. */
function readShort(text: string): number {
  const [, digits = "", k] = /(\d[\d.,]*)(k?)/.exec(text) ?? [];
  return k ? Number(digits) * 1_000 : Number(digits.replaceAll(/[.,]/g, ""));
}

it("members are found by their country’s name in each language", () => {
  expect(countryInAllLanguages("AT")).toEqual([
    ...new Set(offered.map((language) => new Intl.DisplayNames([language], { type: "region" }).of("AT"))),
  ]);
  expect(countryInAllLanguages("QQ")).toEqual(["QQ"]);
});

it("what another runtime formats with other spaces and marks reads the same", () => {
  expect(settle("€400\u2009–\u2009€480")).toBe("€400 – €480");
  expect(settle("400\u202f€")).toBe("400\u00a0€");
  const arabic = ["400\u00a0€", "\u200f400\u00a0€\u200f", "\u061c400\u202f€"];
  for (const { code, direction } of languages)
    if (direction === ("rtl" as string))
      expect(inLanguage(code, () => arabic.map(settle).map(seen))).toEqual(arabic.map(() => "<R>400~€"));
});

it("a range that is written with a dash has no place where a line may end", () => {
  const ranges = [
    price(400, 480),
    price(400.5, 12_480, "HOUR", "CHF"),
    price(6_000, 10_000, "PROJECT", "SEK"),
  ];
  const read = (one: PriceRange) => [formatAmounts(one), formatShortPrice(one).replace(/[^\d]*$/, "")];
  for (const code of ["en", "de"] as const)
    for (const text of inLanguage(code, () => ranges.flatMap(read)))
      expect(text).not.toMatch(/ |–(?!\u2060|\u00a0)/);
});

it("in Arabic a range is said in words, for a dash would leave open which figure comes first", () => {
  expect(inLanguage("ar", () => formatAmounts(price(4_000, 6_000)))).not.toContain("–");
});

it("numbers have the spaces of prices, in a text as by themselves, where a language groups digits by spaces", () => {
  const spaced = inLanguage("fr" as Language, () => [
    formatAmounts(price(12_345, 12_345)),
    formatNumber(1_234_567.5),
    number("fr", 12_345, 0),
  ]);
  expect(spaced.map(seen)).toEqual(["12~345~€", "1~234~567,5", "12~345"]);
});

it("a formatter is made once for a language and what it is for, and not kept for ever", () => {
  const made: string[] = [];
  const format = formatterOf((language, of: number) => made.push(`${language} ${of}`));
  for (const of of [1, 2, 1, 2]) format(of);
  expect(made).toEqual(["en 1", "en 2"]);
  for (let of = 3; of <= 400; of += 1) format(of);
  expect(made).toHaveLength(400);
  expect([format(400), format(1)]).toEqual([400, 401]);
});
