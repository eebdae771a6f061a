import type { ReactNode } from "react";
import { step } from "./step.css";
import { heading } from "./text.css";

/** How something stands, and the one thing to do about it. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={step}>
      <h2 className={heading}>{title}</h2>
      {children}
    </section>
  );
}
