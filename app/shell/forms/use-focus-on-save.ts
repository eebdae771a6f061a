import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { doneId } from "~/ui/done";

/**
 * Returns the focus to the button that saved, because saving renders the form again. Scrolls its
 * message into view, wherever the page was scrolled to meanwhile.
 */
export function useFocusOnSave(formId: string, isSaved: boolean): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press runs it once
  useEffect(() => {
    const form = document.getElementById(formId);
    // The hidden button for Enter can't be focused.
    const button = form?.querySelector<HTMLElement>("[name=intent]:not([tabindex='-1'])");
    if (!isSaved) return;
    button?.focus({ preventScroll: true });
    document.getElementById(doneId)?.scrollIntoView({ block: "nearest" });
  }, [formId, isSaved, key]);
}
