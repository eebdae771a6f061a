import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { describeKept } from "~/features/market/shared/invitation-texts";
import { foot, pane } from "~/features/market/shared/list-beside.css";
import { conversationPath, invitationPath, messageFilesPath, proposalPath } from "~/paths";
import { useWasSeen } from "~/shell/client/use-was-seen";
import { Moment } from "~/shell/format/moment";
import { useTimed } from "~/shell/format/use-timed";
import { useTimes } from "~/shell/format/use-times";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { useViewer } from "~/shell/page/use-viewer";
import { Button, IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { OlderLink } from "~/ui/older-link";
import { SEEN_AFTER } from "~/values/durations";
import { markOf } from "~/values/press";
import * as words from "~/words/conversations.generated";
import { Composer } from "./composer";
import { namedOf, nameOfOther } from "./conversation-texts";
import { newestNumber, readUpTo } from "./first-unread";
import { LeftOut, MessageList } from "./message-list";
import * as css from "./thread.css";
import { ThreadHead } from "./thread-head";
import type { ThreadPage } from "./thread-page.server";
import { useMarkRead } from "./use-mark-read";
import { freshId, useThreadReading } from "./use-thread-reading";

// React warns of a layout effect on the server.
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Keeps an element in sight when new content above it pushes it down, if it was in sight before.
 */
function useKeptInSight(id: string, newest: string | undefined): void {
  const isInSight = useRef(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      isInSight.current = entry?.isIntersecting ?? false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  useBeforePaint(() => {
    if (newest && isInSight.current) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [id, newest]);
}

interface ThreadProps extends ThreadPage {
  answer: PostAnswer<never> | undefined;
  /** The address is the inbox's, which chose this conversation. */
  isBeside?: boolean;
}

/** A conversation: its messages and events, the composer, and its tools. */
export function Thread({ answer, isBeside = false, ...page }: ThreadProps) {
  const { conversation, items, older, isOlder, list, editing, warns, isChosen } = page;
  const { id, proposal } = conversation;
  const isHirer = useViewer()?.kind === "HIRER";
  const name = nameOfOther(conversation);
  const here = conversationPath(id, list);
  // Nothing in an older part is new.
  const part = isOlder ? (items[0]?.id ?? "") : "newest";
  const reading = useThreadReading(items, isOlder ? 0 : conversation.unread, part);
  const [opened] = useState(() => newestNumber(items));
  const isSeen = useWasSeen(id, isChosen ? 0 : SEEN_AFTER, reading.box);
  // What its reader has marked as unread waits until they choose it.
  const mayRead = isSeen && (isChosen || !conversation.markedUnread);
  const newest = Math.max(opened, reading.seen);
  useMarkRead({
    action: here,
    known: page.isRead ? opened : 0,
    upTo: mayRead ? (conversation.markedUnread ? newest : readUpTo(items, newest)) : 0,
  });
  useKeptInSight("write", items.at(-1)?.id);
  // Forms that say themselves what is wrong.
  const isWritten = ["send", "insert", "edit", "snooze"].includes(answer?.intent ?? "");
  return (
    <article className={pane}>
      <ThreadHead
        {...page}
        answer={answer}
        isHirer={isHirer}
        name={name}
        as={isBeside ? "h2" : "h1"}
        action={here}
      />
      <div ref={reading.box} className={css.text}>
        <div className={css.thread}>
          {!isWritten && (
            <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
          )}
          <OlderLink to={older && conversationPath(id, list, older)}>{words.earlierMessages()}</OlderLink>
          <MessageList
            // A new element for another part, so that arriving messages are announced but a part
            // that one goes to isn't.
            key={part}
            items={items}
            named={namedOf(conversation)}
            work={id}
            scope={conversation.scope}
            action={here}
            isHirer={isHirer}
            fresh={reading.fresh}
            end={reading.end}
            reason={proposal?.reason ?? null}
            editPath={({ number }) => `${withEdit(here, number)}#write`}
            editor={(item) => {
              const isRefused =
                answer?.intent === "edit" && answer.lastResult.initialValue?.message === item.id;
              if (!isRefused && (!item.editableUntil || item.number !== editing)) return null;
              return (
                <Composer
                  id={`edit-${item.id}`}
                  label={words.changeMessage()}
                  intent="edit"
                  action={here}
                  button={words.save()}
                  name="message"
                  value={item.id}
                  text={item.text ?? ""}
                  takesFocus
                  answer={answer}
                  back={here}
                />
              );
            }}
          />
          {isOlder && (
            <p>
              <LinkButton to={`${here}#${freshId}`} variant="secondary">
                {words.newestMessages()}
              </LinkButton>
            </p>
          )}
          {!isOlder && <UnsentReplies {...page} action={here} />}
          <InvitationToAnswer {...page} name={name} />
          <Snoozed {...page} action={here} />
          {warns && <Notice title={words.paymentTitle()}>{words.paymentText()}</Notice>}
          <span ref={reading.bottom} id={reading.fresh === null ? freshId : undefined} />
        </div>
      </div>
      <section id="write" aria-label={words.write()} className={foot} data-print="no">
        {reading.below > 0 && (
          <Button type="button" variant="quiet" onClick={reading.goToEnd}>
            {words.newBelow({ count: reading.below })}
          </Button>
        )}
        <Write {...page} answer={answer} name={name} action={here} />
      </section>
    </article>
  );
}

/** Replies by e-mail in which nothing of their author's own was found: they alone see these. */
function UnsentReplies({ conversation: { unsentReplies }, action }: ThreadPage & { action: string }) {
  const { time } = useTimes();
  return unsentReplies.map(({ id, at, leftOut }) => (
    <Notice key={id} title={words.unsentReply({ at: time(at) })}>
      <LeftOut {...leftOut} message={id} action={action} button={words.sendLeftOut()} />
    </Notice>
  ));
}

/** The two answers to an invitation, below the hirer's line. */
function InvitationToAnswer({ conversation: { brief }, isOlder, name }: ThreadPage & { name: string }) {
  const { times, timed } = useTimed();
  if (isOlder || brief?.invitation?.status !== "SENT") return null;
  return (
    <Notice
      title={words.invitesYou({ name })}
      action={
        <div className={buttonRow}>
          <LinkButton to={proposalPath(brief.id)}>{words.writeProposal()}</LinkButton>
          <LinkButton to={invitationPath(brief.id)} variant="quiet">
            {words.declineInvitation()}
          </LinkButton>
        </div>
      }
    >
      {timed(describeKept(brief.invitation.keptUntil, times))}
    </Notice>
  );
}

/** Until when its reader snoozed the conversation. */
function Snoozed({ conversation: { snoozedUntil, moves }, action }: ThreadPage & { action: string }) {
  const { weekday, clock } = useTimes();
  if (snoozedUntil === null) return null;
  return (
    <Notice
      title={words.snoozedUntil({ day: weekday(snoozedUntil), clock: clock(snoozedUntil) })}
      action={
        moves.includes("UNARCHIVE") && (
          <Form method="post" action={action}>
            <IntentButton intent="unarchive" variant="secondary">
              {words.unarchive()}
            </IntentButton>
          </Form>
        )
      }
    />
  );
}

function withEdit(path: string, number: number | null): string {
  return `${path}${path.includes("?") ? "&" : "?"}edit=${number}`;
}

/**
 * The composer, or why nothing can be written. Typed text stays, whatever has become of the
 * conversation.
 */
function Write({ answer, name, action, ...page }: ThreadProps & { name: string; action: string }) {
  const { conversation, items } = page;
  const { id, moves, blocked } = conversation;
  const isOfMessage = answer?.intent === "send" || answer?.intent === "insert";
  const answered = isOfMessage ? answer.lastResult.initialValue?.key : undefined;
  const [key, setKey] = useState({ now: answered ?? page.messageKey, sent: 0 });
  // The message has arrived: the next one needs a new key.
  if (items.some((item) => item.id.includes(`~${markOf(key.now)}-`)))
    setKey({ now: page.messageKey, sent: key.sent + 1 });
  // A refused message that hasn't arrived since.
  const refused = answered !== undefined && answered === key.now ? answer : undefined;
  // News must not remove a form in use: sending it tells why it can't be sent.
  const [wasOpen, setWasOpen] = useState(false);
  if (!wasOpen && moves.includes("WRITE")) setWasOpen(true);
  if (refused || (!blocked && (wasOpen || moves.includes("WRITE"))))
    return (
      <Composer
        key={key.sent}
        id={`message-${id}`}
        label={words.messageTo(namedOf(conversation))}
        intent="send"
        action={action}
        button={words.send()}
        name="key"
        value={key.now}
        takesFocus={key.sent > 0 || refused?.intent === "insert"}
        answer={refused}
        filesAction={messageFilesPath(id)}
        snippets={page.snippets}
      />
    );
  if (blocked)
    return (
      <Notice
        title={words.blockedTitle(namedOf(conversation))}
        action={
          <Form method="post" action={action}>
            <IntentButton intent="unblock" variant="secondary">
              {words.unblock()}
            </IntentButton>
          </Form>
        }
      >
        {words.blockedText()}
      </Notice>
    );
  return <Notice title={words.mayNotWriteTitle()}>{whyNot(conversation)}</Notice>;
}

function whyNot(conversation: ThreadPage["conversation"]): ReactNode {
  const { withState: state, with: other } = conversation;
  if (state === "GONE") return words.otherIsGone();
  if (other?.leavesAt)
    return words.otherIsLeaving({ name: nameOfOther(conversation), until: <Moment at={other.leavesAt} /> });
  if (state === "AWAY") return words.otherIsAway();
  return words.mayNotWriteText();
}
