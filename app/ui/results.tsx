import type { ReactNode } from "react";
import { results } from "./results.css";
import { resultsId } from "./results-id";

/** The heading of what a search found: how many. After a search it has the focus. */
export function Results({ children }: { children: ReactNode }) {
  return (
    <h2 id={resultsId} tabIndex={-1} className={results}>
      {children}
    </h2>
  );
}
