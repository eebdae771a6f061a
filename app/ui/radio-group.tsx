import { textOf } from "~/values/choices";
import * as css from "./choice.css";
import { field as frame, hint as hintText, wide as wideField } from "./field.css";
import { type Field, FieldErrors, type FieldTexts, type Option } from "./field-parts";

interface RadioGroupProps extends FieldTexts {
  field: Field;
  /** The code of the label's language, where a member wrote it and says so. */
  lang?: string | null;
  /** In the order shown. Without an initial value none is selected. */
  options: readonly Option[];
  /** Side by side where there is room. */
  inline?: boolean;
}

/** One choice of a few, all visible. A link to the field's id leads to the first of them. */
export function RadioGroup({ field, label, lang, hint, wide, options, inline }: RadioGroupProps) {
  const invalid = Boolean(field.errors?.length);
  return (
    <fieldset
      className={[css.group, frame, wide && wideField].filter(Boolean).join(" ")}
      aria-describedby={hint && field.descriptionId}
    >
      <legend className={css.legend} lang={lang ?? undefined}>
        {label}
      </legend>
      {hint && (
        <p className={hintText} id={field.descriptionId}>
          {hint}
        </p>
      )}
      <div className={inline ? css.inline : css.choices}>
        {options.map(([value, text, meaning], index) => (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              className={css.box}
              id={index === 0 ? field.id : `${field.id}-${value}`}
              name={field.name}
              form={field.formId}
              value={value}
              required={field.required || undefined}
              defaultChecked={field.initialValue === value}
              // Set explicitly as on every control (`controlProps`): Chromium, too, reports an
              // unanswered required choice as invalid.
              aria-invalid={invalid}
              // On each radio button, because that has the focus: some screen readers don't read a
              // group's description.
              aria-describedby={invalid ? field.errorId : undefined}
            />
            <span className={css.texts}>
              {textOf(text)}
              {meaning && <span className={css.meaning}>{textOf(meaning)}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldErrors field={field} />
    </fieldset>
  );
}
