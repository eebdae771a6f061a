import type { ReactNode } from "react";
import { useRuns } from "~/shell/client/use-runs";

/**
 * Names a list's keys once scripts run, since the keys need them. Its line is there from the start,
 * so that no row moves. `children`: the keys besides j and k.
 */
export function KeysHint({ children }: { children?: ReactNode }) {
  if (!useRuns()) return "\u00a0";
  return (
    <>
      With a name in focus: <kbd>j</kbd> next, <kbd>k</kbd> previous{children}.
    </>
  );
}
