import { priceControls } from "~/contract/content/controls";
import type { ContentField, PriceField } from "~/contract/content/field";
import { currencies } from "~/contract/currencies";
import type { Field } from "~/ui/field-parts";
import { MoneyField } from "~/ui/money-field";
import { SelectField } from "~/ui/select-field";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";

interface ContentControlProps {
  /** Its name in the content. */
  name: string;
  field: Exclude<ContentField, { kind: "answers" }>;
  /** The form's controls, by name. */
  controls: Readonly<Record<string, Field>>;
  /** In place of the field's own. */
  label?: string;
  hint?: string;
  rows?: number;
  wide?: boolean;
}

/** The control of a content field, or its controls, as its kind is written. */
export function ContentControl({
  name,
  field,
  controls,
  label = field.label,
  hint = field.hint,
  rows,
  wide,
}: ContentControlProps) {
  if (field.kind === "price")
    return <PriceControls name={name} field={field} controls={controls} hint={hint} />;
  const control = controls[name];
  if (!control) return null;
  const shown = { field: control, label, hint };
  const isShort = field.kind === "list" && field.between === ",";
  switch (field.kind) {
    case "prose":
    case "links":
      return <TextArea {...shown} rows={rows} />;
    case "list":
      return isShort ? (
        <TextField {...shown} wide={wide ?? true} autoComplete="off" />
      ) : (
        <TextArea {...shown} rows={rows} />
      );
    case "choice":
      return (
        <SelectField
          {...shown}
          wide={wide}
          options={field.options}
          emptyLabel={field.initial === null ? undefined : null}
        />
      );
    case "day":
      return <TextField {...shown} wide={wide} type="date" autoComplete="off" />;
    case "count":
      return <TextField {...shown} wide={wide} inputMode="numeric" autoComplete="off" />;
    case "link":
      return <TextField {...shown} wide={wide} inputMode="url" autoCapitalize="none" autoComplete="url" />;
    case "country":
      return (
        <TextField {...shown} wide={wide} autoComplete="country-name" list={`${control.formId}-countries`} />
      );
    case "line":
      return <TextField {...shown} wide={wide} autoComplete="off" />;
  }
}

function PriceControls({
  name,
  field,
  controls,
  hint,
}: Pick<ContentControlProps, "name" | "controls" | "hint"> & { field: PriceField }) {
  const names = priceControls(name, field);
  const [min, max, currency, unit] = [names.min, names.max, names.currency, names.unit].map(
    (one) => controls[one.name],
  );
  if (!min || !max || !currency || !unit) return null;
  return (
    <>
      <MoneyField
        amount={min}
        currency={currency}
        currencies={currencies}
        label={field.labels.from}
        hint={hint}
      />
      <TextField field={max} label={field.labels.to} inputMode="numeric" autoComplete="off" />
      <SelectField field={unit} label={field.labels.unit} options={field.units} emptyLabel={null} wide />
    </>
  );
}
