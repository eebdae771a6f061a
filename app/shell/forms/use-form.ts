import { type FormEvent, useEffect, useRef, useState } from "react";
import { malformedEmail } from "~/domain/email-texts";
import type { ShownControl } from "~/domain/fields/shown";
import { useUnsentText } from "~/shell/client/unsent-text";
import type { Field, FieldConstraint } from "~/ui/field-parts";
import { type Label, textOf } from "~/values/choices";
import type { FormAnswer } from "./form-shape";

interface FormOptions<Name extends string> {
  id: string;
  /** In the order shown. */
  names: readonly Name[];
  lastResult: FormAnswer | null | undefined;
  constraint: Readonly<Record<string, FieldConstraint>>;
  /** The message for an empty required field. */
  missing: Readonly<Partial<Record<Name, Label>>>;
  /** The initial values of the fields. */
  defaultValue?: Readonly<Partial<Record<Name, string>>>;
}

/** Attributes of the `<Form>`. */
export interface FormHandlers {
  id: string;
  noValidate: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
}

export interface FormState<Name extends string> {
  props: FormHandlers;
  /** Errors that belong to no field. */
  errors: string[] | undefined;
  fields: Record<Name, Field>;
  /** Discards the typed text when the page is left, instead of keeping it. */
  forget(): void;
}

type Errors = Record<string, string[] | null | undefined>;

/**
 * A form over the server's answer: names, ids, constraints and errors of its fields. Input stays in
 * the document, not in state. Without JavaScript the browser's own checks apply; with it ours do:
 * on all fields when the form is sent, afterwards on each field while it is corrected.
 */
export function useForm<Name extends string>(options: FormOptions<Name>): FormState<Name> {
  const { id, names, lastResult, constraint, missing, defaultValue } = options;
  const [noValidate, setNoValidate] = useState(false);
  const [known, setKnown] = useState({ lastResult, errors: errorsOf(lastResult) });
  const sent = useRef(false);
  // The answer of a new submission replaces the known state; React renders again before anything is
  // painted.
  if (lastResult && known.lastResult !== lastResult) setKnown({ lastResult, errors: errorsOf(lastResult) });

  useEffect(() => setNoValidate(true), []);
  useEffect(() => {
    if (lastResult) sent.current = false;
  }, [lastResult]);
  useUnsentText(id, sent);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // A button that needs no valid fields, such as one that discards them.
    const unchecked = submitter instanceof HTMLButtonElement && submitter.formNoValidate;
    const errors = unchecked ? {} : checkInBrowser(event.currentTarget, missing);
    const [first] = Object.keys(errors);
    sent.current = !first;
    if (!first) return;
    event.preventDefault();
    setKnown({ lastResult: known.lastResult, errors });
    document.getElementById(fieldId(id, first))?.focus();
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    sent.current = false;
    const { name } = event.target as HTMLInputElement;
    // Show no errors before the form was sent once.
    if (!known.errors || !name) return;
    const errors = checkInBrowser(event.currentTarget, missing);
    setKnown({ lastResult: known.lastResult, errors: { ...known.errors, [name]: errors[name] } });
  }

  const toField = (name: Name): Field => ({
    ...constraint[name],
    id: fieldId(id, name),
    name,
    formId: id,
    errorId: `${fieldId(id, name)}-error`,
    descriptionId: `${fieldId(id, name)}-description`,
    errors: known.errors?.[name] ?? undefined,
    // The typed values replace the defaults as a whole: a field that was emptied stays empty.
    initialValue: (lastResult?.initialValue ?? defaultValue)?.[name],
  });
  return {
    props: { id, noValidate, onSubmit, onInput },
    errors: known.errors?.[""] ?? undefined,
    fields: Object.fromEntries(names.map((name) => [name, toField(name)])) as Record<Name, Field>,
    forget: () => {
      sent.current = true;
    },
  };
}

/** The options of `useForm` for the controls of a form. */
export function optionsOf<Name extends string>(controls: readonly (ShownControl & { name: Name })[]) {
  return {
    names: controls.map(({ name }) => name),
    constraint: Object.fromEntries(controls.map(({ name, constraint }) => [name, constraint])),
    missing: Object.fromEntries(controls.map(({ name, missing }) => [name, missing])) as Record<Name, string>,
  };
}

function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

function errorsOf(answer: FormAnswer | null | undefined): Errors | null {
  return answer?.error ?? null;
}

/**
 * Reports at once what the browser can check: an empty required field, a malformed address. Errors
 * by field, in the order shown. The server checks everything else, so the bundle needs neither the
 * rules nor zod.
 */
function checkInBrowser(
  form: HTMLFormElement,
  texts: Readonly<Record<string, Label | undefined>>,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const control of form.elements) {
    if (!("validity" in control) || !("name" in control) || typeof control.name !== "string") continue;
    const message = messageFor(control as HTMLInputElement, texts[control.name]);
    if (message) errors[control.name] = [message];
  }
  return errors;
}

function messageFor({ validity, value }: HTMLInputElement, whenMissing: Label | undefined) {
  if (validity.valueMissing) return whenMissing && textOf(whenMissing);
  // Browsers disagree on addresses beyond ASCII; the server explains those better, and takes an
  // address as mail programs copy it.
  const isServers = !/^[ -~]*$/.test(value) || /[<,]|^mailto:/i.test(value);
  return validity.typeMismatch && !isServers ? malformedEmail() : undefined;
}
