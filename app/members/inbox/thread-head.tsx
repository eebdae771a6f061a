import { Link } from "@remix-run/react";
import { isValidElement } from "react";
import { beside, narrow } from "~/members/parts/list-beside.css";
import { ProposalChip } from "~/members/parts/state-chip";
import { briefPath, inboxPath, memberPath, proposalPath, proposalsPath } from "~/paths";
import { visuallyHidden } from "~/ui/hidden.css";
import { Icon } from "~/ui/icons";
import { touchTarget, wordTarget } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { aboutOf } from "./other-words";
import * as css from "./thread.css";
import type { ThreadPage } from "./thread-page.server";
import { ThreadTools } from "./thread-tools";

interface ThreadHeadProps extends Pick<ThreadPage, "conversation" | "list"> {
  isHirer: boolean;
  /** What the other is called. */
  name: string;
  /** `h2` beside the inbox, where the address names that. */
  as: "h1" | "h2";
  /** Where its forms are sent. */
  action: string;
}

/** With whom and about what, and what can be done with the conversation. */
export function ThreadHead({ conversation, list, isHirer, name, as: Title, action }: ThreadHeadProps) {
  const { id, kind, brief, proposal, with: other } = conversation;
  // In a line where there is room, else behind the menu.
  const ways = [
    brief && proposal && (!isHirer || other) && (
      <Link
        key="proposal"
        className={touchTarget}
        to={isHirer && other ? proposalsPath(brief.id, other.uid) : proposalPath(brief.id)}
      >
        {isHirer ? "Read the proposal" : "Your proposal"}
      </Link>
    ),
    other && (
      <Link key="profile" className={touchTarget} to={memberPath(other.uid, brief?.id)}>
        Their profile
      </Link>
    ),
  ].filter((way) => isValidElement(way));
  return (
    <header className={css.head}>
      <span className={`${css.back} ${narrow}`}>
        <Link className={wordTarget} to={inboxPath(list)}>
          <Icon path="M17 10H4M9 5l-5 5 5 5" />
          <span className={visuallyHidden}>All conversations</span>
        </Link>
      </span>
      <Monogram uid={other?.uid ?? id} name={name} size="large" />
      <Title className={css.title} dir="auto">
        {name}
      </Title>
      <ThreadTools conversation={conversation} action={action}>
        {ways}
      </ThreadTools>
      <p className={css.ways}>
        {kind === "BRIEFS" && brief ? (
          <Link className={css.about} to={briefPath(brief.id)}>
            {aboutOf(conversation)}
          </Link>
        ) : (
          <span className={css.about}>{aboutOf(conversation)}</span>
        )}
        {proposal && <ProposalChip status={proposal.status} />}
        {ways.map((way) => (
          <span key={way.key} className={beside}>
            {way}
          </span>
        ))}
      </p>
    </header>
  );
}
