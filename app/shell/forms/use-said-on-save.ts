import { useSearchParams } from "@remix-run/react";
import { useSaid } from "~/ui/said";
import * as words from "~/words/shellApp.generated";

/**
 * Announces that a draft was saved by its button, according to the address of its form; an autosave
 * announces nothing.
 */
export function useSaidOnSave(isAnswered: boolean): void {
  const [params] = useSearchParams();
  useSaid(params.has("saved") && !isAnswered ? words.draftSaved() : null);
}
