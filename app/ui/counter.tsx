import { useEffect, useState } from "react";
import { formatNumber } from "~/words/formats";
import * as words from "~/words/uiApp.generated";
import { counter } from "./field.css";
import type { Field } from "./field-parts";
import { visuallyHidden } from "./hidden.css";

/**
 * How much of a text's limit is used, counted as `maxlength` counts; without JavaScript, the limit.
 * Announced only when the limit is reached: announcing each letter would interrupt the typing. Read
 * on the way through the page it is a sentence: "2/25" would be a date or a fraction.
 */
export function Counter({ field: { id, maxLength = 0 } }: { field: Pick<Field, "id" | "maxLength"> }) {
  const [length, setLength] = useState<number | null>(null);
  useEffect(() => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const count = () => setLength(area.value.length);
    count();
    area.addEventListener("input", count);
    return () => area.removeEventListener("input", count);
  }, [id]);
  const most = formatNumber(maxLength);
  const used = length === null ? null : formatNumber(length);
  return (
    <>
      <p className={counter}>
        <span aria-hidden="true">
          {used === null ? words.upTo({ most }) : words.charactersUsed({ used, most })}
        </span>
        {used !== null && (
          <span className={visuallyHidden}>{words.charactersUsedSpoken({ used, most })}</span>
        )}
      </p>
      <span role="status" className={visuallyHidden}>
        {length !== null && length >= maxLength && words.limitReached({ most })}
      </span>
    </>
  );
}
