import type { ContentField, ContentFields, ContentOf } from "~/content/fields/field";
import type { ProposalAnswer } from "~/content/proposal";
import type { ReportedText } from "./report";

/** What somebody wrote into the fields of their content, field by field; choices and numbers are left out. */
export function reportedTexts<Fields extends ContentFields>(
  fields: Fields,
  content: ContentOf<Fields>,
  by: string,
): ReportedText[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const text = textOf(field, content[name]);
    return text ? [{ label: field.label, text, by }] : [];
  });
}

function textOf({ kind }: ContentField, value: unknown): string | null {
  switch (kind) {
    case "line":
    case "prose":
    case "link":
      return value as string | null;
    case "list":
    case "links":
      return (value as string[]).join("\n");
    case "answers":
      return (value as ProposalAnswer[]).flatMap(({ evidence }) => evidence ?? []).join("\n");
    default:
      return null;
  }
}
