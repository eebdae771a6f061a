import { describe, expect, it } from "vitest";
import { usualDays } from "~/domain/brief";
import { problemsForPublishing } from "~/domain/brief-check";
import { daysIn } from "~/domain/brief-text/days-in-text.server";
import { ownWords } from "~/domain/brief-text/own-words.server";
import { budgetIn } from "~/domain/brief-text/price-in-text.server";
import { readBriefText } from "~/domain/brief-text/read-brief-text.server";
import { minorUnitsOf } from "~/domain/currencies";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { skillsIn } from "~/domain/vocabulary/skills-in-text.server";
import { daysAfter } from "~/values/days";
import { limits } from "~/values/limits";
import ar from "~/words/ar.json" with { type: "json" };
import de from "~/words/de.json" with { type: "json" };
import en from "~/words/en.json" with { type: "json" };

const now = new Date("2027-01-10T12:00:00.000Z");
const today = "2027-01-10";
const read = (text: string) => readBriefText(text, now);

describe("the days that a text names", () => {
  it.each([
    ["2027-03-03", "2027-03-03"],
    ["3 March 2027", "2027-03-03"],
    ["March 3rd, 2027", "2027-03-03"],
    ["on the 3rd of March", "2027-03-03"],
    ["3. März 2027", "2027-03-03"],
    ["3. Mrz. 2027", "2027-03-03"],
    ["03.03.2027", "2027-03-03"],
    ["3.3.27", "2027-03-03"],
    ["am 3.3. geht es los", "2027-03-03"],
    ["3 مارس 2027", "2027-03-03"],
    ["3 آذار 2027", "2027-03-03"],
    ["5 كانون الثاني 2028", "2028-01-05"],
    ["23/02/2027", "2027-02-23"],
    ["02/23/2027", "2027-02-23"],
    ["März 2027", "2027-03-01"],
    ["in two weeks", "2027-01-24"],
    ["in 3 Tagen", "2027-01-13"],
    ["innerhalb von vier Wochen", "2027-02-07"],
    ["خلال أسبوعين", "2027-01-24"],
    ["بعد ثلاثة أسابيع", "2027-01-31"],
    // Without a year it is the next one.
    ["3 January", "2028-01-03"],
  ])("%s", (text, day) => {
    expect(daysIn(text, today).map((found) => found.day)).toEqual([day]);
  });

  it.each([
    "31 February 2027",
    "03/04/2027",
    "version 1.2.3",
    "10.000 Euro",
    "99 bottles",
    "we may 2 times",
    "soon",
    "2027",
    "1234-56-78",
  ])("none in “%s”", (text) => {
    expect(daysIn(text, today)).toEqual([]);
  });
});

