import { agreementFields } from "~/domain/fields/agreement-fields";
import { milestoneRows } from "~/domain/fields/controls";
import { EntryRows } from "~/ui/entry-rows";
import { wide } from "~/ui/field.css";
import type { Field } from "~/ui/field-parts";
import { finePrint } from "~/ui/text.css";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/contentFields.generated";

const { milestones } = agreementFields;
const rows = milestoneRows("milestones", milestones);

interface MilestoneFieldsProps {
  fields: Readonly<Record<string, Field>>;
  /** The ids of those that no version may change. */
  fixed: FixedMilestones;
}

/** What was accepted, and what is delivered and waits for an answer. */
export interface FixedMilestones {
  accepted: readonly string[];
  delivered: readonly string[];
}

/** The parts that are delivered on their own, each with when it is done. */
export function MilestoneFields({ fields, fixed }: MilestoneFieldsProps) {
  const isTyped = (row: (typeof rows)[number]) =>
    Object.values(row).some((name) => Boolean(fields[name]?.initialValue));
  return (
    <EntryRows
      label={milestones.label()}
      hint={milestones.hint?.()}
      rows={rows.map((row) => <MilestoneRow key={row.title} row={row} fields={fields} fixed={fixed} />)}
      typed={rows.findLastIndex(isTyped) + 1}
      nameOf={(index) => words.milestoneNumber({ number: String(index + 1) })}
      more={words.moreMilestones()}
      full={words.milestonesFull({ most: milestones.most })}
    />
  );
}

interface MilestoneRowProps extends MilestoneFieldsProps {
  row: (typeof rows)[number];
}

function MilestoneRow({ row, fields, fixed }: MilestoneRowProps) {
  const { labels } = milestones;
  const id = String(fields[row.id]?.initialValue ?? "");
  const why = fixed.accepted.includes(id) ? "ACCEPTED" : fixed.delivered.includes(id) ? "DELIVERED" : null;
  const [title, doneWhen, dueOn, amount] = [
    fields[row.title],
    fields[row.doneWhen],
    fields[row.dueOn],
    fields[row.amount],
  ];
  if (!title || !doneWhen || !dueOn || !amount) return null;
  return (
    <>
      <input type="hidden" name={row.id} defaultValue={id} />
      {why && <p className={`${wide} ${finePrint}`}>{words.milestoneFixed({ why })}</p>}
      {/* An empty one is no gap: it says nothing of being optional. */}
      <TextField field={{ ...title, due: "" }} label={labels.title()} autoComplete="off" wide />
      <TextArea field={{ ...doneWhen, due: "" }} label={labels.doneWhen()} rows={2} wide />
      <TextField field={dueOn} label={labels.dueOn()} type="date" autoComplete="off" />
      <TextField field={amount} label={labels.amount()} inputMode="decimal" autoComplete="off" />
    </>
  );
}
