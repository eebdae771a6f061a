import { briefCounts, briefStates, isRunning } from "~/domain/brief";
import { waitingForReply } from "~/domain/proposal";
import type { Times } from "~/domain/times";
import { BriefCards, BriefRow } from "~/features/briefs/shared/brief-row";
import { NewBriefLink } from "~/features/briefs/shared/new-brief-link";
import { exampleBriefs } from "~/features/market/shared/examples";
import { PagedList } from "~/features/market/shared/paged-list";
import { BriefChip, StateMark } from "~/features/market/shared/state-chip";
import { briefLooks } from "~/features/market/shared/state-looks";
import { reviewText } from "~/features/proposals/shared/waiting-texts";
import { briefPath, editBriefPath, ownBriefsPath, proposalsPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import type { BriefStatus, OwnBriefsQuery } from "~/shell/operations/operations.generated";
import { LinkButton } from "~/ui/button";
import { Done } from "~/ui/done";
import { Link } from "~/ui/link";
import { PageHeading } from "~/ui/page-heading";
import * as tabs from "~/ui/sub-nav.css";
import { finePrint, small, strong } from "~/ui/text.css";
import * as words from "~/words/briefsOwn.generated";
import { describeFilling, describeProposals, describeState } from "./own-brief-texts";
import type { loadOwnBriefs } from "./own-briefs.server";

type Own = Awaited<ReturnType<typeof loadOwnBriefs>>;
type OwnCard = NonNullable<OwnBriefsQuery["viewer"]>["briefs"]["nodes"][number];

/** A hirer's own briefs, by state. */
export function OwnBriefs({ own }: { own: Own }) {
  const { status, briefs, next, done } = own;
  return (
    <>
      <PageHeading title={words.listTitle()} action={<NewBriefLink />} />
      {done === "deleted" && <Done title={words.draftDeleted()} />}
      <States {...own} />
      <PagedList
        place={{ ...own, next: next && ownBriefsPath(status, next) }}
        count={briefs.length}
        older={words.older()}
        empty={{ ...empty[status](), examples: exampleBriefs(status) }}
        end={{ title: words.noOlder() }}
      >
        <BriefCards>
          {briefs.map((brief) => (
            <OwnRow key={brief.id} brief={brief} now={own.now} />
          ))}
        </BriefCards>
      </PagedList>
    </>
  );
}

function States({ status, counts }: Pick<Own, "status" | "counts">) {
  return (
    <nav aria-label={words.byStatus()}>
      <ul className={tabs.bar}>
        {briefStates.map(([one, label]) => (
          <li key={one}>
            <Link
              className={tabs.place}
              to={ownBriefsPath(one)}
              aria-current={one === status ? "page" : undefined}
            >
              <span>
                <StateMark look={briefLooks[one]} />
                {label()}
              </span>
              <span className={tabs.count}>{counts[briefCounts[one]]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OwnRow({ brief, now }: { brief: OwnCard; now: string }) {
  const { id, status } = brief;
  const isDraft = status === "DRAFT";
  const step = nextStep(brief);
  const { times, timed } = useTimed();
  return (
    <BriefRow
      // Left out: the hirer knows the brief.
      brief={{ ...brief, summary: null }}
      to={isDraft ? editBriefPath(id) : briefPath(id)}
      now={now}
      chip={!brief.fillsAt && <BriefChip status={status} />}
      foot={
        <span className={step.waits && !isDraft ? `${small} ${strong}` : finePrint}>
          {timed(footOf(brief, times))}
        </span>
      }
      end={
        <LinkButton to={step.to} variant={step.waits ? "secondary" : "quiet"}>
          {step.label}
        </LinkButton>
      }
    />
  );
}

/** What has come of the brief so far. */
function footOf(brief: OwnCard, times: Times): string {
  if (brief.fillsAt) return describeFilling(brief.fillsAt, times);
  switch (brief.status) {
    case "DRAFT":
      return describeState(brief, times);
    case "CLOSED":
      return words.closedThen({ state: describeState(brief, times), proposals: describeProposals(brief) });
    default:
      return describeProposals(brief);
  }
}

interface NextStep {
  to: string;
  label: string;
  /** The brief waits for it. */
  waits?: true;
}

/** The one thing to do next with a brief. */
function nextStep({ id, status, counts, hidden }: OwnCard): NextStep {
  if (status === "DRAFT") return { to: editBriefPath(id), label: words.continueEditing(), waits: true };
  const waiting = waitingForReply(counts);
  // A suspended hirer reads no proposals.
  if (isRunning({ status }) && !hidden) {
    if (waiting > 0)
      return {
        to: proposalsPath(id),
        label: reviewText(waiting),
        waits: true,
      };
    if (counts.total > 0) return { to: proposalsPath(id), label: words.seeProposals() };
  }
  return { to: briefPath(id), label: status === "OPEN" ? words.seeBrief() : words.seeHowItEnded() };
}

const empty: Record<BriefStatus, () => { title: string; text: string }> = {
  DRAFT: () => ({ title: words.noDraftsTitle(), text: words.noDraftsText() }),
  OPEN: () => ({ title: words.noOpenTitle(), text: words.noOpenText() }),
  SHORTLISTING: () => ({ title: words.noInReviewTitle(), text: words.noInReviewText() }),
  FILLED: () => ({ title: words.noFilledTitle(), text: words.noFilledText() }),
  CLOSED: () => ({ title: words.noClosedTitle(), text: words.noClosedText() }),
};
