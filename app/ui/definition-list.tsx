import type { ReactNode } from "react";
import * as css from "./definition-list.css";

interface DefinitionListProps {
  /** [name, value]; a value of null is left out. */
  items: readonly (readonly [name: string, value: ReactNode | null])[];
  look?: keyof typeof css.list;
}

/** Names and their values: the facts of one object. */
export function DefinitionList({ items, look = "rows" }: DefinitionListProps) {
  return (
    <dl className={css.list[look] || undefined}>
      {items.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className={css.row[look]}>
              <dt className={css.term[look]}>{name}</dt>
              {/* A text alone has its own direction; among elements that have theirs, the page's words
                  have the page's. */}
              <dd className={css.value[look]}>{typeof value === "string" ? <bdi>{value}</bdi> : value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
