import type { ReactNode } from "react";
import * as css from "./empty-state.css";

interface EmptyStateProps {
  /** What will be here: "Briefs that fit you". */
  title: string;
  /** How it gets here. */
  children: ReactNode;
  /** The one next step: a `LinkButton` or a `Button`. */
  action?: ReactNode;
}

/** In place of a list that has nothing yet: says what will be here and how to get there. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <h2 className={css.title}>{title}</h2>
      <div className={css.text}>{children}</div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
