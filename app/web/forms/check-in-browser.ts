/** What is said when a required field is empty: the server's own words (a test compares them). */
export const missing = {
  freelancer: { email: "Write your e-mail address.", name: "Write your name." },
  boutique: { email: "Write your e-mail address.", name: "Write the agency's name." },
  hire: { email: "Write your e-mail address.", organisation: "Write your organisation." },
  login: { email: "Write your e-mail address." },
} as const;

export const malformedEmail = "That doesn't look like an e-mail address. Write it like name@example.com.";

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
