import type { ReactNode } from "react";
import * as words from "~/words/examples.generated";
import * as css from "./empty-state.css";
import { Monogram } from "./monogram";
import { resultsId } from "./results-id";

/** One entry of a list as it might be. */
export interface Example {
  title: string;
  text: string;
  /** A `Chip`. */
  chip?: ReactNode;
  /** The title is a name, and has a face. */
  face?: true;
}

interface EmptyStateProps {
  /** What the list will contain: "Briefs that fit you". */
  title: string;
  /** How the list gets filled, in a sentence. */
  children: ReactNode;
  /** The one next step: a `LinkButton` or a `Button`. */
  action?: ReactNode;
  /** What the list will look like: for the eye alone. */
  examples?: readonly Example[] | undefined;
  /** It is what a search found. */
  isResult?: boolean;
}

/** Shown instead of an empty list: what it will contain, how to fill it, and how it will look. */
export function EmptyState({ title, children, action, examples, isResult = false }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <div className={css.words}>
        <h2 className={css.title} {...(isResult && { id: resultsId, tabIndex: -1 })}>
          {title}
        </h2>
        <div className={css.text}>{children}</div>
        {action && <div className={css.action}>{action}</div>}
      </div>
      {examples && (
        <div className={css.example} aria-hidden="true" data-print="no">
          <p className={css.label}>{words.label()}</p>
          {examples.map((example) => (
            <div key={example.title} className={css.item}>
              {example.face && <Monogram uid={example.title} name={example.title} size="large" />}
              <div className={css.itemText}>
                <p className={css.itemTitle}>{example.title}</p>
                {example.chip}
                <p>{example.text}</p>
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
