import { describe, expect, it } from "vitest";
import { checkContent, parseTexts, readTexts } from "~/domain/fields/content.server";
import type { ContentFields } from "~/domain/fields/field";
import { profileFields } from "~/domain/fields/profile-fields";
import { emailForm } from "~/shell/forms/email-form.server";

describe("an e-mail address as it is copied", () => {
  it.each(["Ann <ann@example.net>", "<ann@example.net>", "mailto:ann@example.net?subject=Hello"])(
    "is taken: %s",
    (email) => {
      expect(parseTexts(emailForm, { email })).toEqual({
        content: { email: "ann@example.net" },
        problems: [],
      });
    },
  );

  it("with a comma for its dot is refused with that cause", () => {
    const { problems } = parseTexts(emailForm, { email: "ann@example,net" });
    expect(problems).toEqual([{ field: "email", message: expect.stringContaining("a comma after the @") }]);
  });

  it.each(["Ann ann@example.net", "Ann <ann@example.net> <bo@example.net>", "a,b"])(
    "that could mean several things is refused: %s",
    (email) => {
      expect(parseTexts(emailForm, { email }).problems).toHaveLength(1);
    },
  );
});

const { website, links } = profileFields;

describe.each([
  ["website", { website }],
  ["links", { links }],
])("%s", (name, fields) => {
  const read = (typed: string) => readTexts<ContentFields>(fields, { [name]: typed }).content;
  const codeOf = (typed: string) => checkContent<ContentFields>(fields, read(typed)).map(({ code }) => code);

  it.each([
    ["https://example.com/a…", "linkCut"],
    ["example.com/a/long/path...", "linkCut"],
    ["http://example.com", "linkHttp"],
    ["https://user:pw@example.com", "linkPassword"],
  ])("names what is wrong with %s", (typed, code) => {
    expect(codeOf(typed)).toEqual([code]);
  });

  it("takes an address with the dot of its sentence", () => {
    expect([read("https://example.com.")[name]].flat()).toEqual(["https://example.com/"]);
    expect(codeOf("https://example.com.")).toEqual([]);
  });
});
