import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { agreementFields } from "~/domain/fields/agreement-fields";
import { parseTexts } from "~/domain/fields/content.server";
import { milestoneRows, namesOf } from "~/domain/fields/controls";
import { MilestoneFields } from "~/features/agreements/pages/milestone-fields";
import type { Field } from "~/ui/field-parts";
import { limits } from "~/values/limits";

const most = limits.milestones;

/** The rows of a form, with these ids and titles. */
function rowsOf(ids: readonly string[], fixed = { accepted: ["one"], delivered: ["two"] }) {
  const rows = milestoneRows("milestones", agreementFields.milestones);
  const typed = ids.flatMap((id, at) => [
    [rows[at]?.id, id],
    [rows[at]?.title, `The ${id}`],
  ]);
  const initial = Object.fromEntries(typed);
  const fields = namesOf(agreementFields).map((name): [string, Field] => [
    name,
    { id: name, name, formId: "f", errorId: "e", descriptionId: "d", initialValue: initial[name] ?? "" },
  ]);
  const html = renderToStaticMarkup(<MilestoneFields fields={Object.fromEntries(fields)} fixed={fixed} />);
  return html.split("<fieldset").slice(2);
}

it("each row that no version may change says so, and why, before it is changed", () => {
  const [first, second, third] = rowsOf(["one", "two", "three"]);
  expect(first).toContain("Accepted: a version that changes or drops it can’t be offered.");
  expect(second).toContain("Delivered, and not answered yet");
  expect(third).not.toContain("can’t be offered");
});

it("the last row says that there is room for no more", () => {
  const ids = Array.from({ length: most }, (_, at) => `n${at}`);
  for (const typed of [["one"], ids])
    expect(rowsOf(typed).at(-1)).toContain(`There is room for ${most} milestones, and no more.`);
});

it("one more than there is room for is refused, not dropped", () => {
  const rows = milestoneRows("milestones", { most: most + 1 });
  const texts = Object.fromEntries(rows.map(({ title }, at) => [title, `Part ${at}`]));
  const { problems } = parseTexts(agreementFields, texts);
  expect(problems).toMatchObject([{ field: "milestonesA", message: expect.stringContaining(`${most}`) }]);
});
