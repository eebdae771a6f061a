import type { ReactNode } from "react";
import { FieldGrid } from "./field-parts";
import * as css from "./form-section.css";

interface FormSectionProps {
  title: string;
  /** One sentence under it. */
  lede?: ReactNode;
  /** Fields, on a `FieldGrid`. */
  children: ReactNode;
}

/** A part of a long form under a thin rule: its fields belong together. */
export function FormSection({ title, lede, children }: FormSectionProps) {
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>{title}</legend>
      {lede && <p className={css.lede}>{lede}</p>}
      <div className={css.fields}>
        <FieldGrid>{children}</FieldGrid>
      </div>
    </fieldset>
  );
}
