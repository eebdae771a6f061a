import { useSearchParams } from "@remix-run/react";
import { useSaid } from "~/ui/said";

/**
 * Announces that a draft was saved by its button, according to the address of its form; an autosave
 * announces nothing.
 */
export function useSaidOnSave(isAnswered: boolean): void {
  const [params] = useSearchParams();
  useSaid(params.has("saved") && !isAnswered ? "Your draft is saved." : null);
}
