import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findJsonFault } from "~/content/resume/json-fault";
import { parseResume } from "~/content/resume/parse-resume";
import { toBytes } from "./resumes";

const lines = (...all: string[]) => all.join("\r\n");

describe("what is no resume is refused in words", () => {
  it.each<[string, string | Uint8Array, RegExp]>([
    ["nothing but white space", " \n ", /nothing in it/],
    ["a comma too many", lines("{", '  "basics": {', '    "label": "x",', "  }", "}"), /^Line 4 isn’t JSON/],
    ["a comma missing", lines('{ "a": 1', '  "b": 2 }'), /^Line 2 isn’t JSON/],
    ["a quotation mark missing", lines("{", '  "a": "x', "}"), /^Line 2 isn’t JSON/],
    ["half a file", '{\n "basics": {\n  "label": "Ana', /^It ends too early, at line 3/],
    ["a sentence", "Ada Lovelace, analyst", /^Line 1 isn’t JSON/],
    ["a list", "[]", /This is a list\.$/],
    ["a text", '"basics"', /This is text\.$/],
    ["null", "null", /This is empty\.$/],
    ["a number", "12", /This is a number\.$/],
    ["a PDF", "%PDF-1.7 ...", /^That’s a PDF\./],
    ["a Word file", new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0xfe]), /^That’s a Word file or an archive\./],
    ["a web page", "<!doctype html><title>Ada</title>", /^That’s a web page/],
    ["another encoding", new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x7d]), /UTF-8/],
    ["a million brackets", "[".repeat(1_000_000), /^It ends too early, at line 1/],
  ])("%s", (_what, file, words) => {
    expect(parseResume(typeof file === "string" ? toBytes(file) : file)).toEqual({
      problem: expect.stringMatching(words),
    });
  });

  it("a mark at the file’s start is no fault", () => {
    expect(parseResume(toBytes('\ufeff{"basics":{}}'))).toEqual({ resume: { basics: {} } });
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
      }),
      { numRuns: 3_000 },
    );
  });
});