describe("the budget that a text names", () => {
  it.each([
    ["Our budget is €5,000.", 5_000, 5_000, "EUR", "PROJECT"],
    ["Budget: 5.000 bis 8.000 €", 5_000, 8_000, "EUR", "PROJECT"],
    ["5–8k EUR", 5_000, 8_000, "EUR", "PROJECT"],
    ["between $10k and $12.5k", 10_000, 12_500, "USD", "PROJECT"],
    ["up to CHF 8'000", 8_000, 8_000, "CHF", "PROJECT"],
    ["ab 600 € pro Tag", 600, 600, "EUR", "DAY"],
    ["a day rate of £450", 450, 450, "GBP", "DAY"],
    ["85,50 €/Stunde", 85.5, 85.5, "EUR", "HOUR"],
    ["120 kr per hour", 120, 120, "SEK", "HOUR"],
    ["20 000 zł", 20_000, 20_000, "PLN", "PROJECT"],
    ["650,– €", 650, 650, "EUR", "PROJECT"],
    ["الميزانية 5000 يورو", 5_000, 5_000, "EUR", "PROJECT"],
    ["من 3000 إلى 4000 دولار", 3_000, 4_000, "USD", "PROJECT"],
    // The one that is called so.
    [
      "We sell shoes for €90. Our budget is up to €4,000 or $4,400, about £3,500.",
      4_000,
      4_000,
      "EUR",
      "PROJECT",
    ],
    ["€90 or $100", 90, 90, "EUR", "PROJECT"],
    ["Budget: SAR 20,000–30,000", 20_000, 30_000, "SAR", "PROJECT"],
    ["الميزانية من 20000 إلى 30000 ريال سعودي", 20_000, 30_000, "SAR", "PROJECT"],
    ["1500 ريال في اليوم", 1_500, 1_500, "SAR", "DAY"],
    ["5000 ريال قطري", 5_000, 5_000, "QAR", "PROJECT"],
    ["ميزانيتنا 40 ألف درهم", 40_000, 40_000, "AED", "PROJECT"],
    ["bis zu 8.000 AED", 8_000, 8_000, "AED", "PROJECT"],
    ["90000 جنيه مصري", 90_000, 90_000, "EGP", "PROJECT"],
    ["90000 جنيه", 90_000, 90_000, "EGP", "PROJECT"],
    ["5000 جنيه إسترليني", 5_000, 5_000, "GBP", "PROJECT"],
    ["KD 85.500 a day", 85.5, 85.5, "KWD", "DAY"],
    ["1,500.000 KWD", 1_500, 1_500, "KWD", "PROJECT"],
    ["1500.250 دينار كويتي", 1_500.25, 1_500.25, "KWD", "PROJECT"],
    ["1.500 د.ك", 1.5, 1.5, "KWD", "PROJECT"],
    ["¥800,000", 800_000, 800_000, "JPY", "PROJECT"],
    ["A$9,000", 9_000, 9_000, "AUD", "PROJECT"],
    ["9 000 NOK", 9_000, 9_000, "NOK", "PROJECT"],
    ["₺250.000", 250_000, 250_000, "TRY", "PROJECT"],
  ])("%s", (text, min, max, currency, unit) => {
    const minor = minorUnitsOf(currency);
    expect(budgetIn(text)?.budget).toEqual({ min: min * minor, max: max * minor, currency, unit });
  });

  it.each([
    "5000",
    "5000 دينار",
    "5000.123 €",
    "PHP 8.2",
    "we try 3 ways",
    "we won 5 prizes",
    "6 ft",
    "CAD 2026",
    "no budget yet",
    "€",
    "€99999999999",
    "100 krill",
    "in 2027 we earn more",
    "€0",
  ])("none in “%s”", (text) => {
    expect(budgetIn(text)).toBeNull();
  });
});

