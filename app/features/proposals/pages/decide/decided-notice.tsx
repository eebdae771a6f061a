import { narrow } from "~/features/market/shared/list-beside.css";
import { proposalsPath } from "~/paths";
import { useTimes } from "~/shell/format/use-times";
import type { ProposalCardFragment } from "~/shell/operations/operations.generated";
import { IntentButton } from "~/ui/button";
import { Done } from "~/ui/done";
import { Form } from "~/ui/form";
import { Monogram } from "~/ui/monogram";
import * as words from "~/words/proposalsDecision.generated";
import { nameOf } from "./decide-texts";
import { type Decided, describeDecided } from "./decided";

interface DecidedNoticeProps {
  briefId: string;
  decided: Decided | null;
  /** The page of this notice, to which undoing returns; the proposal's page by default. */
  back?: string;
  /** The proposals shown below. If one has an undo button of its own, that is the only one. */
  shown?: readonly Shown[];
}

type Shown = Pick<ProposalCardFragment, "applicantUid" | "moves">;

/** Shows the decision that led to this page, and undoes it until the applicants have been told. */
export function DecidedNotice({ briefId, decided, back, shown = [] }: DecidedNoticeProps) {
  const times = useTimes();
  const texts = decided && describeDecided(decided, times);
  if (!texts) return null;
  const face = decided.what === "accept" && (
    <Monogram
      uid={decided.applicantUid}
      name={nameOf(decided)}
      face={decided.applicant?.profile.face}
      through={briefId}
      size="large"
    />
  );
  if (!decided.mayUndo) return <Done {...texts} face={face} />;
  const undone = shown.filter(({ moves }) => moves.includes("TAKE_BACK"));
  const isShown = undone.some(({ applicantUid }) => applicantUid === decided.applicantUid);
  // A yes that fills the brief is undone with all that it declined, from here as well.
  const isOfOne = decided.more === 0 && !decided.filled;
  if (isOfOne && undone.length > 0 && !isShown) return <Done {...texts} face={face} />;
  return (
    <Done
      {...texts}
      said={words.undoForMinutes()}
      face={face}
      action={
        <Form
          method="post"
          action={proposalsPath(briefId, decided.applicantUid)}
          preventScrollReset
          className={isShown && decided.more === 0 ? narrow : undefined}
        >
          {back && <input type="hidden" name="back" value={back} />}
          {decided.tellsAt && <input type="hidden" name="tellsAt" value={decided.tellsAt} />}
          {decided.what === "declines" && <input type="hidden" name="all" value="on" />}
          <IntentButton intent="undo" variant="secondary">
            {words.undo()}
          </IntentButton>
        </Form>
      }
    />
  );
}
