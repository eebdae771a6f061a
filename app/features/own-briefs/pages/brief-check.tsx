import type { MouseEvent } from "react";
import type { CheckLine } from "~/domain/brief-check";
import { quiet, strong } from "~/ui/text.css";
import * as words from "~/words/briefsForm.generated";
import { formatList } from "~/words/lists";
import * as css from "./brief-editor.css";

interface BriefCheckProps {
  check: readonly CheckLine[];
  /** The address of a field of the form. */
  hrefOf(field: string): string;
  /** Whether the form already lists this field's fault above its fields; it isn't listed twice. */
  isTold(field: string): boolean;
}

/**
 * What a brief still lacks, each line a link to its field: first what publishing needs, then what
 * is good to have.
 */
export function BriefCheck({ check, hrefOf, isTold }: BriefCheckProps) {
  const open = check.filter(({ met }) => !met);
  const needed = open.filter(({ required }) => required);
  const untold = needed.filter(({ field }) => !isTold(field));
  const wishes = open.filter(({ required }) => !required);
  const done = check.filter(({ met }) => met).map(({ noun }) => noun);
  return (
    <>
      {(untold.length > 0 || needed.length === 0) && (
        <p className={css.checkLede}>{words.checkLong({ missing: missingIn(check) })}</p>
      )}
      <CheckLines lines={untold} hrefOf={hrefOf} />
      {wishes.length > 0 && <p className={css.checkLede}>{words.goodToHave()}</p>}
      <CheckLines lines={wishes} hrefOf={hrefOf} />
      {done.length > 0 && <p className={css.checkLede}>{words.checkDone({ fields: formatList(done) })}</p>}
    </>
  );
}

function CheckLines({ lines, hrefOf }: { lines: readonly CheckLine[]; hrefOf(field: string): string }) {
  if (lines.length === 0) return null;
  return (
    <ul className={css.checkList}>
      {lines.map(({ field, label, advice }) => (
        <li key={field}>
          <a className={css.checkLink} href={hrefOf(field)} onClick={foldAway}>
            <span className={strong}>{label}</span> <span className={quiet}>{advice}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** On a phone the open list would cover the field that its link leads to. */
function foldAway({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.closest("details")?.removeAttribute("open");
}

/** How many things publishing still needs. */
export function missingIn(check: readonly CheckLine[]): number {
  return check.filter(({ met, required }) => required && !met).length;
}
