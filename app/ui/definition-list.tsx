import type { ReactNode } from "react";
import * as css from "./definition-list.css";

interface DefinitionListProps {
  /** [name, value]; a value of null is left out. */
  items: readonly (readonly [name: string, value: ReactNode | null])[];
}

/** Names and their values, a thin rule between: the facts of one object. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl>
      {items.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className={css.row}>
              <dt className={css.term}>{name}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
