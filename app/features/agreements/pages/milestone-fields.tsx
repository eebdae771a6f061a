import { agreementFields } from "~/domain/fields/agreement-fields";
import { milestoneRows } from "~/domain/fields/controls";
import { EntryRows } from "~/ui/entry-rows";
import type { Field } from "~/ui/field-parts";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/contentFields.generated";

const { milestones } = agreementFields;
const rows = milestoneRows("milestones", milestones);

/** The parts that are delivered on their own, each with when it is done. */
export function MilestoneFields({ fields }: { fields: Readonly<Record<string, Field>> }) {
  const isTyped = (row: (typeof rows)[number]) =>
    Object.values(row).some((name) => Boolean(fields[name]?.initialValue));
  return (
    <EntryRows
      label={milestones.label()}
      hint={milestones.hint?.()}
      rows={rows.map((row) => <MilestoneRow key={row.title} row={row} fields={fields} />)}
      typed={rows.findLastIndex(isTyped) + 1}
      nameOf={(index) => words.milestoneNumber({ number: String(index + 1) })}
      more={words.moreMilestones()}
    />
  );
}

interface MilestoneRowProps {
  row: (typeof rows)[number];
  fields: Readonly<Record<string, Field>>;
}

function MilestoneRow({ row, fields }: MilestoneRowProps) {
  const { labels } = milestones;
  const id = fields[row.id];
  const [title, doneWhen, dueOn, amount] = [
    fields[row.title],
    fields[row.doneWhen],
    fields[row.dueOn],
    fields[row.amount],
  ];
  if (!title || !doneWhen || !dueOn || !amount) return null;
  return (
    <>
      <input type="hidden" name={row.id} defaultValue={String(id?.initialValue ?? "")} />
      {/* An empty one is no gap: it says nothing of being optional. */}
      <TextField field={{ ...title, due: "" }} label={labels.title()} autoComplete="off" wide />
      <TextArea field={{ ...doneWhen, due: "" }} label={labels.doneWhen()} rows={2} wide />
      <TextField field={dueOn} label={labels.dueOn()} type="date" autoComplete="off" />
      <TextField field={amount} label={labels.amount()} inputMode="decimal" autoComplete="off" />
    </>
  );
}
