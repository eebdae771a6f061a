import { useNavigation } from "@remix-run/react";
import { type RefObject, useContext, useEffect, useRef } from "react";
import { paths } from "~/paths";
import { isErrorShown } from "~/ui/error-mark";
import { PageMember } from "~/ui/form";
import { UNSENT_TEXT_KEPT } from "~/values/durations";

/**
 * Keeps the unsent text of a form in this tab for half an hour, because the reader may follow a
 * link, or a release may reload the page to replace its scripts. `sent`: the form was sent and came
 * back without anything to correct.
 */
export function useUnsentText(formId: string, sent: RefObject<boolean>): void {
  // One member's text is no other's, who may sign in in the same tab.
  const member = useContext(PageMember) ?? "";
  const { state } = useNavigation();
  const isSending = useRef(false);
  isSending.current = state === "submitting";
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    // The values at the start: a later answer of the server changes them without anything having
    // been sent.
    const key = `unsent-text/${member}/${formId}`;
    const initials = new Map(findInputs(form).map(({ name, initial }) => [name, initial]));
    restore(key, form);
    const leave = () => {
      const { pathname, search } = window.location;
      // The session ended meanwhile: the form was answered with a redirect to the login and back
      // here.
      const loggedOut = pathname === paths.login && search.includes("redirect=");
      // Sent, but there is no answer yet, or one that no page could show: the text may still be
      // needed.
      const arrived = sent.current && !isSending.current && !isErrorShown() && !loggedOut;
      const inputs = findInputs(form).map((input) => ({
        ...input,
        initial: initials.get(input.name) ?? input.initial,
      }));
      keep(key, arrived ? [] : inputs.filter(({ value, initial }) => value !== initial));
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [formId, sent, member]);
}

/**
 * Whether a form holds unsent input that a reload of the page could lose. Forms marked
 * `data-stays-on-reload` don't count.
 */
export function isWriting(): boolean {
  return [...document.forms].some(
    (form) =>
      form.method === "post" &&
      !form.matches("[data-stays-on-reload]") &&
      findInputs(form).some(({ value, initial }) => value !== initial),
  );
}

/** A control that takes input, and its value before the input. */
interface Input {
  name: string;
  value: string;
  initial: string;
  write(value: string): void;
}

interface Note {
  at: number;
  typed: Record<string, Pick<Input, "value" | "initial">>;
}

// The id as it was given, because `form.id` is the hidden field of that name where a form has one.
function keep(key: string, inputs: Input[]): void {
  const typed = Object.fromEntries(inputs.map(({ name, value, initial }) => [name, { value, initial }]));
  try {
    if (inputs.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), typed } satisfies Note));
  } catch {
    // Storage may be forbidden or full; then the text is lost with the page, as on other sites.
  }
}

function restore(key: string, form: HTMLFormElement): void {
  try {
    const note: Partial<Note> | null = JSON.parse(sessionStorage.getItem(key) ?? "null");
    const { at = 0, typed = {} } = note ?? {};
    if (Date.now() - at > UNSENT_TEXT_KEPT) return;
    for (const input of findInputs(form)) {
      const kept = typed[input.name];
      // Restore only over the same initial value: another version may have been saved since.
      if (kept && input.value === input.initial && kept.initial === input.initial) input.write(kept.value);
    }
  } catch {
    // As above; or another script wrote the note.
  }
}

/** Controls that take typed or chosen input, without hidden fields and passwords. */
function findInputs(form: HTMLFormElement): Input[] {
  return [...form.elements].flatMap((control): Input[] => {
    if (control instanceof HTMLSelectElement) return [inputOfSelect(control)];
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return [];
    if (control.matches("[type=radio], [type=checkbox]")) return [inputOfBox(control as HTMLInputElement)];
    if (!control.matches(":read-write:not([type=password])")) return [];
    const { name, value, defaultValue } = control;
    const write = (text: string) => {
      control.value = text;
    };
    return [{ name, value, initial: defaultValue, write }];
  });
}

function inputOfSelect(control: HTMLSelectElement): Input {
  const { name, value, options } = control;
  const initial = [...options].find((option) => option.defaultSelected) ?? options[0];
  const write = (text: string) => {
    control.value = text;
  };
  return { name, value, initial: initial?.value ?? "", write };
}

/** Boxes and radio buttons that share a name are kept one by one. */
function inputOfBox(control: HTMLInputElement): Input {
  const say = (checked: boolean) => (checked ? "on" : "");
  const write = (text: string) => {
    control.checked = text === "on";
  };
  const { name, value, checked, defaultChecked } = control;
  return { name: `${name}=${value}`, value: say(checked), initial: say(defaultChecked), write };
}
