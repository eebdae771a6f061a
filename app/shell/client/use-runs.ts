import { useEffect, useState } from "react";

/** Whether the page's scripts run: false in the server's document and until hydration. */
export function useRuns(): boolean {
  const [runs, setRuns] = useState(false);
  useEffect(() => setRuns(true), []);
  return runs;
}
