import * as css from "./choice.css";
import { field as frame, wide as wideField } from "./field.css";
import { controlProps, type Field, FieldErrors } from "./field-parts";

interface CheckboxFieldProps {
  field: Field;
  label: string;
  /** What ticking it means, beside the box. */
  hint?: string;
  /** Takes the whole row of a `FieldGrid`. */
  wide?: boolean;
}

/** Something to agree to or to say: sent as "on" when it is ticked, and not at all otherwise. */
export function CheckboxField({ field, label, hint, wide }: CheckboxFieldProps) {
  const { defaultValue: _text, ...control } = controlProps(field, hint);
  return (
    <div className={wide ? `${frame} ${wideField}` : frame}>
      <label className={css.choice}>
        <input
          {...control}
          type="checkbox"
          className={css.box}
          defaultChecked={field.initialValue === "on"}
        />
        <span className={css.words}>
          {label}
          {hint && (
            <span className={css.meaning} id={field.descriptionId}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldErrors field={field} />
    </div>
  );
}
