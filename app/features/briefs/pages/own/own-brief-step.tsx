import { Form } from "@remix-run/react";
import { isRunning } from "~/content/brief";
import { briefFields } from "~/content/fields/brief-fields";
import { controlOf } from "~/content/fields/controls";
import { waitingForReply } from "~/content/proposal";
import { stepActions } from "~/features/briefs/pages/open/open-brief.css";
import { describeDate, describePlaces } from "~/features/briefs/parts/brief-texts";
import type { WholeBrief } from "~/features/briefs/parts/next-step";
import { BriefChip } from "~/features/market/parts/state-chip";
import { reviewText } from "~/features/proposals/parts/waiting-texts";
import { editBriefPath, proposalsPath, publishedPath } from "~/paths";
import { useTimes } from "~/shell/format/use-times";
import { IntentButton, LinkButton } from "~/ui/button";
import { touchTarget } from "~/ui/link.css";
import { Step } from "~/ui/step";
import { plainList } from "~/ui/text.css";
import type { Filling } from "./own-brief.server";
import { describeProposals, describeState } from "./own-brief-texts";

/** What state the brief is in, and the one thing to do about it. */
export function OwnStep({ brief, filling }: { brief: WholeBrief; filling: Filling | null }) {
  const times = useTimes();
  if (filling) return <FillingStep brief={brief} filling={filling} />;
  return (
    <Step title={describeState(brief, times)} chip={<BriefChip status={brief.status} />}>
      {brief.status === "DRAFT" ? <DraftStep brief={brief} /> : <ProposalsStep brief={brief} />}
    </Step>
  );
}

/** While the last yes can still be undone: when it will be told, and the way to undo it. */
function FillingStep({
  brief: { id },
  filling: { applicantUid, name, at },
}: {
  brief: WholeBrief;
  filling: Filling;
}) {
  const { clock } = useTimes();
  return (
    <Step title={`You said yes to ${name}`}>
      <p>
        {at
          ? `The brief is filled at ${clock(at)}, and everyone who still waits hears your reply then. Until then you can undo it.`
          : "Everyone who still waits is being told now. The brief is filled in a moment."}
      </p>
      <div className={stepActions}>
        {at && (
          <Form method="post" action={proposalsPath(id, applicantUid)}>
            <input type="hidden" name="tellsAt" value={at} />
            <IntentButton intent="undo" variant="secondary">
              Undo
            </IntentButton>
          </Form>
        )}
        <LinkButton to={proposalsPath(id)} variant="quiet">
          See the proposals
        </LinkButton>
      </div>
    </Step>
  );
}

function DraftStep({ brief }: { brief: WholeBrief }) {
  const { id, check, moves, revision } = brief;
  if (!moves.includes("EDIT"))
    return <p>Only you have read it. Your account can’t change it at the moment.</p>;
  const missing = (check ?? []).filter(({ met, required }) => required && !met);
  if (missing.length > 0) {
    return (
      <>
        <p>This is how others will read it. Before you can publish it, it needs:</p>
        <ul className={plainList}>
          {missing.map(({ field, label }) => (
            <li key={field}>
              <a
                className={touchTarget}
                href={`${editBriefPath(id)}#brief-${id}-${controlOf(briefFields, field)}`}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className={stepActions}>
          <LinkButton to={editBriefPath(id)}>Continue editing</LinkButton>
        </div>
      </>
    );
  }
  const mayPublish = moves.includes("PUBLISH");
  return (
    <>
      <p>
        {mayPublish
          ? "This is how others will read it. Nothing is missing."
          : "Nothing is missing. Confirm your e-mail address, and you can publish it."}
      </p>
      <div className={stepActions}>
        {mayPublish && (
          <Form method="post">
            <input type="hidden" name="revision" value={revision} />
            <IntentButton intent="publish">Publish</IntentButton>
          </Form>
        )}
        <LinkButton to={editBriefPath(id)} variant={mayPublish ? "quiet" : "primary"}>
          Continue editing
        </LinkButton>
      </div>
    </>
  );
}

/** "Answer 3 questions"; null where none waits. */
function describeAsked(asked: WholeBrief["unansweredQuestions"]): string | null {
  const count = asked?.nodes.length ?? 0;
  if (!asked || count === 0) return null;
  return `Answer ${count}${asked.pageInfo.hasNextPage ? "+" : ""} ${count === 1 ? "question" : "questions"}`;
}

function ProposalsStep({ brief }: { brief: WholeBrief }) {
  const { id, status, counts, hidden } = brief;
  const by = describeDate(brief, "decideBy", useTimes());
  const waiting = waitingForReply(counts);
  const runs = isRunning(brief);
  const kept = (brief.invitations ?? []).filter(({ keptUntil }) => keptUntil).length;
  const asked = runs ? describeAsked(brief.unansweredQuestions) : null;
  return (
    <>
      <p>
        {describeProposals(brief)}.{status === "OPEN" && ` ${describePlaces(brief)}.`}
        {kept > 0 && ` ${kept} kept for members you invited.`}
      </p>
      {runs && by && <p>Reply to everyone by {by}. What you haven’t decided by then closes by itself.</p>}
      {hidden && (
        <p>
          Your account is suspended: {runs && "nobody finds this brief, it takes no proposals, and "}you can’t
          read those that came in.
        </p>
      )}
      <div className={stepActions}>
        {counts.total > 0 && !hidden && (
          <LinkButton to={proposalsPath(id)}>
            {runs && waiting > 0 ? reviewText(waiting) : "See the proposals"}
          </LinkButton>
        )}
        {status === "OPEN" && !hidden && (
          <LinkButton to={publishedPath(id)} variant="secondary">
            Share and invite
          </LinkButton>
        )}
        {asked && (
          <LinkButton to="#questions" variant="secondary">
            {asked}
          </LinkButton>
        )}
      </div>
    </>
  );
}
