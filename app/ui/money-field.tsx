import { money } from "./field.css";
import type { Field, FieldTexts, Option } from "./field-parts";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";

interface MoneyFieldProps extends Pick<FieldTexts, "label" | "hint"> {
  amount: Field;
  currency: Field;
  /** [ISO 4217 code, label]; the first is the default. */
  currencies: readonly Option[];
}

/** A whole amount in major units beside its currency: two fields, two labels, one row. */
export function MoneyField({ amount, currency, currencies, label, hint }: MoneyFieldProps) {
  return (
    <div className={money}>
      {/* Text: a number field drops the comma of "480,50" without a word. The server refuses it and says why. */}
      <TextField field={amount} label={label} hint={hint} inputMode="numeric" autoComplete="off" />
      {/* Never empty, so it isn't a choice that could be left out. */}
      <SelectField
        field={{ ...currency, required: true }}
        label="Currency"
        options={currencies}
        emptyLabel={null}
      />
    </div>
  );
}
