import { labelOfChange, valueOfChange } from "~/domain/brief-edit-texts.server";
import type { Brief, FieldChange } from "~/features/briefs/model/brief";

/** What was changed in a published brief, the newest first, in words of the reader's language. */
export function showEdits({ edits = [] }: Pick<Brief, "edits">) {
  return edits.toReversed().map(({ at, changes }) => ({ at, changes: changes.map(showChange) }));
}

/** A field before and after. */
export function showChange({ field, from, to }: FieldChange) {
  return {
    field,
    label: labelOfChange(field),
    from: valueOfChange(field, from),
    to: valueOfChange(field, to),
  };
}
