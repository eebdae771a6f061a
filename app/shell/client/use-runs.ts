import { useEffect, useState } from "react";

/** Whether the page runs: false in a document, until its scripts do. */
export function useRuns(): boolean {
  const [runs, setRuns] = useState(false);
  useEffect(() => setRuns(true), []);
  return runs;
}
