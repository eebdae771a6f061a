import { malformedEmail } from "~/content/email-words";

/**
 * Tells at once what the browser can tell by itself: a required field left empty, a malformed address.
 * Errors by field, in the order shown; everything else is the server's to judge, so no rules and no zod
 * come along.
 */
export function checkInBrowser(
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
