import type { ReactNode } from "react";
import { textArea } from "./field.css";
import { controlProps, type Field, FieldFrame, type FieldTexts } from "./field-parts";

interface TextAreaProps extends FieldTexts {
  field: Field;
  rows?: number;
  /** A `Counter` of the typed text. */
  count?: ReactNode;
}

/** Several lines of text. Grows with its content where the browser supports it. */
export function TextArea({ field, label, hint, wide = true, rows = 4, count }: TextAreaProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint} wide={wide} count={count}>
      <textarea
        {...controlProps(field, hint)}
        rows={rows}
        dir="auto"
        minLength={field.minLength}
        maxLength={field.maxLength}
        className={textArea}
      />
    </FieldFrame>
  );
}
