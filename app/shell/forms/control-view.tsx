import type { ReactNode } from "react";
import type { ShownControl } from "~/domain/fields/shown";
import type { Field } from "~/ui/field-parts";
import { MoneyField } from "~/ui/money-field";
import { SelectField } from "~/ui/select-field";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";

interface ControlViewProps {
  control: ShownControl;
  /** The form's controls, by name. */
  controls: Readonly<Record<string, Field>>;
  rows?: number;
  wide?: boolean;
  /** For a text of several lines: a counter of its characters. */
  count?: ReactNode;
}

/**
 * A control, displayed as its description says. Radio buttons belong to `ContentControl`: no public
 * form has any.
 */
export function ControlView({ control, controls, rows, wide, count }: ControlViewProps) {
  const field = controls[control.name];
  if (!field) return null;
  switch (control.as) {
    case "text":
      return <TextField field={field} {...control.shown} wide={wide ?? control.shown.wide} />;
    case "area":
      return <TextArea field={field} {...control.shown} rows={rows} count={count} />;
    case "select":
      return <SelectField field={field} {...control.shown} wide={wide ?? control.shown.wide} />;
    case "amount": {
      const currency = controls[control.currency];
      return currency ? <MoneyField amount={field} currency={currency} {...control.shown} /> : null;
    }
    default:
      return null;
  }
}
