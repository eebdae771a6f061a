import * as words from "~/words/ui.generated";
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

/** An amount in major units, and its currency: two fields with two labels in one row. */
export function MoneyField({ amount, currency, currencies, label, hint }: MoneyFieldProps) {
  return (
    <div className={money}>
      {/* Text, because a number field drops the comma of "480,50" silently. */}
      <TextField field={amount} label={label} hint={hint} inputMode="decimal" autoComplete="off" />
      {/* Never empty, so there is no choice to leave out. */}
      <SelectField
        field={{ ...currency, required: true }}
        label={words.currency()}
        options={currencies}
        emptyLabel={null}
      />
    </div>
  );
}
