import { isSameContent } from "~/domain/fields/content";
import { readTexts } from "~/domain/fields/content.server";
import { controlsOfField } from "~/domain/fields/controls";
import type { ContentFields } from "~/domain/fields/field";
import type { Texts } from "~/domain/fields/kind";
import { shownText } from "~/domain/fields/shown-text.server";
import type { Milestone } from "~/domain/milestone";
import type { Difference } from "./differences";
import { milestoneDifferences } from "./milestone-differences";

/**
 * The fields in which the typed version differs from the saved one. Input that can't be parsed is
 * shown as it was typed.
 */
export function differences(fields: ContentFields, stands: Texts, typed: Texts): Difference[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const own = { [name]: field };
    const [now, then] = [readTexts(own, stands), readTexts(own, typed)];
    if (then.problems.length === 0 && isSameContent(own, now.content, then.content)) return [];
    if (field.kind === "milestones" && then.problems.length === 0) {
      const of = (milestones: unknown, { currency }: Texts) => ({
        ...{ milestones: milestones as Milestone[], currency },
      });
      const rows = milestoneDifferences(name, of(now.content[name], stands), of(then.content[name], typed));
      // Else they have another order, or the saved ones alone have ids by now.
      if (rows.length > 0) return rows;
      if (shownText(field, now.content[name]) === shownText(field, then.content[name])) return [];
    }
    const raw = controlsOfField(name, field).flatMap((control) => typed[control.name]?.trim() || []);
    return {
      name,
      label: field.label(),
      stands: shownText(field, now.content[name]),
      typed: then.problems.length > 0 ? raw.join(" ") : shownText(field, then.content[name]),
    };
  });
}
