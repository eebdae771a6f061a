import { useEffect, useRef, useState } from "react";
import * as words from "~/words/ui.generated";
import * as css from "./error-summary.css";
import type { Field } from "./field-parts";

interface ErrorSummaryProps {
  /** Errors that belong to no field. */
  formErrors?: string[];
  fields: Pick<Field, "id" | "errors">[];
  /** The answer that brought the errors: each new answer moves the focus here, once. */
  lastResult: unknown;
}

/**
 * All errors at the top of a form, each linked to its field. It takes the focus: by `autofocus` in
 * the server's page, which needs no JavaScript; by an effect in a running page. Who went on to a
 * field before the scripts came stays there.
 */
export function ErrorSummary({ formErrors = [], fields, lastResult }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<unknown>(null);
  const [inDocument] = useState(lastResult);
  const items = fields.flatMap(({ id, errors }) => (errors ?? []).map((message) => ({ id, message })));
  const count = items.length + formErrors.length;

  useEffect(() => {
    if (count === 0 || !lastResult || seen.current === lastResult) return;
    seen.current = lastResult;
    const isElsewhere = document.activeElement !== document.body;
    if (lastResult !== inDocument || !isElsewhere) box.current?.focus();
  }, [count, lastResult, inDocument]);

  if (count === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the sender has to notice first that the form came back
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
  return fields === 0 ? words.notSent() : words.thingsToFix({ count: fields });
}
