import { type RefObject, useEffect } from "react";
import { paths } from "~/paths";
import { UNSENT_TEXT_KEPT } from "~/platform/values/times";

const keyOf = (formId: string) => `unsent-text/${formId}`;

/**
 * Keeps what is typed in a form for as long as it isn't sent, in this tab and for half an hour: the
 * page may be left by a link, or loaded anew because a release has replaced its scripts.
 * `sent` says that the form was sent and nothing came back that is to be mended.
 */
export function useUnsentText(formId: string, sent: RefObject<boolean>): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    // As they are now: an answer of the server changes them, and nothing was sent by that.
    const initials = new Map(findInputs(form).map(({ name, initial }) => [name, initial]));
    restore(formId, form);
    const leave = () => {
      const { navigation, errors, location } = window.__remixRouter.state;
      // A session that ended meanwhile: the form was answered with the way to log in, and back here.
      const loggedOut = location.pathname === paths.login && location.search.includes("redirect=");
      // Sent, but no answer yet, or one that no page could show: the text may still be needed.
      const arrived = sent.current && navigation.state !== "submitting" && !errors && !loggedOut;
      const inputs = findInputs(form).map((input) => ({
        ...input,
        initial: initials.get(input.name) ?? input.initial,
      }));
      keep(formId, arrived ? [] : inputs.filter(({ value, initial }) => value !== initial));
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [formId, sent]);
}

/** Whether something is typed or chosen that isn’t sent, in a form that doesn’t say that its page may load anew around it. */
export function isWriting(): boolean {
  return [...document.forms].some(
    (form) =>
      form.method === "post" &&
      !form.matches("[data-stays-on-reload]") &&
      findInputs(form).some(({ value, initial }) => value !== initial),
  );
}

/** What somebody can type or choose, and what stood there before they did. */
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

// By the id as it was given: `form.id` is the hidden field of that name, where a form has one.
function keep(formId: string, inputs: Input[]): void {
  const typed = Object.fromEntries(inputs.map(({ name, value, initial }) => [name, { value, initial }]));
  try {
    if (inputs.length === 0) sessionStorage.removeItem(keyOf(formId));
    else sessionStorage.setItem(keyOf(formId), JSON.stringify({ at: Date.now(), typed } satisfies Note));
  } catch {
    // Storage may be forbidden or full; then the text goes with the page, as it does everywhere else.
  }
}

function restore(formId: string, form: HTMLFormElement): void {
  try {
    const note: Partial<Note> | null = JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? "null");
    const { at = 0, typed = {} } = note ?? {};
    if (Date.now() - at > UNSENT_TEXT_KEPT) return;
    for (const input of findInputs(form)) {
      const kept = typed[input.name];
      // Only over what it was typed over: something else may have been saved since.
      if (kept && input.value === input.initial && kept.initial === input.initial) input.write(kept.value);
    }
  } catch {
    // As above; or somebody else's note.
  }
}

/** Controls that are typed or chosen in; none that is hidden, and no password. */
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
