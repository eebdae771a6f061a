import { describe, expect, it } from "vitest";
import { allFields } from "~/domain/fields/all-fields";
import { checkContent, readTexts, tidyContent } from "~/domain/fields/content.server";
import type { ContentFields } from "~/domain/fields/field";

/** As copied from Word, PowerPoint and a PDF, and by a program with its own marks. */
const pasted = "\ufeffOne\u000btwo\u000cthree ac\u0002cess\u001e\u0000\u007f\u0085four\ud800";
const oneLine = "One two three access four";
const lines = ["One", "two", "three access", "four"];

describe.each(Object.entries(allFields))("every text of a %s", (_name, every) => {
  const fields: ContentFields = every;

  it("loses what its writer can’t see, given to the API", () => {
    for (const [name, field] of Object.entries(fields)) {
      if (!["line", "prose", "list", "names"].includes(field.kind)) continue;
      const isList = Array.isArray(field.initial);
      const one = field.kind === "prose" ? lines.join("\n") : oneLine;
      const tidy = tidyContent(fields, { [name]: isList ? [pasted] : pasted });
      expect([name, tidy[name]]).toEqual([name, isList ? [one] : one]);
      // A date is shorter than the text.
      if (field.kind === "line" && field.most < oneLine.length) continue;
      expect(checkContent(fields, tidy).map((problem) => problem.field)).not.toContain(name);
    }
  });

  it("and typed into a form, where a list has an entry a line", () => {
    for (const [name, field] of Object.entries(fields)) {
      const expected = {
        line: oneLine,
        prose: lines.join("\n"),
        list: field.kind === "list" && field.between === "\n" ? lines : [oneLine],
      };
      if (!Object.hasOwn(expected, field.kind)) continue;
      const { content } = readTexts(fields, { [field.control ?? name]: pasted });
      expect([name, content[name]]).toEqual([name, expected[field.kind as keyof typeof expected]]);
    }
  });
});
