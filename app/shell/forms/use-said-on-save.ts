import { useSearchParams } from "@remix-run/react";
import { useSaid } from "~/ui/said";

/** Says that a draft was saved by its button, as the address of its form tells; what saves itself says nothing. */
export function useSaidOnSave(isAnswered: boolean): void {
  const [params] = useSearchParams();
  useSaid(params.has("saved") && !isAnswered ? "Your draft is saved." : null);
}
