import { isValidElement } from "react";
import { BackArrow } from "~/features/market/shared/back-arrow";
import { beside } from "~/features/market/shared/list-beside.css";
import { ProposalChip } from "~/features/market/shared/state-chip";
import { briefPath, inboxPath, memberPath, proposalPath, proposalsPath, workPathFor } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import * as words from "~/words/conversations.generated";
import { aboutOf, languageOf, personOf } from "./conversation-texts";
import { person as besideName } from "./inbox.css";
import * as css from "./thread.css";
import type { ThreadPage } from "./thread-page.server";
import { ThreadTools } from "./thread-tools";

interface ThreadHeadProps extends Pick<ThreadPage, "conversation" | "list" | "uid" | "now"> {
  answer: PostAnswer<never> | undefined;
  isHirer: boolean;
  /** The other member's name. */
  name: string;
  /** `h2` beside the inbox, when the address is the inbox's. */
  as: "h1" | "h2";
  /** Where the forms are sent. */
  action: string;
}

/** The other member, the subject, and the conversation's tools. */
export function ThreadHead({
  conversation,
  list,
  uid,
  now,
  answer,
  isHirer,
  name,
  as: Title,
  action,
}: ThreadHeadProps) {
  const { id, kind, brief, proposal, with: other } = conversation;
  const person = personOf(conversation);
  // In one line where there is room, else in the menu.
  const ways = [
    brief && proposal && (!isHirer || other) && (
      <Link
        key="proposal"
        className={touchTarget}
        to={isHirer && other ? proposalsPath(brief.id, other.uid) : proposalPath(brief.id)}
      >
        {isHirer ? words.readProposal() : words.yourProposal()}
      </Link>
    ),
    other && (
      <Link key="profile" className={touchTarget} to={memberPath(other.uid, brief?.id)}>
        {words.theirProfile()}
      </Link>
    ),
    brief && proposal?.status === "ACCEPTED" && (!isHirer || other) && (
      <Link key="work" className={touchTarget} to={workPathFor(brief.id, isHirer && other ? other.uid : uid)}>
        {words.work()}
      </Link>
    ),
  ].filter((way) => isValidElement(way));
  return (
    <header className={css.head}>
      <BackArrow to={inboxPath(list)}>{words.allConversations()}</BackArrow>
      <Monogram
        uid={other?.uid ?? id}
        name={name}
        face={other?.profile.face}
        through={brief?.id}
        size="large"
      />
      <Title className={css.title} dir="auto">
        {name}
        {person && <bdi className={besideName}> · {person}</bdi>}
      </Title>
      <ThreadTools conversation={conversation} now={now} action={action} answer={answer}>
        {ways}
      </ThreadTools>
      <p className={css.ways}>
        {kind === "BRIEFS" && brief ? (
          <Link dir="auto" lang={languageOf(conversation)} className={css.about} to={briefPath(brief.id)}>
            {aboutOf(conversation)}
          </Link>
        ) : (
          <span dir="auto" lang={languageOf(conversation)} className={css.about}>
            {aboutOf(conversation)}
          </span>
        )}
        {proposal && <ProposalChip status={proposal.status} forHirer={isHirer} />}
        {ways.map((way) => (
          <span key={way.key} className={beside}>
            {way}
          </span>
        ))}
      </p>
    </header>
  );
}
