import { Link } from "@remix-run/react";
import { narrow } from "~/members/parts/list-beside.css";
import { ProposalChip } from "~/members/parts/state-chip";
import { briefPath, inboxPath, memberPath, proposalPath, proposalsPath } from "~/paths";
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
  return (
    <header className={css.head}>
      <p className={`${css.back} ${narrow}`}>
        <Link className={touchTarget} to={inboxPath(list)}>
          All conversations
        </Link>
      </p>
      <Monogram uid={other?.uid ?? id} name={name} size="large" />
      <Title className={css.title} dir="auto">
        {name}
      </Title>
      <ThreadTools conversation={conversation} action={action} />
      <p className={css.ways}>
        {kind === "BRIEFS" && brief ? (
          <Link className={touchTarget} to={briefPath(brief.id)}>
            {aboutOf(conversation)}
          </Link>
        ) : (
          <span>{aboutOf(conversation)}</span>
        )}
        {proposal && <ProposalChip status={proposal.status} />}
        {brief && proposal && (!isHirer || other) && (
          <Link
            className={touchTarget}
            to={isHirer && other ? proposalsPath(brief.id, other.uid) : proposalPath(brief.id)}
          >
            {isHirer ? "Read the proposal" : "Your proposal"}
          </Link>
        )}
        {other && (
          <Link className={wordTarget} to={memberPath(other.uid, brief?.id)}>
            Profile
          </Link>
        )}
      </p>
    </header>
  );
}
