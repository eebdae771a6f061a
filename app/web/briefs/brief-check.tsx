import { visuallyHidden } from "~/ui/hidden.css";
import { CheckIcon } from "~/ui/icons";
import * as css from "./brief-editor.css";
import { toFormField } from "./brief-fields";
import type { CheckLine } from "./brief-form-answer";

interface BriefCheckProps {
  check: readonly CheckLine[];
  /** The address of a field of the form. */
  hrefOf(field: string): string;
}

/** What a good brief says, and whether this one does: what is missing first, each line leading to its field. */
export function BriefCheck({ check, hrefOf }: BriefCheckProps) {
  const order = (line: CheckLine) => (line.met ? 2 : line.required ? 0 : 1);
  const lines = [...check].sort((a, b) => order(a) - order(b));
  return (
    <ul className={css.checkList}>
      {lines.map((line) => (
        <li key={line.field} className={css.checkLine}>
          <Mark {...line} />
          {line.met ? (
            <span className={css.checkMet}>
              {line.label}
              <span className={visuallyHidden}>: done</span>
            </span>
          ) : (
            <div>
              <a className={css.checkLink} href={hrefOf(toFormField(line.field) ?? line.field)}>
                <span className={css.checkLabel}>{line.label}</span>
                {!line.required && " (good to have)"}
              </a>
              <p className={css.advice}>{line.advice}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Mark({ met, required }: CheckLine) {
  if (met)
    return (
      <span className={css.checkMark.met}>
        <CheckIcon />
      </span>
    );
  return (
    <span className={required ? css.checkMark.open : css.checkMark.wish} aria-hidden="true">
      ○
    </span>
  );
}

/** "3 to go before you can publish." */
export function describeCheck(check: readonly CheckLine[]): string {
  const missing = check.filter(({ met, required }) => required && !met).length;
  if (missing === 0) return "Nothing is missing: it can be published.";
  return `${missing} to go before you can publish.`;
}
