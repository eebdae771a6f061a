import { type ReactNode, useId } from "react";
import { heading, panel } from "./panel.css";

/** A part of a page under a thin rule, with its heading. Not a card: parts are told apart by space. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={panel} aria-labelledby={id}>
      <h2 className={heading} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
