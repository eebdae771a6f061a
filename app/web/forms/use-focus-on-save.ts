import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Gives the keyboard the button of the form back that saved it: what was saved makes the form anew. */
export function useFocusOnSave(formId: string, isSaved: boolean): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is one of its own
  useEffect(() => {
    const form = document.getElementById(formId);
    // What Enter presses can't be focused.
    const button = form?.querySelector<HTMLElement>("[name=intent]:not([tabindex='-1'])");
    if (isSaved) button?.focus({ preventScroll: true });
  }, [formId, isSaved, key]);
}
