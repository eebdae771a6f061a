import { useRevalidator } from "@remix-run/react";
import { useCallback } from "react";
import { setQuiet } from "~/shell/client/load-frame";

/** Reloads the page's data in the background: the page stays until that succeeds. */
export function useQuietReload(): () => void {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    setQuiet(true);
    revalidate();
  }, [revalidate]);
}
