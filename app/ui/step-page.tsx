import type { ReactNode } from "react";
import { PageHeading } from "./page-heading";
import { page } from "./step-page.css";

interface StepPageProps {
  title: string;
  lede: ReactNode;
  /** The one action. */
  children: ReactNode;
}

/** A page with one step and nothing to fill in: a description, and the button under it. */
export function StepPage({ title, lede, children }: StepPageProps) {
  return (
    <div className={page}>
      <PageHeading title={title} lede={lede} />
      {children}
    </div>
  );
}
