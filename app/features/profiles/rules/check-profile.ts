import type { AccountKind } from "~/content/account";
import { checkContent, tidyContent } from "~/content/fields/content.server";
import { whenMissing } from "~/content/fields/controls";
import type { ContentInput } from "~/content/fields/field";
import { fieldsOf } from "~/content/fields/fields-of";
import { type ProfileContent, profileFields } from "~/content/fields/profile-fields";
import { createProblems } from "~/features/market/rules/checks";
import { isAhead, notAhead } from "~/platform/values/days";
import type { FieldProblem } from "~/platform/values/refusals";

/** Content as it is stored: NFC, trimmed, and without the fields of other kinds of account. */
export function tidyProfile(content: ContentInput<typeof profileFields>, kind: AccountKind): ProfileContent {
  const own = Object.keys(fieldsOf(profileFields, kind)) as (keyof ProfileContent)[];
  const tidy = tidyContent(profileFields, Object.fromEntries(own.map((name) => [name, content[name]])));
  return { ...tidy, availableFrom: tidy.availability === "FROM" ? tidy.availableFrom : null };
}

/** The rules of domain.md: those of each field, and those between them. No name may be taken for that of `brand`. */
export function checkProfile(
  content: ProfileContent,
  kind: AccountKind,
  now: Date,
  brand = "",
): FieldProblem[] {
  const check = createProblems();
  for (const { field, message } of checkContent(profileFields, content, brand)) check.add(field, message);
  if (content.availability === "FROM" && content.availableFrom === null)
    check.add("availableFrom", "Say from which day you are available.");
  else if (content.availableFrom !== null && !isAhead(content.availableFrom, now))
    check.add("availableFrom", notAhead);
  if (kind === "HIRER" && content.organisation === null)
    check.add("organisation", whenMissing(profileFields.organisation));
  return check.problems;
}
