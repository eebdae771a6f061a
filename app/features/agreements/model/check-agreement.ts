import { type AgreementContent, agreementFields } from "~/domain/fields/agreement-fields";
import { checkContent, tidyContent } from "~/domain/fields/content.server";
import { milestoneRows, whenMissing } from "~/domain/fields/controls";
import type { ContentField, ContentInput } from "~/domain/fields/field";
import type { Milestone } from "~/domain/milestone";
import { createProblems } from "~/features/market/model/checks";
import { canonicalJson } from "~/values/canonical-json";
import { limits } from "~/values/limits";
import type { Fault, Problem } from "~/values/problems";
import type { Agreement } from "./agreement";

/** As it is stored: a price for all of the work has no number of days or hours. */
export function tidyAgreement(input: ContentInput<typeof agreementFields>): AgreementContent {
  const content = tidyContent(agreementFields, input);
  return content.unit === "PROJECT" ? { ...content, atMost: null } : content;
}

/** What holds for a draft, too. */
export function checkAgreement(content: AgreementContent): Problem[] {
  const check = createProblems();
  check.problems.push(...checkContent(agreementFields, content));
  // Their currency is that of the price.
  if (content.price === null && content.milestones.some(({ amount }) => amount !== null))
    check.add("price", { code: "missing", what: "price" });
  return check.problems;
}

/** The further requirements for an offer. */
export function problemsForOffer(content: AgreementContent): Problem[] {
  const check = createProblems();
  for (const [name, field] of Object.entries<ContentField>(agreementFields))
    if (field.asked && content[name as keyof AgreementContent] === null) check.add(name, whenMissing(field));
  if (content.unit !== "PROJECT" && content.atMost === null) check.add("atMost", { code: "capMissing" });
  // What time comes to is an amount like any other.
  if (content.unit !== "PROJECT" && (content.price?.amount ?? 0) * (content.atMost ?? 0) > limits.minorUnits)
    check.add("atMost", { code: "tooMuchMoney" });
  const { startOn, endOn } = content;
  if (startOn !== null && endOn !== null && endOn < startOn) check.add("endOn", { code: "endBeforeStart" });
  const problem = problemOfMilestones(content);
  if (problem) check.problems.push(problem);
  return check.problems;
}

const rows = milestoneRows("milestones", agreementFields.milestones);

/** It names the control of the milestone that it is about: of thirty, its author finds the one. */
function problemOfMilestones({ milestones, startOn, endOn, price, unit }: AgreementContent): Problem | null {
  const first = (control: "doneWhen" | "dueOn" | "amount", isWrong: (one: Milestone) => boolean) => {
    const at = milestones.findIndex(isWrong);
    const { title } = milestones[at] ?? {};
    return title === undefined ? null : { field: rows[at]?.[control] ?? "milestones", title };
  };
  const unsaid = first("doneWhen", ({ doneWhen }) => doneWhen === null);
  if (unsaid) return { code: "doneWhenMissing", ...unsaid };
  const outside = first(
    "dueOn",
    ({ dueOn }) =>
      dueOn !== null && ((startOn !== null && dueOn < startOn) || (endOn !== null && dueOn > endOn)),
  );
  if (outside) return { code: "dueOutside", ...outside };
  const amounts = milestones.flatMap(({ amount }) => amount ?? []);
  if (unit !== "PROJECT" || amounts.length === 0) return null;
  const unpriced = first("amount", ({ amount }) => amount === null);
  if (unpriced) return { code: "milestoneUnpriced", ...unpriced };
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return price && total !== price.amount ? { field: "milestones", code: "milestonesOffPrice" } : null;
}

/**
 * The first milestone that another version would change or drop though it was accepted, or is
 * delivered and waits for an answer; null for none.
 */
export function faultOfChange(
  { milestones, price }: AgreementContent,
  inForce: AgreementContent,
  { accepted = [], delivered = [] }: Pick<Agreement, "accepted" | "delivered">,
): Fault | null {
  const changed = inForce.milestones.find(
    (milestone) =>
      [...accepted, ...delivered].includes(milestone.id) &&
      !(
        milestones.some((one) => canonicalJson(one) === canonicalJson(milestone)) &&
        (milestone.amount === null || price?.currency === inForce.price?.currency)
      ),
  );
  if (!changed) return null;
  const code = accepted.includes(changed.id) ? "acceptedChanged" : "deliveredChanged";
  return { code, title: changed.title };
}
