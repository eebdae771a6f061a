import type { ReactNode } from "react";
import { FieldGrid } from "./field-parts";
import * as css from "./form-section.css";

interface FormSectionProps {
  /** For links to it. */
  id?: string | undefined;
  title: ReactNode;
  /** One sentence under the title. */
  lede?: ReactNode;
  /** Fields, on a `FieldGrid`. */
  children: ReactNode;
}

/** A part of a long form under a thin rule: a group of related fields. */
export function FormSection({ id, title, lede, children }: FormSectionProps) {
  return (
    <fieldset id={id} className={css.section}>
      <legend className={css.legend}>{title}</legend>
      {lede && <p className={css.lede}>{lede}</p>}
      <div className={css.fields}>
        <FieldGrid>{children}</FieldGrid>
      </div>
    </fieldset>
  );
}
