import { quiet, strong } from "~/ui/text.css";
import * as css from "./brief-editor.css";
import type { CheckLine } from "./brief-form-answer";

interface BriefCheckProps {
  check: readonly CheckLine[];
  /** The address of a field of the form. */
  hrefOf(field: string): string;
}

/** What a brief still lacks, each line leading to its field: first what publishing needs. What is done follows in a sentence. */
export function BriefCheck({ check, hrefOf }: BriefCheckProps) {
  const open = check.filter(({ met }) => !met).sort((a, b) => Number(b.required) - Number(a.required));
  const done = check.filter(({ met }) => met).map(({ label }) => label.toLowerCase());
  return (
    <>
      {open.length > 0 && (
        <ul className={css.checkList}>
          {open.map((line) => (
            <li key={line.field} className={css.checkLine}>
              <span className={line.required ? css.checkMark.open : css.checkMark.wish} aria-hidden="true" />
              <div>
                <a className={css.checkLink} href={hrefOf(line.field)}>
                  <span className={strong}>{line.label}</span>
                  {!line.required && " (good to have)"}
                </a>
                <p className={quiet}>{line.advice}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {done.length > 0 && <p className={css.checkDone}>Done: {done.join(", ")}.</p>}
    </>
  );
}

/** "3 to go before you can publish." */
export function describeCheck(check: readonly CheckLine[]): string {
  const missing = check.filter(({ met, required }) => required && !met).length;
  return missing === 0
    ? "Nothing is missing: it can be published."
    : `${missing} to go before you can publish.`;
}
