import { Form, Link } from "@remix-run/react";
import { useState } from "react";
import { markOf } from "~/contract/press";
import { foot, narrow, pane, scrolls } from "~/members/parts/list-beside.css";
import { ProposalChip } from "~/members/parts/state-chip";
import { useViewer } from "~/members/viewer/use-viewer";
import { kindWords } from "~/members/words/member-words";
import { briefPath, conversationPath, inboxPath, memberPath, proposalPath, proposalsPath } from "~/paths";
import { IntentButton, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { touchTarget } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { Notice } from "~/ui/notice";
import { OlderLink } from "~/ui/older-link";
import { PageHeading } from "~/ui/page-heading";
import { formErrors, type PostAnswer } from "~/web/forms/post-answer";
import { Composer } from "./composer";
import { MessageList } from "./message-list";
import { aboutOf, nameOfOther } from "./other-words";
import * as css from "./thread.css";
import type { ThreadPage } from "./thread-page.server";
import { ThreadTools } from "./thread-tools";
import { useKeptInSight } from "./use-kept-in-sight";

interface ThreadProps extends ThreadPage {
  answer: PostAnswer<never> | undefined;
}

/** A conversation: what was written and what happened, where one writes, and how one has it. */
export function Thread({ answer, ...page }: ThreadProps) {
  const { conversation, items, older, isOlder, list, editing, warns, uid } = page;
  const { id, proposal } = conversation;
  const isHirer = useViewer()?.kind === "HIRER";
  const name = nameOfOther(conversation);
  useKeptInSight("write", items.at(-1)?.id);
  const isWritten = answer?.intent === "send" || answer?.intent === "edit";
  return (
    <article className={pane}>
      <header>
        <p className={narrow}>
          <Link className={touchTarget} to={inboxPath(list)}>
            All conversations
          </Link>
        </p>
        <Heading {...page} isHirer={isHirer} name={name} />
      </header>
      <div className={`${scrolls} ${css.thread}`}>
        {!isWritten && (
          <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
        )}
        <OlderLink to={older && conversationPath(id, list, older)}>Earlier messages</OlderLink>
        <MessageList
          // Made anew for another part of it, so that what comes is read out and what one goes to isn’t.
          key={isOlder ? items[0]?.id : "newest"}
          items={items}
          name={name}
          isHirer={isHirer}
          reason={proposal?.reason ?? null}
          editPath={({ number }) => `${withEdit(conversationPath(id, list), number)}#write`}
          editor={(item) => {
            const isRefused =
              answer?.intent === "edit" && answer.lastResult.initialValue?.message === item.id;
            if (!isRefused && (!item.editableUntil || item.number !== editing)) return null;
            return (
              <Composer
                id={`edit-${item.id}`}
                label="Change your message"
                uid={uid}
                intent="edit"
                button="Save"
                name="message"
                value={item.id}
                text={item.text ?? ""}
                takesFocus
                answer={answer}
                back={conversationPath(id, list)}
              />
            );
          }}
        />
        {isOlder && (
          <p>
            <LinkButton to={`${conversationPath(id, list)}#write`} variant="secondary">
              Newest messages
            </LinkButton>
          </p>
        )}
        {warns && (
          <Notice title="Before a yes, keep money out of it">
            Somebody mentioned a bank account or a messenger. It is often fine. But never pay to get work, and
            don’t pay for work before you have agreed on it.
          </Notice>
        )}
        <ThreadTools conversation={conversation} />
      </div>
      <section id="write" aria-label="Write" className={foot}>
        <Write {...page} answer={answer} name={name} />
      </section>
    </article>
  );
}

function withEdit(path: string, number: number | null): string {
  return `${path}${path.includes("?") ? "&" : "?"}edit=${number}`;
}

function Heading({ conversation, isHirer, name }: ThreadPage & { isHirer: boolean; name: string }) {
  const { id, kind, brief, proposal, with: other } = conversation;
  return (
    <PageHeading
      title={name}
      mark={<Monogram uid={other?.uid ?? id} name={name} size="large" />}
      lede={
        <>
          {other && kindWords[other.kind]}
          {other && " · "}
          {kind === "BRIEFS" && brief ? (
            <Link to={briefPath(brief.id)}>{aboutOf(conversation)}</Link>
          ) : (
            aboutOf(conversation)
          )}
          <span className={css.ways}>
            {proposal && <ProposalChip status={proposal.status} />}
            {brief && proposal && (!isHirer || other) && (
              <Link to={isHirer && other ? proposalsPath(brief.id, other.uid) : proposalPath(brief.id)}>
                {isHirer ? "Read the proposal" : "Your proposal"}
              </Link>
            )}
            {other && <Link to={memberPath(other.uid, brief?.id)}>Profile</Link>}
          </span>
        </>
      }
    />
  );
}

/** The form, or why nothing can be written. What was typed stays, whatever has become of the conversation. */
function Write({ answer, name, ...page }: ThreadProps & { name: string }) {
  const { conversation, uid, items } = page;
  const { id, moves, blocked, withState } = conversation;
  const answered = answer?.intent === "send" ? answer.lastResult.initialValue?.key : undefined;
  const [key, setKey] = useState({ now: answered ?? page.messageKey, sent: 0 });
  // Its message has arrived: the next one is another.
  if (items.some((item) => item.id.includes(`~${markOf(key.now)}-`)))
    setKey({ now: page.messageKey, sent: key.sent + 1 });
  // Refused, and not arrived since.
  const refused = answered !== undefined && answered === key.now ? answer : undefined;
  // What is being typed isn't taken away by news that come meanwhile: sending it says why it can't be.
  const [wasOpen, setWasOpen] = useState(false);
  if (!wasOpen && moves.includes("WRITE")) setWasOpen(true);
  if (refused || (!blocked && (wasOpen || moves.includes("WRITE"))))
    return (
      <Composer
        key={key.sent}
        id={`message-${id}`}
        label={`Message to ${name}`}
        uid={uid}
        intent="send"
        button="Send"
        name="key"
        value={key.now}
        takesFocus={key.sent > 0}
        answer={refused}
      />
    );
  if (blocked)
    return (
      <Notice
        title={`You blocked ${name}`}
        action={
          <Form method="post">
            <IntentButton intent="unblock" variant="secondary">
              Unblock
            </IntentButton>
          </Form>
        }
      >
        Neither of you can send messages.
      </Notice>
    );
  return <Notice title="You can’t write here now">{whyNot(withState)}</Notice>;
}

function whyNot(state: ThreadPage["conversation"]["withState"]): string {
  if (state === "GONE") return "Their account is gone, and what they wrote went with it.";
  if (state === "AWAY") return "Their account is not active. What was written stays here.";
  return "One of you has blocked the other, or your own account is not active. What was written stays here.";
}
