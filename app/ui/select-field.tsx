import { textOf } from "~/values/choices";
import * as words from "~/words/ui.generated";
import { select } from "./field.css";
import { controlProps, type Field, FieldFrame, type FieldTexts, type Option } from "./field-parts";

interface SelectFieldProps extends FieldTexts {
  field: Field;
  /** In the order shown. */
  options: readonly Option[];
  /**
   * The first, empty choice, "Choose one" by default; null leaves it out, so that the first option
   * is the default.
   */
  emptyLabel?: string | null;
}

/** One choice from a short list, as the browser's own select. */
export function SelectField({
  field,
  label,
  hint,
  wide,
  options,
  emptyLabel = words.chooseOne(),
}: SelectFieldProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint} wide={wide}>
      <select {...controlProps(field, hint)} className={select}>
        {emptyLabel !== null && <option value="">{emptyLabel}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {textOf(text)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
