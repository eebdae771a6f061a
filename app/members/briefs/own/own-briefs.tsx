import { Link } from "@remix-run/react";
import { briefCounts, briefStates } from "~/contract/brief";
import { PagedList } from "~/members/parts/paged-list";
import { briefPath, editBriefPath, newBriefPath, ownBriefsPath, proposalsPath } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import type { BriefCardFragment, BriefStatus } from "~/web/operations/operations.generated";
import { BriefCard, BriefCards } from "../brief-card";
import { describeProposals, describeState } from "./own-brief-words";
import * as css from "./own-briefs.css";
import type { loadOwnBriefs } from "./own-briefs.server";

type Own = Awaited<ReturnType<typeof loadOwnBriefs>>;

/** A hirer's own briefs, by state. */
export function OwnBriefs({ own }: { own: Own }) {
  const { status, briefs, next, done } = own;
  return (
    <>
      <PageHeading
        title="Your briefs"
        lede="What you ask for, who answered, and your reply dates."
        action={<LinkButton to={newBriefPath()}>New brief</LinkButton>}
      />
      {done === "deleted" && <Notice title="The draft is deleted" />}
      <States {...own} />
      <PagedList
        place={{ ...own, next: next && ownBriefsPath(status, next) }}
        count={briefs.length}
        older="Older briefs"
        empty={empty[status]}
        end={{ title: "No older briefs" }}
      >
        <BriefCards>
          {briefs.map((brief) => (
            <OwnCard key={brief.id} brief={brief} />
          ))}
        </BriefCards>
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
              {label}
              <span className={css.count}>{counts[briefCounts[one]]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OwnCard({ brief }: { brief: BriefCardFragment }) {
  const isDraft = brief.status === "DRAFT";
  const step = nextStep(brief);
  return (
    <BriefCard
      brief={{ ...brief, title: brief.title ?? "Untitled draft" }}
      to={isDraft ? editBriefPath(brief.id) : undefined}
      above={describeState(brief)}
    >
      {!isDraft && <span>{describeProposals(brief)}</span>}
      {step && (
        <span className={css.step}>
          <LinkButton to={step.to} variant="secondary">
            {step.label}
          </LinkButton>
        </span>
      )}
    </BriefCard>
  );
}

/** The one thing to do next with a brief. */
function nextStep({ id, status, counts, hidden }: BriefCardFragment): { to: string; label: string } {
  if (status === "DRAFT") return { to: editBriefPath(id), label: "Continue editing" };
  const waiting = counts.sent + counts.shortlisted;
  // A hirer who is suspended reads no proposals.
  if ((status === "OPEN" || status === "SHORTLISTING") && !hidden) {
    if (waiting > 0)
      return {
        to: proposalsPath(id),
        label: `Answer ${waiting} ${waiting === 1 ? "proposal" : "proposals"}`,
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
    text: "Once you publish a brief it stands here until its last day for proposals, with who answered.",
  },
  SHORTLISTING: {
    title: "Nothing to decide",
    text: "Briefs that take no more proposals wait here for your decisions, until the date you named.",
  },
  FILLED: {
    title: "None filled yet",
    text: "A brief comes here when you accept somebody for its last seat.",
  },
  CLOSED: {
    title: "None closed",
    text: "Briefs that ended without filling every seat are kept here, with the reason. Any of them can be copied to a new draft.",
  },
};
