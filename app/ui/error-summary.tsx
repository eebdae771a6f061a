import { useEffect, useRef } from "react";
import * as css from "./error-summary.css";
import type { Field } from "./field-parts";

interface ErrorSummaryProps {
  /** Errors that belong to no field. */
  formErrors?: string[];
  fields: Pick<Field, "id" | "errors">[];
  /** The answer that brought the errors: each new one takes the focus here, once. */
  lastResult: unknown;
}

/**
 * All that is to be fixed, at the top of a form, each line leading to its field. It takes the focus: by
 * `autofocus` in a page that the server made, so that this needs no JavaScript; by an effect in a running one.
 */
export function ErrorSummary({ formErrors = [], fields, lastResult }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<unknown>(null);
  const items = fields.flatMap(({ id, errors }) => (errors ?? []).map((message) => ({ id, message })));
  const count = items.length + formErrors.length;

  useEffect(() => {
    if (count === 0 || !lastResult || seen.current === lastResult) return;
    seen.current = lastResult;
    box.current?.focus();
  }, [count, lastResult]);

  if (count === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever sent the form has to know first that it came back
    <div ref={box} className={css.summary} role="alert" tabIndex={-1} autoFocus>
      <h2 className={css.heading}>{headingFor(items.length)}</h2>
      <ul className={css.list}>
        {formErrors.map((message) => (
          <li key={message}>{message}</li>
        ))}
        {items.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            <a className={css.link} href={`#${id}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function headingFor(fields: number): string {
  if (fields === 0) return "This was not sent";
  return fields === 1 ? "One thing to fix" : `${fields} things to fix`;
}
