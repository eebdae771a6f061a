import type { ReactNode } from "react";
import { step } from "./step.css";
import { heading } from "./text.css";

interface StepProps {
  title: ReactNode;
  /** Its status, where the title says more than that. */
  chip?: ReactNode;
  children: ReactNode;
}

/** A status, and the one action to take. */
export function Step({ title, chip, children }: StepProps) {
  return (
    <section className={step} data-print="no">
      {chip && <p>{chip}</p>}
      <h2 className={heading}>{title}</h2>
      {children}
    </section>
  );
}
