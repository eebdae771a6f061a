import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectLinear } from "#tests/support/growth";
import { toBytes } from "#tests/support/resumes";
import { findJsonFault } from "~/domain/resume/json-fault";
import { sayJsonFault } from "~/domain/resume/json-fault-texts";
import { parseResume } from "~/domain/resume/parse-resume";
import { limits } from "~/values/limits";

const lines = (...all: string[]) => all.join("\r\n");

describe("what is no resume is refused in words", () => {
  it.each<[string, string | Uint8Array, RegExp]>([
    ["nothing but white space", " \n ", /nothing in it/],
    ["half a file", '{\n "basics": {\n  "label": "Ana', /^A quotation mark is missing: .* line 3/],
    ["a sentence", "Ada Lovelace, analyst", /begins with “\{”. This begins with “Ada”\.$/],
    ["a list", "[]", /This is a list\.$/],
    ["a text", '"basics"', /This is text\.$/],
    ["null", "null", /This is empty\.$/],
    ["a number", "12", /This is a number\.$/],
    ["a PDF", "%PDF-1.7 ...", /^That’s a PDF\./],
    ["a Word file", new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0xfe]), /^That’s a Word file or an archive\./],
    ["a web page", "<!doctype html><title>Ada</title>", /^That’s a web page/],
    ["another encoding", new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x7d]), /UTF-8/],
    ["a million brackets", "[".repeat(1_000_000), /^It ends too early, at line 1: the “\[” of line 1/],
  ])("%s", (_what, file, words) => {
    expect(parseResume(typeof file === "string" ? toBytes(file) : file)).toEqual({
      problem: expect.stringMatching(words),
    });
  });

  it.each<[string, string | Uint8Array]>([
    ["a mark at the file’s start", '\ufeff{"basics":{}}'],
    ["two of them", '\ufeff\ufeff{"basics":{}}'],
    ["spaces of a web page between its parts", '{\u00a0"basics":\u200b{}\u202f}\u2028'],
    ["UTF-16, as Windows saves it", new Uint8Array([0xff, 0xfe, ...Buffer.from('{"basics":{}}', "utf16le")])],
  ])("%s is no fault", (_what, file) => {
    expect(parseResume(typeof file === "string" ? toBytes(file) : file)).toEqual({ resume: { basics: {} } });
  });

  it("such a space within a text stays there", () => {
    const text = 'a\u00a0b \\" c';
    expect(parseResume(toBytes(`{"a":"${text}"}`))).toEqual({ resume: { a: 'a\u00a0b " c' } });
  });
});

