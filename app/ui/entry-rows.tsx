import type { ReactNode } from "react";
import * as css from "./entry-rows.css";
import { hint as hintText, label as labelText, wide } from "./field.css";
import { visuallyHidden } from "./hidden.css";
import { disclosure } from "./second-thought.css";

interface EntryRowsProps {
  label: string;
  hint: string | undefined;
  /** The controls of each entry. */
  rows: readonly ReactNode[];
  /** How many of them have something in them. */
  typed: number;
  /** Names an entry to those who don’t see where it begins. */
  nameOf(index: number): string;
  /** What opens those that aren’t in sight. */
  more: string;
  /** Said below the last one: there is room for no more. */
  full?: string;
}

/** More would push what follows too far down; the others are folded while nothing is in them. */
const inSight = 2;

/** Entries of several controls: those that are written, an empty one for the next, and the rest. */
export function EntryRows({ label, hint, rows, typed, nameOf, more, full }: EntryRowsProps) {
  const shown = Math.max(inSight, typed + 1);
  const all = rows.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: each entry is its place in the form
    <fieldset key={index} className={css.row}>
      <legend className={visuallyHidden}>{nameOf(index)}</legend>
      {row}
    </fieldset>
  ));
  const last = full && <p className={hintText}>{full}</p>;
  return (
    <fieldset className={`${wide} ${css.rows}`}>
      <legend className={labelText}>{label}</legend>
      <p className={hintText}>{hint}</p>
      {all.slice(0, shown)}
      {shown < all.length ? (
        <details aria-label={more}>
          <summary className={disclosure}>{more}</summary>
          {all.slice(shown)}
          {last}
        </details>
      ) : (
        last
      )}
    </fieldset>
  );
}
