import { audiences, budgetUnits, workplaces } from "~/contract/brief";
import { currencies } from "~/contract/currencies";
import type { Field } from "~/ui/field-parts";
import { FormSection } from "~/ui/form-section";
import { MoneyField } from "~/ui/money-field";
import { SelectField } from "~/ui/select-field";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { formatDay } from "~/web/format/price";
import { type BriefField, briefLabels as labels } from "./brief-fields";

/** All that a brief says, in five parts. */
export function BriefFormSections({ fields: f }: { fields: Record<BriefField, Field> }) {
  return (
    <>
      <FormSection title="The problem" lede="Title and summary are what people read in the list.">
        <TextField
          field={f.title}
          label={labels.title}
          hint="What the work is, in 8 to 100 characters."
          wide
          autoComplete="off"
        />
        <TextArea field={f.summary} label={labels.summary} hint="In 20 to 280 characters." rows={2} />
        <TextArea
          field={f.problem}
          label={labels.problem}
          hint="What goes wrong today, or what you can’t do yet."
          rows={5}
        />
      </FormSection>
      <FormSection title="The outcome" lede="People propose better when they know what done means.">
        <TextArea
          field={f.desiredOutcome}
          label={labels.desiredOutcome}
          hint="At least 80 characters together with the problem."
          rows={5}
        />
      </FormSection>
      <FormSection title="Who and how">
        <TextField
          field={f.skills}
          label={labels.skills}
          hint="Up to eight, separated by commas."
          wide
          autoComplete="off"
        />
        <TextArea
          field={f.mustHaves}
          label={labels.mustHaves}
          hint="One a line, up to six. Each proposal answers them point by point."
          rows={3}
        />
        <TextArea field={f.niceToHaves} label={labels.niceToHaves} hint="One a line, up to six." rows={3} />
        <SelectField field={f.openTo} label={labels.openTo} options={audiences} emptyLabel={null} wide />
        <SelectField field={f.workplace} label={labels.workplace} options={workplaces} />
        <TextField
          field={f.location}
          label={labels.location}
          hint="Needed unless all of it is remote."
          autoComplete="off"
        />
      </FormSection>
      <FormSection title="Money and dates">
        <MoneyField
          amount={f.budgetMin}
          currency={f.currency}
          currencies={currencies}
          label={labels.budgetMin}
          hint="Whole amounts. For a fixed price, this one alone."
        />
        <TextField field={f.budgetMax} label={labels.budgetMax} inputMode="numeric" autoComplete="off" />
        <SelectField field={f.unit} label={labels.unit} options={budgetUnits} emptyLabel={null} wide />
        <TextField field={f.startOn} label={labels.startOn} type="date" autoComplete="off" />
        <TextField field={f.weeks} label={labels.weeks} inputMode="numeric" autoComplete="off" />
      </FormSection>
      <FormSection
        title="How many, and by when"
        lede="Whoever proposes gets an answer. The last date here is your promise by when."
      >
        <TextField
          field={f.seats}
          label={labels.seats}
          hint="People or teams, 1 to 10."
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          field={f.cap}
          label={labels.cap}
          hint="5 to 100. More wait in line, and move up when a place is freed."
          inputMode="numeric"
          autoComplete="off"
        />
        <ClosesOn field={f.closesOn} />
        <DecideOn field={f.decideOn} />
      </FormSection>
    </>
  );
}

/** `latest`: the last day that it may be, where its brief stands already. ISO date. */
interface DayProps {
  field: Field;
  latest?: string;
}

export function ClosesOn({ field, latest }: DayProps) {
  return (
    <TextField
      field={field}
      label={labels.closesOn}
      hint={`Until this day ends (UTC), ${latest ? `${formatDay(latest)} at the latest` : "at most 60 days ahead"}.`}
      type="date"
      autoComplete="off"
    />
  );
}

export function DecideOn({ field, latest }: DayProps) {
  return (
    <TextField
      field={field}
      label={labels.decideOn}
      hint={`Before this day ends (UTC), ${latest ? `${formatDay(latest)} at the latest, and ` : ""}at most 30 days after the last day for proposals.`}
      type="date"
      autoComplete="off"
    />
  );
}
