import { isRouteErrorResponse } from "@remix-run/react";
import { Button } from "~/ui/button";
import * as css from "./unsent-form.css";

type Fields = [name: string, value: string][];

/** What a failed page says of what was posted to it. */
export const unsentWords = "All you typed is kept on this page: send it again in a moment.";

/** What was posted to the page that failed, field by field; undefined where nothing was. */
export function unsentOf(error: unknown): Fields | undefined {
  return isRouteErrorResponse(error) ? error.data?.unsent : undefined;
}

/** Posts the same again, to the address that the browser shows. What was written can be read and copied. */
export function UnsentForm({ fields }: { fields: Fields }) {
  const texts = new Set(fields.map(([, value]) => value).filter((value) => isText.test(value)));
  return (
    <form method="post" className={css.form}>
      {texts.size > 0 && (
        <details className={css.typed}>
          <summary className={css.label}>Show what you typed</summary>
          {[...texts].map((text) => (
            <p key={text} className={css.text}>
              {text}
            </p>
          ))}
        </details>
      )}
      {fields.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change, and names repeat
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <Button>Send again</Button>
    </form>
  );
}

/** More than one word of English letters: no choice, number, date or id is. */
const isText = /[^!-~]/;
