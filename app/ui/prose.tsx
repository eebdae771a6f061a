import type { ReactNode } from "react";
import { prose } from "./prose.css";

/** Headings, paragraphs and lists of a long text, such as the terms. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={prose}>{children}</div>;
}
