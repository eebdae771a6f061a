import type { ReactNode } from "react";
import * as css from "./page-heading.css";

interface PageHeadingProps {
  title: string;
  /** One sentence under the title. */
  lede?: ReactNode;
  /** The page's one next step, at the end of the row. */
  action?: ReactNode;
}

/** The page's only h1. */
export function PageHeading({ title, lede, action }: PageHeadingProps) {
  return (
    <header className={css.heading}>
      <div>
        <h1 dir="auto" className={css.title}>
          {title}
        </h1>
        {lede && <p className={css.lede}>{lede}</p>}
      </div>
      {action && <div>{action}</div>}
    </header>
  );
}
