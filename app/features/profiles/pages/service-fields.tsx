import { currencies } from "~/domain/currencies";
import { priceRows } from "~/domain/fields/controls";
import { profileFields } from "~/domain/fields/profile-fields";
import { showOptions } from "~/domain/fields/shown";
import { hint, label, wide } from "~/ui/field.css";
import type { Field } from "~/ui/field-parts";
import { visuallyHidden } from "~/ui/hidden.css";
import { MoneyField } from "~/ui/money-field";
import { disclosure } from "~/ui/second-thought.css";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/contentFields.generated";
import * as css from "./service-fields.css";

interface ServiceFieldsProps {
  /** The form's controls, by name. */
  fields: Readonly<Record<string, Field>>;
  suggestions: readonly string[] | undefined;
}

const { services, prices } = profileFields;
const rows = priceRows("prices", prices);
const suggestionsId = "services-suggestions";
/** More would push what follows too far down; the others are folded while nothing is in them. */
const inSight = 2;

/** What an agency does: each service with what it costs, and an empty one for the next. */
export function ServiceFields({ fields, suggestions = [] }: ServiceFieldsProps) {
  const isTyped = (name: string) => Boolean(fields[name]?.initialValue);
  const typed = rows.findLastIndex(({ entry, amount }) => isTyped(entry) || isTyped(amount)) + 1;
  const shown = Math.max(inSight, typed + 1);
  const row = (_: unknown, index: number) => <ServiceRow key={index} index={index} fields={fields} />;
  return (
    <fieldset className={`${wide} ${css.services}`}>
      <legend className={label}>{services.label()}</legend>
      <p className={hint}>{services.hint?.()}</p>
      {rows.slice(0, shown).map(row)}
      {shown < rows.length && (
        <details>
          <summary className={disclosure}>{words.moreServices()}</summary>
          {rows.slice(shown).map((_, index) => row(_, shown + index))}
        </details>
      )}
      <datalist id={suggestionsId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </fieldset>
  );
}

function ServiceRow({ index, fields }: { index: number; fields: ServiceFieldsProps["fields"] }) {
  const { entry, amount, currency, unit } = rows[index] ?? {};
  const [name, price, money, per] = [entry, amount, currency, unit].map((one) => fields[one ?? ""]);
  if (!name || !price || !money || !per) return null;
  return (
    <fieldset className={css.service}>
      <legend className={visuallyHidden}>{words.serviceNumber({ number: String(index + 1) })}</legend>
      {/* An empty one is no gap: it says nothing of being optional. */}
      <TextField field={{ ...name, due: "" }} label={words.service()} list={suggestionsId} wide />
      <MoneyField amount={price} currency={money} label={prices.label()} currencies={currencies} />
      <SelectField
        field={per}
        label={prices.labels.unit()}
        options={showOptions(prices.units)}
        emptyLabel={null}
      />
    </fieldset>
  );
}
