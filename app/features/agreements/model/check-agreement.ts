import { type AgreementContent, agreementFields } from "~/domain/fields/agreement-fields";
import { checkContent, tidyContent } from "~/domain/fields/content.server";
import { whenMissing } from "~/domain/fields/controls";
import type { ContentField, ContentInput } from "~/domain/fields/field";
import { createProblems } from "~/features/market/model/checks";
import type { Problem } from "~/values/problems";

/** As it is stored: a price for all of the work has no number of days or hours. */
export function tidyAgreement(input: ContentInput<typeof agreementFields>): AgreementContent {
  const content = tidyContent(agreementFields, input);
  return content.unit === "PROJECT" ? { ...content, atMost: null } : content;
}

/** What holds for a draft, too. */
export function checkAgreement(content: AgreementContent): Problem[] {
  return checkContent(agreementFields, content);
}

/** The further requirements for an offer. */
export function problemsForOffer(content: AgreementContent): Problem[] {
  const check = createProblems();
  for (const [name, field] of Object.entries<ContentField>(agreementFields))
    if (field.asked && content[name as keyof AgreementContent] === null) check.add(name, whenMissing(field));
  if (content.unit !== "PROJECT" && content.atMost === null) check.add("atMost", { code: "capMissing" });
  const { startOn, endOn } = content;
  if (startOn !== null && endOn !== null && endOn < startOn) check.add("endOn", { code: "endBeforeStart" });
  return check.problems;
}
