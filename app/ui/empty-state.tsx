import type { ReactNode } from "react";
import * as css from "./empty-state.css";

interface EmptyStateProps {
  /** What the list will contain: "Briefs that fit you". */
  title: string;
  /** How the list gets filled. */
  children: ReactNode;
  /** The one next step: a `LinkButton` or a `Button`. */
  action?: ReactNode;
}

/** Shown instead of an empty list: what it will contain and how to fill it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <h2 className={css.title}>{title}</h2>
      <div className={css.text}>{children}</div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
