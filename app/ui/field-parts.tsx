import type { ReactNode } from "react";
import type { Label } from "~/values/choices";
import * as words from "~/words/ui.generated";
import * as css from "./field.css";
import { AlertIcon } from "./icons";

/** The constraints of a field that HTML can check. */
export interface FieldConstraint {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: string | number;
  max?: string | number;
  pattern?: string;
  /** When a sometimes required field is needed, shown instead of "optional". "" shows nothing. */
  due?: string;
}

/** What a text-like control needs to know of its field. */
export interface Field extends FieldConstraint {
  id: string;
  name: string;
  formId: string;
  /** Ids of the elements below the control. */
  errorId: string;
  descriptionId: string;
  errors?: readonly string[] | undefined;
  /** The value before any typing. */
  initialValue?: unknown;
}

/** One option: its value, its label, and its explanation if there is one. */
export type Option = readonly [value: string, label: Label, meaning?: Label];

export interface FieldTexts {
  label: string;
  /** A short help, tied to the control. */
  hint?: string;
  /** Takes the whole row of a `FieldGrid`. */
  wide?: boolean;
}

/**
 * Label above, hint and errors below: the frame of every control. Optional fields say so, or say
 * when they are needed; required fields have no mark.
 */
export function FieldFrame({
  field,
  label,
  hint,
  wide,
  count,
  children,
}: FieldTexts & { field: Field; count?: ReactNode; children: ReactNode }) {
  const mark = field.required ? "" : (field.due ?? words.optional());
  return (
    <div className={wide ? `${css.field} ${css.wide}` : css.field}>
      <label className={css.label} htmlFor={field.id}>
        {label}
        {mark && <span className={css.optional}>{mark}</span>}
      </label>
      {children}
      <div className={css.below}>
        {hint && (
          <p className={css.hint} id={field.descriptionId}>
            {hint}
          </p>
        )}
        {count}
      </div>
      <FieldErrors field={field} />
    </div>
  );
}

/** The errors of a field, tied to its control by `errorId`. */
export function FieldErrors({ field }: { field: Field }) {
  if (!field.errors?.length) return null;
  return (
    <div id={field.errorId}>
      {field.errors.map((message) => (
        <p key={message} className={css.error}>
          <AlertIcon />
          {message}
        </p>
      ))}
    </div>
  );
}

/** Name, id, constraints and ARIA of a control. */
export function controlProps(field: Field, hint: string | undefined) {
  const invalid = Boolean(field.errors?.length);
  const describedBy = [invalid && field.errorId, hint && field.descriptionId].filter(Boolean).join(" ");
  return {
    id: field.id,
    name: field.name,
    form: field.formId,
    required: field.required || undefined,
    defaultValue: typeof field.initialValue === "string" ? field.initialValue : undefined,
    // Set explicitly: Firefox reports an empty required field as invalid before any typing.
    "aria-invalid": invalid,
    "aria-describedby": describedBy || undefined,
  };
}

/** Fields in one column on a phone, in two on wider screens. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={css.fieldGrid}>{children}</div>;
}