describe("the skills that a text names", () => {
  it.each([
    ["We need React and Type Script, node.js too", ["react", "typescript", "node-js"]],
    ["C++ or C#, and the .NET world", ["c-plus-plus", "c-sharp", "dotnet"]],
    ["Suche Hilfe bei Barrierefreiheit und E-Mail-Marketing", ["accessibility", "email-marketing"]],
    ["نحتاج إلى خبرة في إمكانية الوصول", ["accessibility"]],
    ["A/B testing, Go, Rust", ["a-b-testing", "go", "rust"]],
  ])("%s", (text, ids) => {
    expect(skillsIn(text, 8).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    "We want to go live. Go for it! Please polish it and express yourself.",
    "No WordPress, kein Java, ohne PHP.",
    "the rest of us, a spring day, plan c",
  ])("none in “%s”", (text) => {
    expect(skillsIn(text, 8).map(({ id }) => id)).toEqual([]);
  });

  it("no more than asked for, each once", () => {
    expect(skillsIn("SQL, sql, React, Docker, Figma", 3).map(({ en }) => en)).toEqual([
      "SQL",
      "React",
      "Docker",
    ]);
  });
});

describe("an e-mail", () => {
  it.each([
    [
      "its heads, its greeting and its signature are set aside",
      "From: Ana\nTo: Bo\nSubject: AW: Shop too slow\n\nHi Bo,\n\nour shop is slow.\n\nBest regards,\nAna\n-- \nHarbour Works\n+49 30 123",
      "Shop too slow",
      "our shop is slow.",
    ],
    [
      "and what it quotes",
      "Our shop is slow.\n\nOn 3 May 2026, Bo wrote:\n> We could meet.\n> Bo",
      null,
      "Our shop is slow.",
    ],
    [
      "and what it quotes without marks",
      "Unser Shop ist langsam.\n\nAm 3. Mai 2026 um 10:00 schrieb Bo <bo@example.net>:\nWir könnten uns treffen.",
      null,
      "Unser Shop ist langsam.",
    ],
    [
      "in Arabic",
      "الموضوع: متجر بطيء\nمرحبا،\nمتجرنا بطيء.\nمع أطيب التحيات\nآنا",
      "متجر بطيء",
      "متجرنا بطيء.",
    ],
    [
      "a forwarded one is the text",
      "FYI\n---------- Forwarded message ---------\nFrom: Ana\nSubject: Slow shop\n\nOur shop is slow.",
      "Slow shop",
      "Our shop is slow.",
    ],
    ["one of quotations alone is its quotation", "> Our shop\n> is slow.", null, "Our shop\nis slow."],
    ["a list with dashes is none", "- React\n- SQL", null, "- React\n- SQL"],
  ])("%s", (_what, pasted, subject, text) => {
    expect(ownWords(pasted)).toEqual({ subject, text });
  });
});

const letters = {
  English: `Hello,
our shop takes nine seconds to answer. We are looking for a developer who knows React and PostgreSQL. In the end nine of ten pages should answer within a second.
You must have made a slow shop fast. Remote is fine. Our budget is €8,000–€12,000.
Please send proposals by 3 February 2027; you will have a reply by 10 February 2027. We start on 1 March 2027.
Kind regards
Ana`,
  German: `Hallo zusammen,
unser Shop braucht neun Sekunden für eine Antwort. Wir suchen eine Entwicklerin, die sich mit React und PostgreSQL auskennt. Am Ende sollen neun von zehn Seiten innerhalb einer Sekunde antworten.
Du musst schon einmal einen langsamen Shop schnell gemacht haben. Das geht remote. Das Budget liegt bei 8.000 bis 12.000 €.
Bewerbungen bis 03.02.2027, Rückmeldung bis zum 10. Februar 2027. Start ist am 1. März 2027.
Viele Grüße
Ana`,
  Arabic: `مرحبا،
يستغرق متجرنا تسع ثوان للإجابة. نبحث عن مطور يعرف React و PostgreSQL جيدا. الهدف أن تجيب تسع صفحات من عشر خلال ثانية.
يجب أن يكون قد جعل متجرا بطيئا سريعا من قبل. العمل عن بعد. الميزانية من ٨٠٠٠ إلى ١٢٠٠٠ يورو.
تقديم العروض حتى ٣ فبراير ٢٠٢٧. الرد في ١٠ فبراير ٢٠٢٧. البدء في ١ مارس ٢٠٢٧.
مع أطيب التحيات
آنا`,
};

describe("a brief in five sentences", () => {
  it.each(Object.entries(letters))("in %s says all that publishing needs", (language, letter) => {
    const found = read(letter);
    expect(found).toMatchObject({
      writtenIn: { English: "en", German: "de", Arabic: "ar" }[language],
      discipline: "engineering",
      skills: ["React", "PostgreSQL"],
      workplace: "REMOTE",
      budget: { min: 800_000, max: 1_200_000, currency: "EUR", unit: "PROJECT" },
      closesOn: "2027-02-03",
      decideOn: "2027-02-10",
      startOn: "2027-03-01",
      mustHaves: [expect.any(String)],
    });
    expect(found.title?.length).toBeGreaterThanOrEqual(limits.briefTitle.least);
    expect(found.summary?.length).toBeGreaterThanOrEqual(limits.briefSummary.least);
    expect(found.desiredOutcome).toBeTruthy();
    expect(`${found.problem}${found.desiredOutcome}`.length).toBeGreaterThanOrEqual(limits.briefBodyLeast);
    expect(found.problem).not.toMatch(/Ana$|آنا$/);
  });

  it.each([
    ["on site in Hamburg", "Work is on site in Hamburg.", { workplace: "ONSITE", location: "Hamburg" }],
    [
      "in Berlin, by its zone",
      "Die Arbeit ist vor Ort, wir sitzen in Berlin.",
      { workplace: "ONSITE", location: "Berlin" },
    ],
    ["both", "Mostly remote, two days on site in New York.", { workplace: "HYBRID", location: "New York" }],
    [
      "a list under a heading",
      "Requirements:\n- Has used SQL\n- Speaks German\nNice to have:\n- Likes boats",
      { mustHaves: ["Has used SQL", "Speaks German"] },
    ],
    ["the hirer’s own must", "We must be done soon. Es muss schnell gehen.", {}],
  ])("%s", (_what, text, found) => {
    const { mustHaves, workplace, location } = read(text);
    expect({ mustHaves, workplace, location }).toEqual({
      mustHaves: undefined,
      workplace: undefined,
      location: undefined,
      ...found,
    });
  });

  it("days out of reach are no dates of it", () => {
    const text = "Proposals by 3 February 2026. Apply by 3 February 2028. We start on 1 March 1999.";
    expect(read(text)).not.toHaveProperty("closesOn");
    expect(read(text)).not.toHaveProperty("startOn");
  });

  it("a new last day moves the reply date with it", () => {
    expect(read("Send proposals by 20 January 2027.")).toMatchObject({
      closesOn: "2027-01-20",
      decideOn: daysAfter("2027-01-20", 7),
    });
  });

  it.each(["", " \n\t ", "> ", "-- \nAna", "\u200b"])("nothing is found in nothing: %j", (text) => {
    expect(read(text)).toEqual({});
  });

  it("one word is a beginning of the problem, and no more", () => {
    expect(read("Help")).toEqual({ problem: "Help" });
  });

  it("keeps to the limits of its fields, however long it is", () => {
    const found = read(
      "This should be a long sentence about nothing that anybody must have read. ".repeat(400),
    );
    expect(`${found.problem ?? ""}${found.desiredOutcome ?? ""}`.length).toBeLessThanOrEqual(
      limits.briefBody,
    );
    expect(found.mustHaves?.length ?? 0).toBeLessThanOrEqual(limits.mustHaves);
  });
});

const catalogues = { en, de, ar };

describe.each(Object.entries(catalogues))("the examples in %s", (language, { briefExamples }) => {
  it.each(Object.entries(briefExamples))("of %s say all that publishing needs", (discipline, example) => {
    const found = read(example);
    const missing = problemsForPublishing({ ...emptyContent(briefFields), ...usualDays(now), ...found }, now);
    expect(missing).toEqual([]);
    expect(found).toMatchObject({ discipline, writtenIn: language, mustHaves: [expect.any(String)] });
    expect(found.skills?.length).toBeGreaterThanOrEqual(2);
  });
});

it.each([
  ["digits", "1"],
  ["digits and dots", "1."],
  ["dashes", "-"],
  ["marks of quotation", ">"],
  ["quoted lines", "> a\n"],
  ["spaces", " "],
  ["lines", "\n"],
  ["one letter each", "a "],
  ["signs", "€1 "],
  ["one long word", "a"],
  ["capitals", "In Aa "],
  ["months", "3 March "],
  ["heads", "From: a\n"],
  ["colons", "wrote:\n"],
  ["marks", "\u0301"],
  ["Arabic", "في مدينة "],
  ["sentences", "It must. "],
])("20,000 characters of %s are read at once", (_what, part) => {
  const text = part.repeat(Math.ceil(limits.pastedBrief / part.length));
  // A rule that isn’t linear would take minutes.
  expect(read(text)).toBeTypeOf("object");
});
