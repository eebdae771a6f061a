import { expect, it } from "vitest";
import { readTexts } from "./read-texts";

const texts = readTexts();

it("the apostrophe is ’ in every text", () => {
  expect(texts.filter(({ text }) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});

/** Begins with a capital, ends as a sentence does, and has three words or more. */
const isSentence = (text: string) =>
  /^[“\p{Lu}].*[.?!]$/su.test(text) && (text.match(/[\p{L}’]{2,}/gu) ?? []).length >= 3;

/** Of the catalogue a sentence may stand in two: its translations may differ. */
it("no sentence stands in two places", () => {
  const homes = new Map<string, string[]>();
  for (const { at, text } of texts)
    if (isSentence(text) && !at.startsWith("app/words/")) homes.set(text, [...(homes.get(text) ?? []), at]);
  expect([...homes].filter(([, places]) => places.length > 1)).toEqual([]);
});

/** What the glossary calls otherwise, and what it is called. */
const terms: [never: RegExp, say: string][] = [
  [/\blog(?:s|ged|ging)?[ -](?:\w+ )?(?:in|out)\b/i, "sign in, sign out"],
  [/\bOops\b/i, "what happened, and what to do next"],
  [/\bcan ?not\b/i, "can’t"],
  [/\bGo on writing\b/, "Continue editing"],
  [/\b(?:this|by|its|of the|one) states?\b|^States?$/, "status"],
  [/\bDeciding\b|\bis deciding\b/, "In review"],
  [/\bto decide by\b|\bdecide-by\b/i, "reply date"],
  [/\bapplicants?\b|\bwho applied\b|\bapplications?\b/i, "who sent a proposal"],
  [/\bwhoever\b/i, "everyone who, anyone who"],
  [/\bby when\b/i, "a date, or until when"],
  [/\bhas got\b/i, "has"],
  [/\bin line\b|\bqueue\b/i, "on the waiting list"],
  [/(?<!e-)\bmail(?:s|ed)?\b/i, "e-mail"],
  [/\beverybody\b/i, "everyone"],
  [/\banswers? by\b|\bhave an answer\b/i, "reply"],
  [/\b(?:boutiques?|clients?)\b/i, "agency, hirer"],
  [/\bHybrid\b/, "Partly on site"],
  [/\bsought\b/i, "looking for"],
  [/\btakes? (?:it|that|them) back\b|\btaken back\b|\btook .{1,20} back\b/i, "undo, withdraw"],
];
/** Whose readers are people who use the product, not people who run it. */
const isInterface = ({ at, text }: { at: string; text: string }) =>
  /^app\/(words|domain|values|features\/[^/]+\/(?!auth)[^/]+|routes|ui|shell)\//.test(at) &&
  /\p{L} |^\p{Lu}\p{Ll}+$/u.test(text);

it.each(terms)("nobody reads %s, where it is called “%s”", (never) => {
  expect(texts.filter((one) => isInterface(one) && never.test(one.text))).toEqual([]);
});

/** Of a page that isn’t there: a browser’s own word. */
const addressOfPage = "Check the address.";

it("in the members’ area nobody reads “address” alone, where it is called “e-mail” or “link”", () => {
  const isHeld = ({ at, text }: { at: string; text: string }) =>
    (/^app\/features\/(?!legal|sign-|local)[^/]+\/(pages|shared|flows)\//.test(at) ||
      /^app\/words\/en\.json:(?!legal|sign|mails|accountsChange|accountsMails|conversationsMails|labels|problems|refusals|content|shell\.|site\.)/.test(
        at,
      )) &&
    /\p{L} /u.test(text) &&
    text !== addressOfPage;
  expect(texts.filter((one) => isHeld(one) && /(?<!e-mail )\baddress(?:es)?\b/i.test(one.text))).toEqual([]);
});
