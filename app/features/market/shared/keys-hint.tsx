import type { ReactNode } from "react";
import { useRuns } from "~/shell/client/use-runs";
import * as words from "~/words/market.generated";

/**
 * Names a list's keys once scripts run, since the keys need them. Its line is there from the start,
 * so that no row moves. `children`: the keys besides j and k.
 */
export function KeysHint({ children }: { children?: ReactNode }) {
  if (!useRuns()) return "\u00a0";
  return words.keysHint({ next: <kbd>j</kbd>, previous: <kbd>k</kbd>, more: children });
}
