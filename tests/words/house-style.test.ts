import { expect, it } from "vitest";
import { readTexts } from "./read-texts";

const texts = readTexts();

it("the apostrophe is ’ in every text", () => {
  expect(texts.filter(({ text }) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});

/** Begins with a capital, ends as a sentence does, and has three words or more. */
const isSentence = (text: string) =>
  /^[“\p{Lu}].*[.?!]$/su.test(text) && (text.match(/[\p{L}’]{2,}/gu) ?? []).length >= 3;

it("no sentence stands in two places", () => {
  const homes = new Map<string, string[]>();
  for (const { at, text } of texts) if (isSentence(text)) homes.set(text, [...(homes.get(text) ?? []), at]);
  expect([...homes].filter(([, places]) => places.length > 1)).toEqual([]);
});
