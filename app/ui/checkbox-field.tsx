import * as css from "./choice.css";
import { field as frame } from "./field.css";
import { controlProps, type Field, FieldErrors } from "./field-parts";

/** A statement to agree to: sent as "on" when it is ticked, and not at all otherwise. */
export function CheckboxField({ field, label }: { field: Field; label: string }) {
  const { defaultValue: _text, ...control } = controlProps(field, undefined);
  return (
    <div className={frame}>
      <label className={css.choice}>
        <input
          {...control}
          type="checkbox"
          className={css.box}
          defaultChecked={field.initialValue === "on"}
        />
        <span className={css.texts}>{label}</span>
      </label>
      <FieldErrors field={field} />
    </div>
  );
}
