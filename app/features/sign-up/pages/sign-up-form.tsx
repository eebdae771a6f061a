import type { ShownControl } from "~/domain/fields/shown";
import type { AskedAddress } from "~/shell/client/hand-off";
import { ControlView } from "~/shell/forms/control-view";
import { AddressQuestion, FormFrame, OptionalFields } from "~/shell/forms/form-frame";
import type { FormProps } from "~/shell/forms/form-shape";
import { optionsOf, useForm } from "~/shell/forms/use-form";
import { FieldGrid } from "~/ui/field-parts";
import type { SignUpCopy } from "./public-copy";

interface SignUpFormProps extends FormProps {
  /** In the order shown. */
  controls: readonly ShownControl[];
  /** An address to be asked about. */
  asked?: AskedAddress;
  copy: Pick<SignUpCopy, "formId" | "submit" | "legend" | "wide">;
}

/** One of the three public forms: the required fields, and below them those that can wait. */
export function SignUpForm({ copy, controls, lastResult, asked, action, pending }: SignUpFormProps) {
  const { formId, submit, legend, wide } = copy;
  const form = useForm({ id: formId, ...optionsOf(controls), lastResult });
  // Those that can wait say so once, above them.
  const fields = Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => [name, { ...field, due: "" }]),
  );
  const show = (control: ShownControl) => (
    <ControlView
      key={control.name}
      control={control}
      controls={fields}
      rows={3}
      wide={wide.includes(control.name)}
    />
  );
  return (
    <FormFrame
      form={form}
      fields={Object.values(form.fields)}
      lastResult={lastResult}
      action={action}
      pending={pending}
      submit={submit}
      question={asked && <AddressQuestion {...asked} />}
    >
      <FieldGrid>{controls.filter(({ missing }) => missing).map(show)}</FieldGrid>
      <OptionalFields legend={legend}>{controls.filter(({ missing }) => !missing).map(show)}</OptionalFields>
    </FormFrame>
  );
}
