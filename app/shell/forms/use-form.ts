import { type FormEvent, useEffect, useRef, useState } from "react";
import { malformedEmail } from "~/content/email-words";
import type { ShownControl } from "~/content/fields/shown";
import { useUnsentText } from "~/shell/client/unsent-text";
import type { Field, FieldConstraint } from "~/ui/field-parts";
import type { FormAnswer } from "./form-shape";

interface FormOptions<Name extends string> {
  id: string;
  /** In the order shown. */
  names: readonly Name[];
  lastResult: FormAnswer | null | undefined;
  constraint: Readonly<Record<string, FieldConstraint>>;
  /** What is said when a required field is empty. */
  missing: Readonly<Partial<Record<Name, string>>>;
  /** What fields start with. */
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
  /** Keeps nothing of what is typed when the page is left. */
  forget(): void;
}

type Errors = Record<string, string[] | null | undefined>;

/**
 * A form over the server's answer: names, ids, constraints and errors of its fields. What is typed
 * stays in the document, not in state. Without JavaScript the browser's own checks hold; with it ours
 * do: all fields when the form is sent, and from then on each while it is mended.
 */
export function useForm<Name extends string>(options: FormOptions<Name>): FormState<Name> {
  const { id, names, lastResult, constraint, missing, defaultValue } = options;
  const [noValidate, setNoValidate] = useState(false);
  const [known, setKnown] = useState({ lastResult, errors: errorsOf(lastResult) });
  const sent = useRef(false);
  // The answer of a new submission replaces what was known; React renders again before anybody sees it.
  if (lastResult && known.lastResult !== lastResult) setKnown({ lastResult, errors: errorsOf(lastResult) });

  useEffect(() => setNoValidate(true), []);
  useEffect(() => {
    if (lastResult) sent.current = false;
  }, [lastResult]);
  useUnsentText(id, sent);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // A button that needs no answers, such as one that gives them up.
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
    // Nobody is told of an error before the form was sent once.
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
    // What was typed counts as a whole: a field that was emptied stays empty.
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

/** What `useForm` has to know of the controls of a form. */
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
 * Tells at once what the browser can tell by itself: a required field left empty, a malformed address.
 * Errors by field, in the order shown; everything else is the server's to judge, so no rules and no zod
 * come along.
 */
function checkInBrowser(
  form: HTMLFormElement,
  words: Readonly<Record<string, string | undefined>>,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const control of form.elements) {
    if (!("validity" in control) || !("name" in control) || typeof control.name !== "string") continue;
    const message = messageFor(control as HTMLInputElement, words[control.name]);
    if (message) errors[control.name] = [message];
  }
  return errors;
}

function messageFor({ validity, value }: HTMLInputElement, whenMissing: string | undefined) {
  if (validity.valueMissing) return whenMissing;
  // Browsers differ on addresses beyond ASCII; the server explains those better.
  return validity.typeMismatch && /^[ -~]*$/.test(value) ? malformedEmail : undefined;
}
