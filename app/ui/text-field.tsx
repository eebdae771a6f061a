import type { ComponentPropsWithoutRef } from "react";
import { control } from "./field.css";
import { controlProps, type Field, FieldFrame, type FieldTexts } from "./field-parts";

type Native = Pick<
  ComponentPropsWithoutRef<"input">,
  "autoComplete" | "inputMode" | "autoCapitalize" | "list" | "onInput"
>;

interface TextFieldProps extends FieldTexts, Native {
  field: Field;
  type?: "text" | "email" | "date";
}

/** One line of text with its label, hint and errors. */
export function TextField({ field, label, hint, wide, type = "text", ...native }: TextFieldProps) {
  const { minLength, maxLength, pattern } = field;
  // Only a date has a range in the browser; elsewhere the server alone checks it.
  const { min, max } = type === "date" ? field : {};
  return (
    <FieldFrame field={field} label={label} hint={hint} wide={wide}>
      <input
        {...native}
        {...controlProps(field, hint)}
        {...{ type, minLength, maxLength, min, max, pattern }}
        dir={type === "text" ? "auto" : undefined}
        className={control}
      />
    </FieldFrame>
  );
}
