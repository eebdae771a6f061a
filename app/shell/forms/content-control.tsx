import type { Options } from "~/domain/fields/field";
import { type ShownField, showField, showOptions } from "~/domain/fields/shown";
import { Counter } from "~/ui/counter";
import type { Field } from "~/ui/field-parts";
import { RadioGroup } from "~/ui/radio-group";
import { SuggestedField } from "~/ui/suggested-field";
import { ControlView } from "./control-view";

interface ContentControlProps {
  /** The field's name in the content. */
  name: string;
  field: ShownField;
  /** The form's controls, by name. */
  controls: Readonly<Record<string, Field>>;
  /** Replaces the field's own label. */
  label?: string;
  hint?: string;
  rows?: number;
  wide?: boolean;
  /** Replaces the field's own options. */
  options?: Options<string>;
  /** Suggested values, for a field of one line. */
  suggestions?: readonly string[];
}

/** The control, or controls, of a content field according to its kind. */
export function ContentControl({
  name,
  field,
  controls,
  label,
  hint,
  rows,
  wide = field.kind === "list" || undefined,
  options,
  suggestions,
}: ContentControlProps) {
  const said = {
    ...field,
    ...(label !== undefined && { label: () => label }),
    ...(hint !== undefined && { hint: () => hint }),
  };
  return showField(name, said).map((control) => {
    const own = controls[control.name];
    if (!own) return null;
    if (control.as === "radio") return <RadioGroup key={control.name} field={own} {...control.shown} />;
    if (control.as === "text" && suggestions)
      return (
        <SuggestedField
          key={control.name}
          field={own}
          {...control.shown}
          wide={wide}
          suggestions={suggestions}
          isList={field.kind === "list"}
        />
      );
    return (
      <ControlView
        key={control.name}
        control={
          options && control.as === "select"
            ? { ...control, shown: { ...control.shown, options: showOptions(options) } }
            : control
        }
        controls={controls}
        rows={rows}
        wide={wide}
        count={control.as === "area" && own.maxLength !== undefined && <Counter field={own} />}
      />
    );
  });
}
