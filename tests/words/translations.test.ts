import { fileURLToPath } from "node:url";
import { parse, type Select, type Token } from "@messageformat/parser";
import { describe, expect, it } from "vitest";
import { readCatalogues, sourceLanguage, split } from "../../scripts/words.mjs";

const catalogues = readCatalogues(fileURLToPath(new URL("../..", import.meta.url)));
const source = catalogues[sourceLanguage] ?? {};

/** What none of a language’s texts has, and how it is written instead. */
const never: Record<string, [sign: RegExp, instead: string, to?: "to members" | "to strangers"][]> = {
  en: [[/[„«»‚‘]/u, "“…”"]],
  de: [
    [/[”«»‚‘]|“[^„“]*“/u, "„…“"],
    // At a sentence’s beginning “Sie” may be a thing’s.
    [/[\p{Ll},] (?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b/u, "du", "to members"],
    [/\b(?:du|dich|dir|dein(?:e[mnrs]?)?)\b/iu, "Sie", "to strangers"],
  ],
  ar: [
    [/[„“”‚‘]/u, "«…»"],
    [/\p{Script=Arabic}[,;?]/u, "، ؛ ؟"],
    [/[٠-٩۰-۹]/u, "0 to 9, as in fields"],
  ],
};

/** Where people without an account are spoken to: who is asked for a reference by e-mail. */
const toStrangers = new Set(["referencesAsked", "referencesMails"]);

/** The choices by a number in a text: by which one, and the forms that it has. */
function choicesOf(text: string): { arg: string; keys: string[] }[] {
  const found: { arg: string; keys: string[] }[] = [];
  const look = (token: Token) => {
    if (!("cases" in token)) return;
    const { type, arg, cases } = token as Select;
    if (type === "plural") found.push({ arg, keys: cases.map(({ key }) => key) });
    for (const { tokens } of cases) tokens.forEach(look);
  };
  const parts = (texts: ReturnType<typeof split>): void => {
    for (const part of texts)
      if (typeof part === "string") parse(part).forEach(look);
      else parts(part.parts ?? []);
  };
  parts(split(text));
  return found;
}

describe.each(Object.keys(catalogues))("in %s", (language) => {
  const texts = Object.entries(catalogues[language] ?? {}).flatMap(([area, messages]) =>
    Object.entries(messages).map(([name, text]) => ({ area, name, text, id: `${area}.${name}` })),
  );

  it.each(never[language] ?? [])("no text has %s, but %s", (sign, _instead, to) => {
    const said = texts.filter(({ area }) => !to || toStrangers.has(area) === (to === "to strangers"));
    expect(said.filter(({ text }) => sign.test(text.replaceAll(/\{\w+, \w+,/g, "")))).toEqual([]);
  });

  it("no quotation mark or apostrophe is a typewriter’s", () => {
    // ICU’s own, around a brace that is one.
    expect(texts.filter(({ text }) => /["']/.test(text.replaceAll(/'[{}]+'/g, "")))).toEqual([]);
  });

  it("what is chosen by a number has every form of the language, where English has more than one", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const lacking = texts.filter(({ area, name, text }) => {
      const english = choicesOf(source[area]?.[name] ?? "").filter(({ keys }) => keys.includes("one"));
      const counted = new Set(english.map(({ arg }) => arg));
      return choicesOf(text).some(({ arg, keys }) => counted.has(arg) && !hasForms(keys, forms));
    });
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });
});

/** A number of its own (`=1`) stands for the form that no other number has. */
function hasForms(keys: readonly string[], forms: readonly string[]): boolean {
  const alone: Record<string, string> = { zero: "=0", one: "=1", two: "=2" };
  return forms.every((form) => keys.includes(form) || keys.includes(alone[form] ?? form));
}
