import type { Milestone } from "~/domain/milestone";
import { limits } from "~/values/limits";
import type { Fault } from "~/values/problems";
import { toOneLine, toProse } from "~/values/text";
import type { milestoneRows } from "./controls";
import type { Texts } from "./kind";
import { tooLong } from "./messages";
import { readAmount } from "./read-number";

type Control = keyof Omit<Milestone, "id">;

/** A milestone as typed, tidied but not checked; and what of its amount can’t be read. */
export function readMilestone(
  texts: Texts,
  row: ReturnType<typeof milestoneRows>[number],
  currency: string,
): { milestone: Milestone; unread: Fault | null } {
  const amount = readAmount(texts[row.amount] ?? "", "amount", currency);
  return {
    milestone: {
      id: texts[row.id] ?? "",
      title: toOneLine(texts[row.title]) ?? "",
      doneWhen: toProse(texts[row.doneWhen]),
      dueOn: texts[row.dueOn]?.trim() || null,
      amount: "value" in amount ? amount.value : null,
    },
    unread: "problem" in amount ? amount.problem : null,
  };
}

/** What is wrong with a milestone, and where. */
export function faultOfMilestone(
  { title, doneWhen, dueOn, amount }: Milestone,
  dayFault: (day: string) => Fault | null,
): [Control, Fault] | null {
  const isEmpty = doneWhen === null && dueOn === null && amount === null;
  if (title === "" && !isEmpty) return ["title", { code: "missing", what: "milestoneTitle" }];
  if (title.length > limits.milestoneTitle)
    return ["title", tooLong("milestoneTitle", limits.milestoneTitle)];
  if (doneWhen !== null && doneWhen.length > limits.doneWhen)
    return ["doneWhen", tooLong("doneWhen", limits.doneWhen)];
  const wrongDay = dueOn === null ? null : dayFault(dueOn);
  return wrongDay && ["dueOn", wrongDay];
}
