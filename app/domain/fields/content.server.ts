import { seemsOurs } from "~/domain/names-of-ours";
import { sayProblem } from "~/domain/problem-texts";
import type { Problem } from "~/values/problems";
import type { FieldProblem } from "~/values/refusals";
import { mapFields } from "./content";
import { controlName, controlOf } from "./controls";
import type { ContentFields, ContentInput, ContentOf } from "./field";
import type { Texts } from "./kind";
import { kindOf } from "./kinds.server";

/** Content as it is stored. An absent field gets its empty value. */
export function tidyContent<Fields extends ContentFields>(
  fields: Fields,
  input: ContentInput<Fields>,
): ContentOf<Fields> {
  return mapFields(
    fields,
    (name, field) => kindOf(field).tidy(input[name] ?? field.initial) ?? field.initial,
  );
}

/** Fields that name a member to others. */
const names = new Set(["displayName", "organisation", "contactName"]);

/**
 * The checks that even a draft must pass: nothing too long, too many or impossible, and no name
 * like ours (`brand`).
 */
export function checkContent<Fields extends ContentFields>(
  fields: Fields,
  content: ContentOf<Fields>,
  brand = "",
): Problem[] {
  const isOurs = (name: string) => names.has(name) && seemsOurs(String(content[name] ?? ""), brand);
  return Object.entries(fields).flatMap(([name, field]): Problem[] => {
    const fault = kindOf(field).problem(content[name] ?? null, field);
    if (fault) return [{ field: name, ...fault }];
    return isOurs(name) ? [{ field: name, code: "mistakenForUs" }] : [];
  });
}

/** The content as texts of a form's controls. */
export function toTexts<Fields extends ContentFields>(
  fields: Fields,
  content: ContentOf<Fields>,
): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(fields).map(([name, field]) =>
      kindOf(field).toTexts(content[name] ?? null, controlName(name, field), field, content),
    ),
  );
}

/**
 * The typed content, and by control what can't be parsed, in sentences. A control that the form
 * lacks counts as empty.
 */
export function readTexts<Fields extends ContentFields>(
  fields: Fields,
  texts: Texts,
): { content: ContentOf<Fields>; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const content = mapFields(fields, (name, field) => {
    const read = kindOf(field).read(texts, controlName(name, field), field);
    if ("value" in read) return read.value ?? field.initial;
    for (const [control, fault] of Object.entries(read.problems))
      problems.push(sayProblem({ field: control, ...fault }));
    return field.initial;
  });
  return { content, problems };
}

/** The typed content, and by control all that has to change. */
export function parseTexts<Fields extends ContentFields>(
  fields: Fields,
  texts: Texts,
  brand = "",
): { content: ContentOf<Fields>; problems: FieldProblem[] } {
  const { content, problems } = readTexts(fields, texts);
  const unread = new Set(problems.map(({ field }) => field));
  const broken = checkContent(fields, content, brand)
    .map((problem) => sayProblem({ ...problem, field: controlOf(fields, problem.field) }))
    .filter(({ field }) => !unread.has(field));
  return { content, problems: [...problems, ...broken] };
}
