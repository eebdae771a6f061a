import { isRouteErrorResponse } from "@remix-run/react";
import { Button } from "~/ui/button";
import * as words from "~/words/shellApp.generated";
import * as css from "./unsent-form.css";

interface Unsent {
  fields: [name: string, value: string][];
  /** Whether sending it again may succeed. */
  again: boolean;
  /** The failed page's sentence about it. */
  text: string;
}

/**
 * What was posted to the page that failed; undefined if there is nothing to send again or to copy.
 */
export function unsentOf(error: unknown): Unsent | undefined {
  const fields: Unsent["fields"] | undefined = isRouteErrorResponse(error) ? error.data?.unsent : undefined;
  if (!fields || !isRouteErrorResponse(error)) return;
  const again = error.status === 429 || error.status >= 500;
  if (!again && textsIn(fields).length === 0) return;
  return { fields, again, text: again ? words.unsentAgain() : words.unsentCopy() };
}

/**
 * Shows the text to read and copy, and a button that posts all of it again to the address that the
 * browser shows.
 */
export function UnsentForm({ fields, again }: Unsent) {
  const texts = textsIn(fields);
  return (
    <form method="post" className={css.form}>
      {texts.length > 0 && (
        <details className={css.typed} open={!again}>
          <summary className={css.label}>{words.showTyped()}</summary>
          {texts.map((text) => (
            <p key={text} className={css.text}>
              {text}
            </p>
          ))}
        </details>
      )}
      {again &&
        fields.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields never change, and names repeat
          <input key={at} type="hidden" name={name} value={value} />
        ))}
      {again && <Button>{words.sendUnsent()}</Button>}
    </form>
  );
}

function textsIn(fields: Unsent["fields"]): string[] {
  return [...new Set(fields.map(([, value]) => value))].filter((value) => isText.test(value));
}

/** More than one word of ASCII letters, which no choice, number, date or id is. */
const isText = /[^!-~]/;
