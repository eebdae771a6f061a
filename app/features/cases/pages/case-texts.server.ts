import { caseFields } from "~/content/fields/case-fields";
import { emptyContent, pickContent } from "~/content/fields/content";
import { toTexts } from "~/content/fields/content.server";
import type { CaseDetailsFragment } from "~/shell/operations/operations.generated";

/** A case as its form's controls hold it; null is an empty form. */
export function toTyped(shown: CaseDetailsFragment | null): Record<string, string> {
  return toTexts(caseFields, shown ? pickContent(caseFields, shown) : emptyContent(caseFields));
}
