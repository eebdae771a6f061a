import type { ReactNode } from "react";
import { heading, panel } from "./panel.css";

/**
 * A part of a page under a thin rule, with its heading. Not a card: space separates the parts. Not
 * a landmark: several parts may have the same heading, and headings are enough to find them.
 */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={panel}>
      <h2 className={heading}>{title}</h2>
      {children}
    </section>
  );
}
