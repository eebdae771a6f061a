import type { ReactNode } from "react";
import { heading, marked, panel } from "./panel.css";

interface PanelProps {
  title: ReactNode;
  /** Shown before the title: a thumbnail. */
  mark?: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page under a thin rule, with its heading. Not a card: space separates the parts. Not
 * a landmark: several parts may have the same heading, and headings are enough to find them.
 */
export function Panel({ title, mark, children }: PanelProps) {
  return (
    <section className={panel}>
      <h2 className={mark ? `${heading} ${marked}` : heading}>
        {mark}
        {title}
      </h2>
      {children}
    </section>
  );
}
