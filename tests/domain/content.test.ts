import { describe, expect, it } from "vitest";
import { wholeContent } from "#tests/support/content";
import { allFields } from "~/domain/fields/all-fields";
import { changedFields, copyContent, emptyContent, mapFields, pickContent } from "~/domain/fields/content";
import { checkContent, readTexts, tidyContent, toTexts } from "~/domain/fields/content.server";
import { controlsOf, namesOf } from "~/domain/fields/controls";
import type { ContentFields } from "~/domain/fields/field";

describe.each(Object.entries(allFields) as [string, ContentFields][])(
  "the content of a %s",
  (_what, fields) => {
    const whole = wholeContent(fields);
    const names = Object.keys(fields);

    it("keeps to its own rules, whole and empty", () => {
      expect(checkContent(fields, whole)).toEqual([]);
      expect(tidyContent(fields, whole)).toEqual(whole);
      expect(tidyContent(fields, {})).toEqual(emptyContent(fields));
    });

    it("comes back from its form as it went in, field by field", () => {
      const { content, problems } = readTexts(fields, { ...toTexts(fields, whole), askedA: "Has a van" });
      expect(problems).toEqual([]);
      expect(content).toEqual(whole);
      expect(readTexts(fields, toTexts(fields, emptyContent(fields))).content).toEqual(emptyContent(fields));
    });

    it("has controls for each field, and each of one name", () => {
      expect(new Set(namesOf(fields)).size).toBe(namesOf(fields).length);
      expect(controlsOf(fields).length).toBeGreaterThanOrEqual(names.length);
      // A form’s fields are told apart by letters alone.
      expect(namesOf(fields).filter((name) => !/^[A-Za-z]+$/.test(name))).toEqual([]);
    });

    it.each(names)("differs where %s does, and is picked and copied with it", (name) => {
      const other = mapFields(fields, (one, { initial }) => (one === name ? whole[one] : initial));
      expect(changedFields(fields, emptyContent(fields), other)).toEqual([name]);
      expect(pickContent(fields, { ...other, hirerUid: "hal" } as typeof other)).toEqual(other);
      const copied = fields[name]?.copied === false ? emptyContent(fields) : other;
      expect(copyContent(fields, other)).toEqual(copied);
    });
  },
);
