import { describe, expect, it } from "vitest";
import { excerptOf } from "~/features/notifications/mails/excerpt";

describe("the beginning of a text in a mail", () => {
  it.each([
    ["short text as it is", "Two slow shops.", "Two slow shops."],
    ["nothing unseen", "\u200b\ufeffTwo\u00ad slow\u202e shops.\u200b", "Two slow shops."],
    ["one empty line, however many there are", "Dear all,\n \n\n\n\nTwo shops.", "Dear all,\n\nTwo shops."],
  ])("has %s", (_what, text, shown) => {
    expect(excerptOf(text)).toBe(shown);
  });

  it.each([
    ["English", "word ".repeat(4_000), /^(?:word )+word…$/],
    ["Arabic", "كلمة ".repeat(4_000), /^(?:كلمة )+كلمة…$/],
    ["Thai, which has no spaces", "ประเทศไทย".repeat(2_000), /^(?:ประเทศไทย)*(?:ประเทศ)?…$/],
    ["one endless word", "w".repeat(20_000), /^w{280}…$/],
    ["people of several signs", "👩‍👩‍👧‍👦".repeat(2_000), /^(?:👩‍👩‍👧‍👦)+…$/u],
    ["letters with their marks", "e\u0301\u0323".repeat(7_000), /^(?:e\u0301\u0323)+…$/],
    ["lines", "Line\n".repeat(4_000), /^(?:Line\n)+Line…$/],
    [
      "what is seen behind what isn’t",
      `${"\u200b".repeat(19_000)}${"word ".repeat(200)}`,
      /^(?:word )+word…$/,
    ],
  ])("of %s ends where a word ends, and is no longer than 281", (_what, text, shown) => {
    const excerpt = excerptOf(text);
    expect(excerpt).toMatch(shown);
    expect(excerpt.length).toBeLessThanOrEqual(281);
    expect(excerpt.length).toBeGreaterThan(240);
  });

  it("is as long as its caller wants", () => {
    expect(excerptOf("word ".repeat(40), 20)).toBe("word word word word…");
  });
});
