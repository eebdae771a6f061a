import * as words from "~/words/briefs.generated";
import { factLookingFor } from "~/words/briefsOpen.generated";
import { type BriefContent, briefFields } from "./fields/brief-fields";
import type { ContentField, ValueOf } from "./fields/field";
import { shownText } from "./fields/shown-text.server";
import { skillNames } from "./vocabulary/skills.server";

type FieldName = keyof BriefContent;

/** Where a field's label asks its hirer. */
const labels: Partial<Record<FieldName, () => string>> = {
  problem: words.problem,
  desiredOutcome: words.success,
  seats: factLookingFor,
};

/** The name of a changed field, for readers of its brief. */
export function labelOfChange(field: FieldName): string {
  return (labels[field] ?? briefFields[field].label)();
}

/** A value of a changed field as it is stored with the change; empty for none. */
export function valueOfChange(name: FieldName, value: unknown): string {
  const field: ContentField = briefFields[name];
  const named = name === "skills" ? skillNames(value as string[]) : value;
  return shownText(field, named as ValueOf<ContentField>);
}