describe("a slip in a resume is named, with its line", () => {
  it.each<[string, string, RegExp]>([
    [
      "a comma too many",
      lines("{", '  "basics": {', '    "name": "Ada",', "  }", "}"),
      /comma too many on line 3\.$/,
    ],
    ["one in a list", lines("[", "  1,", "]"), /comma too many on line 2\.$/],
    ["one at a line’s beginning", lines("{", '  "a": [1', "  , ]", "}"), /comma too many on line 3\.$/],
    ["two commas", lines("{", '  "a": 1,,', '  "b": 2', "}"), /comma too many on line 2\.$/],
    ["a comma before the first", lines("{", "  ,", '  "b": 2', "}"), /comma too many on line 2\.$/],
    ["a comma missing", lines('{ "a": 1', '  "b": 2 }'), /^A comma is missing at the end of line 1,/],
    ["one missing in a list", lines("[", "  {}", "  {}", "]"), /^A comma is missing at the end of line 2,/],
    ["a quotation mark missing", lines("{", '  "a": "x', "}"), /^A quotation mark is missing: .* line 2 /],
    ["one missing on the last line", lines("{", '  "a": "x'), /^A quotation mark is missing: .* line 2 /],
    [
      "one within a text",
      lines("{", '  "a": "the "best" one"', "}"),
      /^On line 2 a quotation mark stands within/,
    ],
    ["single quotation marks", lines("{", "  'a': 1", "}"), /^Line 2 has single quotation marks/],
    ["single ones around a text", lines("{", '  "a":', "  'x'", "}"), /^Line 3 has single quotation marks/],
    ["backticks", lines("{", '  "a": `x`', "}"), /^Line 2 has single quotation marks/],
    ["curly quotation marks", lines("{", "  “a”: 1", "}"), /^Line 2 has curly quotation marks/],
    ["German ones", lines("{", '  "a": „x“', "}"), /^Line 2 has curly quotation marks/],
    ["curly ones all over", "{“a”: “x”}", /^Line 1 has curly quotation marks/],
    ["a comment", lines("{", "  // mine", '  "a": 1', "}"), /^Line 2 has a comment/],
    [
      "a comment behind a comma",
      lines("{", '  "a": 1, /* mine */', '  "b": 1', "}"),
      /^Line 2 has a comment/,
    ],
    ["a comment at the start", lines("# mine", "{}"), /^Line 1 has a comment/],
    ["a comment behind all", lines("{}", "// mine"), /^Line 2 has a comment/],
    ["a fence of a chat", lines("```json", "{}", "```"), /^Line 1 has three backticks/],
    ["a name without quotation marks", lines("{", "  basics: {}", "}"), /^On line 2 a name .* “basics” does/],
    ["a second one", lines("{", '  "a": 1,', "  b: 2", "}"), /^On line 3 a name .* “b” does/],
    ["a text without them", lines("{", '  "a": Ada', "}"), /^“Ada” on line 2 is nothing that JSON knows/],
    ["NaN", lines("{", '  "a": NaN', "}"), /^“NaN” on line 2 is nothing that JSON knows/],
    ["undefined", lines("[", "undefined", "]"), /^“undefined” on line 2/],
    ["Python’s True", lines("{", '  "a": True', "}"), /^“True” on line 2/],
    ["Infinity below zero", lines("{", '  "a": -Infinity', "}"), /^“-Infinity” on line 2 is no number/],
    ["a zero before a number", lines("{", '  "a": 01', "}"), /^“01” on line 2 is no number/],
    [
      "a day without quotation marks",
      lines("{", '  "a": 2024-05-01', "}"),
      /^“2024-05-01” on line 2 is no number/,
    ],
    ["a plus before a number", lines("{", '  "a": +49', "}"), /^“\+49” on line 2 is no number/],
    ["a colon missing", lines("{", '  "a" 1', "}"), /^A colon is missing behind the name on line 2/],
    ["an equals sign", lines("{", '  "a" = 1', "}"), /^A colon is missing behind the name on line 2/],
    ["no value", lines("{", '  "a": ,', '  "b": 1', "}"), /^On line 2 nothing stands behind the colon/],
    ["no last value", lines("{", '  "a":', "}"), /^On line 2 nothing stands behind the colon/],
    [
      "a bracket never closed",
      lines("{", '  "a": [', "    1", "  "),
      /^It ends too early, at line 3: the “\[” of line 2/,
    ],
    [
      "a brace never closed",
      lines("{", '  "a": {', '    "b": 1', "}"),
      /^It ends too early, at line 4: the “\{” of line 1/,
    ],
    [
      "the other bracket",
      lines("{", '  "a": [', "    1", "  }", "}"),
      /^The “\}” on line 4 doesn’t fit the “\[” of line 2/,
    ],
    ["a bracket too many", lines("{", "}", "}"), /^There’s a “\}” too many on line 3/],
    ["two resumes", lines("{}", "{}"), /^The resume ends on line 1, and more follows on line 2/],
    ["the end of a script", "{};", /^The resume ends on line 1, and more follows/],
    ["the beginning of a script", "export default {}", /begins with “\{”. This begins with “export”/],
    ["a Windows path", lines("{", String.raw`  "a": "C:\Users"`, "}"), /^On line 2 a backslash stands alone/],
    ["a tab in a text", '{\n  "a": "x\ty"\n}', /^On line 2 a tab /],
    ["a control character in a text", '{\n  "a": "x\u000by"\n}', /^On line 2 a tab or another character/],
    [
      "a control character between",
      '{\n\u0002  "a": 1\n}',
      /^Line 2 has a space or a character that can’t be seen/,
    ],
  ])("%s", (_what, file, words) => {
    expect(parseResume(toBytes(file))).toEqual({ problem: expect.stringMatching(words) });
  });
});

describe("the place of a fault", () => {
  const broken = fc
    .tuple(
      fc.json(),
      fc.nat(),
      fc.nat(3),
      fc.constantFrom("", ",", '"', "}", "]", "\\", "\n", "x", "1", ":", "."),
    )
    .map(([json, at, gone, put]) => {
      const from = at % (json.length + 1);
      return json.slice(0, from) + put + json.slice(from + gone);
    });
  it("is found in exactly what the engine refuses", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), broken), (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(findJsonFault(text) === null).toBe(isJson);
        if (!isJson) expect(sayJsonFault(text)).not.toMatch(/^Line 1 isn’t JSON/);
      }),
      { numRuns: 3_000 },
    );
  });
});

it("a text that nothing ends takes no longer than its length", async () => {
  const open = (length: number) => `"${'\\"'.repeat(length / 2)}`;
  await expectLinear((text) => parseResume(toBytes(text)), open, {
    longest: limits.resumeBytes,
    most: 1_000,
  });
});
