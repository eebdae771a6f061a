import { LookChip } from "~/features/market/shared/state-chip";
import { versionLooks } from "~/features/market/shared/state-looks";
import type { VersionState } from "~/shell/operations/operations.generated";
import * as words from "~/words/proposalsDecision.generated";

/** That a proposal answers an earlier version of its brief; nothing for one that doesn't. */
export function VersionChip({ state }: { state: VersionState }) {
  if (state === "CURRENT") return null;
  return <LookChip look={versionLooks[state]}>{words.versionState({ state })}</LookChip>;
}
