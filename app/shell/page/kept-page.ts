import { useEffect } from "react";

let count = 0;

/** While it shows a form's answer, and the typed text with it, that a reload would lose. */
export function useKeptPage(isKept: boolean): void {
  useEffect(() => {
    if (!isKept) return;
    count += 1;
    return () => {
      count -= 1;
    };
  }, [isKept]);
}

/** Whether the page can't be read again. */
export const isPageKept = () => count > 0;
