import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { doneId } from "~/ui/done";

/**
 * Gives the keyboard the button of the form back that saved it: what was saved makes the form anew. What is said of it comes
 * into sight, wherever the page was scrolled to meanwhile.
 */
export function useFocusOnSave(formId: string, isSaved: boolean): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is one of its own
  useEffect(() => {
    const form = document.getElementById(formId);
    // What Enter presses can't be focused.
    const button = form?.querySelector<HTMLElement>("[name=intent]:not([tabindex='-1'])");
    if (!isSaved) return;
    button?.focus({ preventScroll: true });
    document.getElementById(doneId)?.scrollIntoView({ block: "nearest" });
  }, [formId, isSaved, key]);
}
