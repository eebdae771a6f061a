import { expect, test } from "vitest";
import { argumentsOf, split, writeMessage } from "../../scripts/words.mjs";

test("a text is divided at its tags, those inside of others too", () => {
  expect(split("By <date/> read <terms>the <b>new</b> terms</terms>.")).toEqual([
    "By ",
    { tag: "date", parts: null },
    " read ",
    { tag: "terms", parts: ["the ", { tag: "b", parts: ["new"] }, " terms"] },
    ".",
  ]);
});

test("a message's arguments have their types", () => {
  const text =
    "{count, plural, one {# file of {name}} other {# files of {name}}} <link>{kind, select, A {a} other {b}}</link>";
  expect(Object.fromEntries(argumentsOf(split(text), "en"))).toEqual({
    count: "number",
    name: "string",
    link: "(words: ReactNode) => ReactNode",
    kind: "string",
  });
});

test("each language has its own words and plural forms, and English where one has none", () => {
  const code = writeMessage("area.files", "files", [
    ["en", "{count, plural, one {# file} other {# files}}"],
    ["ar", "{count, plural, zero {لا} one {ملف} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}"],
  ]);
  expect(code).toContain('(d: { count: number }): string => globalThis.readerLanguage === "ar" ? (plural(');
  expect(code).toContain("cardinals.ar,");
  // Which digits Arabic has by itself depends on the runtime.
  expect(code).toContain('number("ar-u-nu-latn", d.count, 0)');
  expect(code).toMatch(/cardinals\.en, \{ one: number\("en", d\.count, 0\) \+ " file"/);
});

test("from right to left, what is filled in keeps its own direction, and a percentage its sign", () => {
  const code = writeMessage("area.said", "said", [
    ["en", "{name}: <link>{what}</link> {count, plural, one {#} other {{low}% of {all}}}"],
    [
      "ar",
      "{name}: <link>{what}</link> {count, plural, zero {#} one {#} two {#} few {#} many {#} other {{low}% من {all}}}",
    ],
  ]);
  const [, arabic = "", english = ""] = code.split(/readerLanguage === "ar" \?|\) : rich\(/);
  expect(arabic).toContain('"\u2068" + d.name + "\u2069: "');
  expect(arabic).toContain('d.link("\u2068" + d.what + "\u2069")');
  expect(arabic).toContain('d.low + "% من \u2068" + d.all + "\u2069"');
  expect(english).not.toMatch(/[\u2068\u2069]/);
  expect(english).toContain('apart(d.name) + ": ", d.link(apart(d.what))');
  expect(english).toContain('apart(d.low) + "% of " + apart(d.all)');
  expect(english).not.toContain("apart(d.count)");
});

test.each([
  ["{name}: {what}.", true],
  ["PDF، {size}", true],
  ["{kind, select, a {{what}} other {نص}}", true],
  ["{kind, select, a {Go: {what}} other {نص}}", true],
  ["{name} هنا", false],
  ["{kind, select, a {نص {what}} other {{what} نص}}", false],
  ["React", false],
])("from right to left, %j without a letter of its own first begins with a mark: %s", (text, isMarked) => {
  const code = writeMessage("area.said", "said", [
    ["en", "{name} {what} {kind}"],
    ["ar", text],
  ]);
  expect(/readerLanguage === "ar" \? (?:\()?"\u200f/.test(code)).toBe(isMarked);
});

test("what is chosen of texts is a text, several times in a message, and in each other", () => {
  const code = writeMessage("area.both", "both", [
    [
      "en",
      "{a, plural, one {# (“x)} other {#}}, {b, plural, one {{kind, select, A {a} other {)}}} other {#}}",
    ],
  ]);
  expect(code.match(/(?:plural|select)(?=\()|as string/g)?.join(" ")).toBe(
    "plural as string plural select as string",
  );
  expect(code).toContain(`}) as string) + ", " + (plural(d.b`);
});

test.each([
  ["a plural form that its language doesn't have", "{count, plural, few {#} other {#}}", /few is not valid/],
  ["a tag that a choice divides", "{count, plural, one {<b>one</b>} other {#}}", /area\.broken/],
  ["a number to be formatted", "{count, number}", /formatted/],
  ["a choice without a word for all others", "{kind, select, A {a}}", /other/],
])("refuses %s", (_what, text, problem) => {
  expect(() => writeMessage("area.broken", "broken", [["en", text]])).toThrow(problem);
});

test("refuses a name that isn't one", () => {
  expect(() => writeMessage("area.Not-a-name", "Not-a-name", [["en", "Send"]])).toThrow(/placesTaken/);
});
