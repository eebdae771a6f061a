import type { ReactNode } from "react";
import { step } from "./step.css";
import { heading } from "./text.css";

interface StepProps {
  title: ReactNode;
  /** Its state, where the title says more than that. */
  chip?: ReactNode;
  children: ReactNode;
}

/** How something stands, and the one thing to do about it. */
export function Step({ title, chip, children }: StepProps) {
  return (
    <section className={step} data-print="no">
      {chip && <p>{chip}</p>}
      <h2 className={heading}>{title}</h2>
      {children}
    </section>
  );
}
