import { Link } from "@remix-run/react";
import { briefCounts, briefStates, isRunning } from "~/content/brief";
import { waitingForReply } from "~/content/proposal";
import type { Times } from "~/content/times";
import { BriefRow, BriefRows } from "~/features/briefs/parts/brief-row";
import { NewBriefLink } from "~/features/briefs/parts/new-brief-link";
import * as css from "~/features/market/parts/choice-links.css";
import { PagedList } from "~/features/market/parts/paged-list";
import { BriefChip } from "~/features/market/parts/state-chip";
import { reviewText } from "~/features/proposals/parts/waiting-texts";
import { briefPath, editBriefPath, ownBriefsPath, proposalsPath } from "~/paths";
import { useTimes } from "~/shell/format/use-times";
import type { BriefStatus, OwnBriefsQuery } from "~/shell/operations/operations.generated";
import { LinkButton } from "~/ui/button";
import { Done } from "~/ui/done";
import { PageHeading } from "~/ui/page-heading";
import { finePrint } from "~/ui/text.css";
import { describeFilling, describeProposals, describeState } from "./own-brief-texts";
import type { loadOwnBriefs } from "./own-briefs.server";

type Own = Awaited<ReturnType<typeof loadOwnBriefs>>;
type OwnCard = NonNullable<OwnBriefsQuery["viewer"]>["briefs"]["nodes"][number];

/** A hirer's own briefs, by state. */
export function OwnBriefs({ own }: { own: Own }) {
  const { status, briefs, next, done } = own;
  return (
    <>
      <PageHeading title="Your briefs" action={<NewBriefLink />} />
      {done === "deleted" && <Done title="The draft is deleted" />}
      <States {...own} />
      <PagedList
        place={{ ...own, next: next && ownBriefsPath(status, next) }}
        count={briefs.length}
        older="Older briefs"
        empty={empty[status]}
        end={{ title: "No older briefs" }}
      >
        <BriefRows>
          {briefs.map((brief) => (
            <OwnRow key={brief.id} brief={brief} now={own.now} />
          ))}
        </BriefRows>
      </PagedList>
    </>
  );
}

function States({ status, counts }: Pick<Own, "status" | "counts">) {
  return (
    <nav aria-label="Your briefs by status">
      <ul className={css.states}>
        {briefStates.map(([one, label]) => (
          <li key={one}>
            <Link
              className={css.state}
              to={ownBriefsPath(one)}
              aria-current={one === status ? "page" : undefined}
              prefetch="intent"
            >
              {label()}
              <span className={css.count}>{counts[briefCounts[one]]}</span>
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
  return (
    <BriefRow
      // Left out: the hirer knows the brief.
      brief={{ ...brief, summary: null }}
      to={isDraft ? editBriefPath(id) : briefPath(id)}
      now={now}
      chip={!brief.fillsAt && <BriefChip status={status} />}
      foot={<span className={finePrint}>{footOf(brief, useTimes())}</span>}
      end={
        <LinkButton to={step.to} variant="secondary">
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
      return `${describeState(brief, times)} ${describeProposals(brief)}.`;
    default:
      return describeProposals(brief);
  }
}

/** The one thing to do next with a brief. */
function nextStep({ id, status, counts, hidden }: OwnCard): { to: string; label: string } {
  if (status === "DRAFT") return { to: editBriefPath(id), label: "Continue editing" };
  const waiting = waitingForReply(counts);
  // A suspended hirer reads no proposals.
  if (isRunning({ status }) && !hidden) {
    if (waiting > 0)
      return {
        to: proposalsPath(id),
        label: reviewText(waiting),
      };
    if (counts.total > 0) return { to: proposalsPath(id), label: "See the proposals" };
  }
  return { to: briefPath(id), label: status === "OPEN" ? "See the brief" : "See how it ended" };
}

const empty: Record<BriefStatus, { title: string; text: string }> = {
  DRAFT: {
    title: "No drafts",
    text: "What you begin and don’t publish yet is kept here, and only you see it.",
  },
  OPEN: {
    title: "No open briefs",
    text: "A published brief is here until its last day for proposals.",
  },
  SHORTLISTING: {
    title: "Nothing to decide",
    text: "Briefs that take no more proposals wait here for your decisions, until the reply date.",
  },
  FILLED: {
    title: "None filled yet",
    text: "A brief comes here when you have accepted as many people as it needs.",
  },
  CLOSED: {
    title: "None closed",
    text: "Briefs that ended without filling every seat are kept here, with the reason. Any of them can be copied to a new draft.",
  },
};
