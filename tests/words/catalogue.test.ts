import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { languages } from "~/words/languages";
import { argumentsOf, readCatalogues, sourceLanguage, split } from "../../scripts/words.mjs";
import { putTogether, textsOutside } from "./texts-outside";

const project = fileURLToPath(new URL("../..", import.meta.url));
const catalogues = readCatalogues(project);
const source = catalogues[sourceLanguage] ?? {};
const sources = globSync("app/**/*.{ts,tsx}", { cwd: project, exclude: ["**/*.generated.ts"] }).sort();

const messagesOf = (catalogue: typeof source) =>
  Object.entries(catalogue).flatMap(([area, messages]) =>
    Object.entries(messages).map(([name, text]) => ({ id: `${area}.${name}`, area, name, text })),
  );

it("each message is said somewhere", () => {
  const texts = sources.map((file) => readFileSync(project + file, "utf8"));
  const silent = Object.entries(source).flatMap(([area, messages]) => {
    const users = texts.filter((text) => text.includes(`words/${area}.generated`));
    // By its code anywhere, where codes are said by the names of their messages.
    const speakers = users.some((text) => saysCodes(text, area)) ? texts : users;
    return Object.keys(messages)
      .filter((name) => !speakers.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
      .map((name) => `${area}.${name}`);
  });
  expect(silent).toEqual([]);
});

/** Whether a module takes an area as a table: by code, whose type is its names. */
function saysCodes(text: string, area: string): boolean {
  const [, name] = new RegExp(`import \\* as (\\w+) from "~/words/${area}.generated"`).exec(text) ?? [];
  return name !== undefined && new RegExp(`= ${name};|${name}\\[`).test(text);
}

describe.each(Object.keys(catalogues).filter((language) => language !== sourceLanguage))(
  "in %s",
  (language) => {
    const translated = messagesOf(catalogues[language] ?? {});

    it("nothing is translated that isn't there", () => {
      expect(
        translated.filter(({ area, name }) => source[area]?.[name] === undefined).map(({ id }) => id),
      ).toEqual([]);
    });

    it("each message takes what the English one takes", () => {
      const differing = translated.filter(({ area, name, text }) => {
        const [own, other] = [text, source[area]?.[name] ?? text].map((one, at) =>
          [...argumentsOf(split(one), at === 0 ? language : sourceLanguage).keys()].sort().join(),
        );
        return own !== other;
      });
      expect(differing.map(({ id }) => id)).toEqual([]);
    });

    it("nothing is missing, where it is offered", () => {
      const isOffered = languages.some(({ code }) => code === language);
      const known = new Set(translated.map(({ id }) => id));
      expect(
        messagesOf(source)
          .filter(({ id }) => isOffered && !known.has(id))
          .map(({ id }) => id),
      ).toEqual([]);
    });
  },
);

/**
 * Read by who runs or develops the site, by programs, or in the language of who wrote it; and what documents of
 * before hold.
 */
const elsewhere =
  /^app\/(?:api|config|graphql|http|operations|platform|values|words|features\/(?:local-mailbox|mail-examples|styleguide)|shell\/api)\/|\/(?:model|writes|api|auth)\/|(?:\.server|-steps)\.ts$|^app\/(?:entry|domain\/(?:handle|names-of-ours)\.)/;

it("no page, part or mail says anything outside of the catalogue", () => {
  const outside = sources
    .filter((file) => !elsewhere.test(file) && !/\.css\.ts$/.test(file))
    .flatMap((file) => textsOutside(project, project + file));
  expect(
    outside.filter(({ text }) => !isKnown(text)).map(({ file, line, text }) => `${file}:${line}: ${text}`),
  ).toEqual([]);
});

it("no list and no quotation is put together in code", () => {
  const together = sources
    .filter((file) => !elsewhere.test(file) && !/\.css\.ts$/.test(file) && !ofNames.has(file))
    .flatMap((file) => putTogether(project, project + file));
  expect(together.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
});

/** Kept with what is read in several languages: a message of two members, a report. And JSON. */
const ofNames = new Set([
  "app/domain/attached-file.ts",
  "app/features/moderation/reads/find-subject.ts",
  "app/features/leaving/reads/export-part.ts",
]);

it("nothing that writes a document says anything at all", () => {
  const outside = sources
    .filter((file) => /\/(?:model|reads|writes)\//.test(file) && !/-steps\.ts$/.test(file))
    .flatMap((file) => textsOutside(project, project + file));
  expect(outside.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
});

/** Of markup, of other programs, or lists of names: what looks like words and is none. */
const known = new Set([
  ...["ink quote", "quiet rule", "picture-error picture-hint", "dark light", "Preferred-Languages: en"],
  ...["Person", "Organization", "String", "Input", "Int", "Enter", "Escape", "Esc", "Files", "Dhs"],
  // What mails of earlier releases say.
  "Schreib deine Antwort über diese Zeile.",
  ...["Send an idToken or a customToken.", "`1px solid ${colour.rule}`", "`1px solid ${frame}`"],
]);

function isKnown(text: string): boolean {
  return known.has(text) || text.length === 1;
}
