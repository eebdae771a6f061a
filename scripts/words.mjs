// @ts-check
/**
 * The modules of app/words, one for each area of the catalogues (`app/words/en.json` and its translations), with
 * one function for each message. An importer of an area gets what it uses, and no more: bundlers leave the rest
 * out. The parts in tags of a message (`Read <terms>the terms</terms>`) and what stands for an element (`by
 * <date/>`) are React's, so that no sentence is put together from pieces.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import MessageFormat from "@messageformat/core";
import { parse } from "@messageformat/parser";

/** The language that the others are translated from, and that stands in where one has no translation. */
export const sourceLanguage = "en";

const directory = "app/words";

/** @typedef {Record<string, Record<string, string>>} Catalogue texts by area and name */
/** @typedef {import("@messageformat/parser").Token} Token */
/** @typedef {string | { tag: string, parts: Part[] | null }} Part `null`: an element without words of its own */

/** The catalogues of the languages that are offered (app/words/languages.ts). @param {string} root */
export function readOffered(root) {
  const list = readFileSync(join(root, directory, "languages.ts"), "utf8");
  const codes = [...list.matchAll(/\{ code: "(\w+)", name:/g)].map(([, code]) => code);
  return Object.fromEntries(
    Object.entries(readCatalogues(root)).filter(([language]) => codes.includes(language)),
  );
}

/**
 * @param {string} root the project's directory
 * @returns {Record<string, Catalogue>} by language, the source first; those in the making, too
 */
export function readCatalogues(root) {
  const languages = readdirSync(join(root, directory)).flatMap(
    (name) => /^(\w+)\.json$/.exec(name)?.[1] ?? [],
  );
  const ordered = [sourceLanguage, ...languages.filter((each) => each !== sourceLanguage)];
  return Object.fromEntries(
    ordered.map((each) => [each, JSON.parse(readFileSync(join(root, directory, `${each}.json`), "utf8"))]),
  );
}

/** The generated files, by path. @param {string} root the project's directory */
export function writeWords(root) {
  const catalogues = readOffered(root);
  const areas = Object.keys(catalogues[sourceLanguage] ?? {});
  return Object.fromEntries(
    areas.map((area) => [`${directory}/${area}.generated.ts`, writeArea(area, catalogues)]),
  );
}

/**
 * @param {string} area
 * @param {Record<string, Catalogue>} catalogues
 */
function writeArea(area, catalogues) {
  const messages = Object.keys(catalogues[sourceLanguage]?.[area] ?? {}).map((name) => {
    const texts = Object.entries(catalogues).flatMap(([language, catalogue]) => {
      const text = catalogue[area]?.[name];
      return text === undefined ? [] : [/** @type {const} */ ([language, text])];
    });
    return writeMessage(`${area}.${name}`, name, texts);
  });
  const code = messages.join("\n");
  const uses = (/** @type {string} */ name) => new RegExp(`[^.\\w]${name}\\(`).test(code);
  const runtime = ["plural", "select"].filter(uses);
  const cardinals = Object.keys(catalogues).filter((language) => code.includes(`cardinals.${language},`));
  const imports = [
    ...(runtime.length > 0 ? [`import { ${runtime.join(", ")} } from "@messageformat/runtime";`] : []),
    ...(uses("apart") ? [`import { apart } from "./isolate";`] : []),
    ...(uses("number") ? [`import { number } from "./number";`] : []),
    ...(cardinals.length > 0 ? [`import * as cardinals from "@messageformat/runtime/lib/cardinals";`] : []),
    ...(uses("rich")
      ? [`import type { ReactElement, ReactNode } from "react";`, `import { rich } from "./rich";`]
      : []),
  ];
  return `${[...imports, "", code].join("\n")}\n`;
}

/**
 * @param {string} id for errors
 * @param {string} name
 * @param {(readonly [language: string, text: string])[]} texts by language, the source's first
 */
export function writeMessage(id, name, texts) {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error(`${id}: write the name like placesTaken.`);
  const source = texts[0]?.[1] ?? "";
  try {
    const needs = argumentsOf(split(source), texts[0]?.[0] ?? "");
    const isRich = [...needs.values()].some((type) => type.includes("ReactNode"));
    const bodies = texts.map(([language, text]) => {
      const code = write(split(marked(inOneLine(text), language)), language);
      return /** @type {const} */ ([language, isRich ? `rich(${code.join(", ")})` : (code[0] ?? '""')]);
    });
    const [[, fallback] = ["", '""'], ...others] = bodies;
    const chosen = others.map(
      ([language, body]) => `globalThis.readerLanguage === "${language}" ? ${body} : `,
    );
    const types = [...needs].map(([need, type]) => `${need}: ${type}`).join("; ");
    const parameter = needs.size > 0 ? `d: { ${types} }` : "";
    return [
      `/** ${source.replaceAll("*/", "*\\/")} */`,
      `export const ${name} = (${parameter}): ${isRich ? "ReactElement" : "string"} => ${chosen.join("")}${fallback};`,
    ].join("\n");
  } catch (error) {
    throw new Error(`${id}: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * A text divided at its tags. Tags stand outside of what is chosen by a number or a word, so that each part is a
 * whole message of its own.
 *
 * @param {string} text
 * @returns {Part[]}
 */
export function split(text) {
  const found = /<(\w+)\/>|<(\w+)>([\s\S]*?)<\/\2>/g;
  /** @type {Part[]} */
  const parts = [];
  let at = 0;
  for (const match of text.matchAll(found)) {
    parts.push(text.slice(at, match.index));
    const [whole, element, tag = "", inner = ""] = match;
    parts.push(element ? { tag: element, parts: null } : { tag, parts: split(inner) });
    at = match.index + whole.length;
  }
  parts.push(text.slice(at));
  const kept = parts.filter((part) => part !== "");
  return kept.length > 0 ? kept : [""];
}

/** The plural forms that a language has, by which the parser refuses others. @param {string} language */
function formsOf(language) {
  const categories = (/** @type {Intl.PluralRuleType} */ type) =>
    /** @type {import("@messageformat/parser").PluralCategory[]} */ (
      new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
    );
  return { cardinal: categories("cardinal"), ordinal: categories("ordinal") };
}

/** Expressions, one for each part. @param {Part[]} parts @param {string} language @returns {string[]} */
function write(parts, language) {
  const format = new MessageFormat(language);
  return parts.map((part) => {
    if (typeof part !== "string")
      return part.parts ? `d.${part.tag}(${asOne(write(part.parts, language))})` : `d.${part.tag}`;
    const code = String(format.compile(isolate(part, language))).replace(/^\((?:d)?\) => /, "");
    // A language's rule of plurals, from the library's table of them.
    const ruled = code.replaceAll(/(plural\(d\.\w+, \d+, )(\w+),/g, "$1cardinals.$2,");
    const counted = ruled.replaceAll(`number("${language}",`, `number("${numbersOf(language)}",`);
    const chosen = directionOf(language) === "ltr" ? keepApart(counted) : counted;
    // The runtime's types don't know that what is chosen of texts is a text.
    return choicesIn(chosen).reduceRight(
      (text, [from, to]) => `${text.slice(0, from)}(${text.slice(from, to)} as string)${text.slice(to)}`,
      chosen,
    );
  });
}

/**
 * The locale of a language's numbers: with Latin digits, as in app/words/formats.ts. Which ones other scripts have
 * depends on the runtime.
 *
 * @param {string} language
 */
function numbersOf(language) {
  return new Intl.Locale(language).maximize().script === "Latn" ? language : `${language}-u-nu-latn`;
}

/**
 * What is filled in keeps its own direction (first-strong isolates): in a text from right to left, names, addresses
 * and prices are often from left to right. A percentage stays with its sign.
 *
 * @param {string} text
 * @param {string} language
 */
function isolate(text, language) {
  if (directionOf(language) === "ltr") return text;
  /** @type {{ offset: number, text: string }[]} */
  const filled = [];
  /** @param {Token} token */
  const look = (token) => {
    if (token.type === "argument") filled.push(token.ctx);
    if ("cases" in token) for (const { tokens } of token.cases) tokens.forEach(look);
  };
  parse(text, { ...formsOf(language), strict: true }).forEach(look);
  return filled.reduceRight((whole, { offset, text: given }) => {
    const rest = whole.slice(offset + given.length);
    return rest.startsWith("%") ? whole : `${whole.slice(0, offset)}\u2068${given}\u2069${rest}`;
  }, text);
}

/**
 * From left to right most of what is filled in runs as the text does, so it is isolated where it does not: by
 * `apart` of app/words/isolate.ts. Arguments are what is no choice, no number and no text of the code.
 *
 * @param {string} code
 */
function keepApart(code) {
  return code.replaceAll(
    /((?:plural|select|number)\((?:"[^"]*", )?d\.\w+)|"(?:[^"\\]|\\.)*"|\bd\.\w+/g,
    (found, counted) => (counted || found.startsWith('"') ? found : `apart(${found})`),
  );
}

/**
 * What is filled into another message is isolated there, and what it is filled in with here, too: without a letter
 * of its own first, such as "{count}: {list}.", it would run from left to right (UAX #9, X5c). So it begins with a
 * mark.
 *
 * @param {string} text
 * @param {string} language
 */
function marked(text, language) {
  if (directionOf(language) === "ltr" || /<\w+\/?>/.test(text)) return text;
  const tokens = parse(text, { ...formsOf(language), strict: true });
  return tokens.some((token) => token.type !== "content") && !beginsOwn(tokens) ? `\u200f${text}` : text;
}

/**
 * Whether the first letter, in each of the ways that the message can turn out, is one of Arabic; `null` for none.
 *
 * @param {Token[]} tokens
 * @returns {boolean | null}
 */
function beginsOwn(tokens) {
  for (const token of tokens) {
    const letter = token.type === "content" ? /\p{L}/u.exec(token.value)?.[0] : undefined;
    if (letter) return /\p{Script=Arabic}/u.test(letter);
    if (!("cases" in token)) continue;
    const ways = new Set(token.cases.map((way) => beginsOwn(way.tokens)));
    if (ways.size > 1) return false;
    const [all = null] = ways;
    if (all !== null) return all;
  }
  return null;
}

/** Ranges of numbers, "6–10", aren't broken after their dash (app/words/spaces.ts). @param {string} text */
function inOneLine(text) {
  return text.replace(/(?<=[\d}])–(?=[\d{])/g, "\u2060–\u2060");
}

/** @param {string} language @returns {"ltr" | "rtl"} */
function directionOf(language) {
  // Not yet among the types.
  const locale = /** @type {Intl.Locale & { getTextInfo(): { direction: "ltr" | "rtl" } }} */ (
    new Intl.Locale(language)
  );
  return locale.getTextInfo().direction;
}

/** Where calls of `plural` and `select` stand that stand in no other. @param {string} code */
function choicesIn(code) {
  /** @type {[from: number, to: number][]} */
  const found = [];
  let depth = 0;
  let from = -1;
  for (const { 0: token, index } of code.matchAll(/"(?:[^"\\]|\\.)*"|\b(?:plural|select)(?=\()|[()]/g)) {
    if (token === "(") depth += 1;
    else if (token === ")") {
      depth -= 1;
      if (depth === 0 && from >= 0) {
        found.push([from, index + 1]);
        from = -1;
      }
    } else if (depth === 0 && !token.startsWith('"')) from = index;
  }
  return found;
}

/** @param {string[]} code */
function asOne(code) {
  return code.length === 1 ? code[0] : `rich(${code.join(", ")})`;
}

/**
 * What a message has to be given: the type of each argument, by name.
 *
 * @param {Part[]} parts
 * @param {string} language
 * @returns {Map<string, string>}
 */
export function argumentsOf(parts, language) {
  /** @type {Map<string, string>} */
  const types = new Map();
  /** @param {Part} part */
  const collect = (part) => {
    if (typeof part !== "string") {
      types.set(part.tag, part.parts ? "(words: ReactNode) => ReactNode" : "ReactNode");
      part.parts?.forEach(collect);
      return;
    }
    parse(part, { ...formsOf(language), strict: true }).forEach(look);
  };
  /** @param {Token} token */
  const look = (token) => {
    if (token.type === "argument" || token.type === "select")
      types.set(token.arg, types.get(token.arg) ?? "string");
    if (token.type === "plural" || token.type === "selectordinal") types.set(token.arg, "number");
    if (token.type === "function") throw new Error(`Hand in {${token.arg}} formatted.`);
    if ("cases" in token) for (const { tokens } of token.cases) tokens.forEach(look);
  };
  parts.forEach(collect);
  return types;
}
