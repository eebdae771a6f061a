import { proposalsPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { CountdownEnd, useSecondsLeft } from "~/ui/countdown";
import { Form } from "~/ui/form";
import * as words from "~/words/proposalsDecision.generated";
import * as refusals from "~/words/refusals.generated";
import type { WholeProposal } from "./decide-reads.server";
import { describeTelling } from "./decide-texts";
import * as css from "./decision.css";

interface UndoProps {
  briefId: string;
  proposal: Pick<WholeProposal, "applicantUid">;
  tellsAt: string;
  seconds: number;
  /** The button's text, if it undoes more than this decision. */
  text?: string;
}

/**
 * Undoes a decision, for as long as its applicant hasn't been told. Counts down where scripts run.
 */
export function Undo({
  briefId,
  proposal: { applicantUid },
  tellsAt,
  seconds,
  text = words.undo(),
}: UndoProps) {
  const left = useSecondsLeft(seconds, tellsAt);
  const { times, timed } = useTimed();
  const over = left === 0;
  return (
    <Form
      method="post"
      action={proposalsPath(briefId, applicantUid)}
      preventScrollReset
      className={buttonRow}
    >
      <input type="hidden" name="tellsAt" value={tellsAt} />
      <IntentButton intent="undo" variant="secondary" disabled={over}>
        {text}
      </IntentButton>
      <span className={css.until}>
        {timed(
          over
            ? describeTelling({ tellsAt: null, told: false }, times)
            : untilText(left, times.clock(tellsAt)),
        )}
      </span>
      <CountdownEnd left={left}>{refusals.tooLate()}</CountdownEnd>
    </Form>
  );
}

function untilText(left: number | null, end: string): string {
  if (left === null) return words.undoUntil({ end });
  const minutes = Math.floor(left / 60);
  const seconds = String(left % 60).padStart(2, "0");
  return words.undoFor({ left: `${minutes}:${seconds}` });
}
