import type { AgreementVersionStatus } from "~/domain/agreement";
import { LookChip } from "~/features/market/shared/state-chip";
import { agreementVersionLooks } from "~/features/market/shared/state-looks";
import { useTimed } from "~/shell/format/use-timed";
import { finePrint } from "~/ui/text.css";
import * as words from "~/words/agreements.generated";

interface VersionChipProps {
  status: AgreementVersionStatus;
  /** Whether it is the one that holds. */
  holds: boolean;
}

/** What became of a version. */
export function VersionChip({ status, holds }: VersionChipProps) {
  const state = holds ? "HOLDS" : status;
  return <LookChip look={agreementVersionLooks[state]}>{words.versionState({ status: state })}</LookChip>;
}

interface VersionEndProps {
  status: AgreementVersionStatus;
  answeredAt: string | null;
}

/** When that was; nothing while it waits for an answer. */
export function VersionEnd({ status, answeredAt }: VersionEndProps) {
  const { times, timed } = useTimed();
  if (status === "OFFERED" || !answeredAt) return null;
  return <p className={finePrint}>{timed(words.versionEnd({ status, day: times.day(answeredAt) }))}</p>;
}
