import { currencies } from "~/domain/currencies";
import { priceRows } from "~/domain/fields/controls";
import { profileFields } from "~/domain/fields/profile-fields";
import { showOptions } from "~/domain/fields/shown";
import { EntryRows } from "~/ui/entry-rows";
import type { Field } from "~/ui/field-parts";
import { MoneyField } from "~/ui/money-field";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/contentFields.generated";

interface ServiceFieldsProps {
  /** The form's controls, by name. */
  fields: Readonly<Record<string, Field>>;
  suggestions: readonly string[] | undefined;
}

const { services, prices } = profileFields;
const rows = priceRows("prices", prices);
const suggestionsId = "services-suggestions";

/** What an agency does: each service with what it costs, and an empty one for the next. */
export function ServiceFields({ fields, suggestions = [] }: ServiceFieldsProps) {
  const isTyped = (name: string) => Boolean(fields[name]?.initialValue);
  return (
    <>
      <EntryRows
        label={services.label()}
        hint={services.hint?.()}
        rows={rows.map((row) => <Service key={row.entry} row={row} fields={fields} />)}
        typed={rows.findLastIndex(({ entry, amount }) => isTyped(entry) || isTyped(amount)) + 1}
        nameOf={(index) => words.serviceNumber({ number: String(index + 1) })}
        more={words.moreServices()}
      />
      <datalist id={suggestionsId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}

interface ServiceProps {
  row: (typeof rows)[number];
  fields: ServiceFieldsProps["fields"];
}

function Service({ row: { entry, amount, currency, unit }, fields }: ServiceProps) {
  const [name, price, money, per] = [fields[entry], fields[amount], fields[currency], fields[unit]];
  if (!name || !price || !money || !per) return null;
  return (
    <>
      {/* An empty one is no gap: it says nothing of being optional. */}
      <TextField field={{ ...name, due: "" }} label={words.service()} list={suggestionsId} wide />
      <MoneyField amount={price} currency={money} label={prices.label()} currencies={currencies} />
      <SelectField
        field={per}
        label={prices.labels.unit()}
        options={showOptions(prices.units)}
        emptyLabel={null}
      />
    </>
  );
}
