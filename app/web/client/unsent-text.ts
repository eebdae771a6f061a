import { type RefObject, useEffect } from "react";
import { UNSENT_TEXT_KEPT } from "~/contract/times";

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
    restore(form);
    const leave = () => {
      const { navigation, errors } = window.__remixRouter.state;
      // Sent, but no answer yet, or one that no page could show: the text may still be needed.
      const arrived = sent.current && navigation.state !== "submitting" && !errors;
      keep(form, arrived ? [] : findTextControls(form).filter((control) => !isEmpty(control)));
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [formId, sent]);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function keep({ id }: HTMLFormElement, controls: TextControl[]): void {
  const typed = Object.fromEntries(controls.map(({ name, value }) => [name, value]));
  try {
    if (controls.length === 0) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), JSON.stringify({ at: Date.now(), typed }));
  } catch {
    // Storage may be forbidden or full; then the text goes with the page, as it does everywhere else.
  }
}

function restore(form: HTMLFormElement): void {
  try {
    const note: unknown = JSON.parse(sessionStorage.getItem(keyOf(form.id)) ?? "null");
    const { at = 0, typed = {} } = (note ?? {}) as { at?: number; typed?: Record<string, string> };
    if (Date.now() - at > UNSENT_TEXT_KEPT) return;
    for (const control of findTextControls(form)) {
      const text = typed[control.name];
      if (text && isEmpty(control)) control.value = text;
    }
  } catch {
    // As above; or somebody else's note.
  }
}

/** Controls that are typed or chosen in; none that is hidden, and no password. */
function findTextControls(form: HTMLFormElement): TextControl[] {
  return [...form.elements].filter((element): element is TextControl =>
    element.matches("select, :read-write:not([type=password])"),
  );
}

/** A select's first option stands for no choice, or for the default. */
function isEmpty(control: TextControl): boolean {
  return "options" in control ? control.selectedIndex <= 0 : control.value === "";
}
