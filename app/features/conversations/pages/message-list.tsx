import type { ReactNode, RefObject } from "react";
import type { EndReason } from "~/domain/proposal";
import { scopeStanding } from "~/domain/scope";
import { LookChip } from "~/features/market/shared/state-chip";
import { scopeLooks } from "~/features/market/shared/state-looks";
import { reportPath, scopeItemPath } from "~/paths";
import { useTimes } from "~/shell/format/use-times";
import { AttachedFiles } from "~/ui/attached-files";
import { IntentButton } from "~/ui/button";
import { Form } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { touchTarget, wordTarget } from "~/ui/link.css";
import { disclosure } from "~/ui/second-thought.css";
import { finePrint, plainList, quiet, strong } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/conversations.generated";
import { question, standing as sayStanding } from "~/words/scope.generated";
import type { NamedOther } from "./conversation-texts";
import { describeEvent } from "./event-texts";
import { continues, newestNumber } from "./first-unread";
import * as css from "./thread.css";
import type { ThreadPage } from "./thread-page.server";
import { freshId } from "./use-thread-reading";

type Item = ThreadPage["items"][number];

interface MessageListProps {
  items: readonly Item[];
  /** The other member. */
  named: NamedOther;
  isHirer: boolean;
  /** The id of the first unread message. */
  fresh: string | null;
  /** The end of the newest message. */
  end: RefObject<HTMLSpanElement>;
  /** The id of the conversation, and of the work that it may be about. */
  work: string;
  /** What was asked about that; null where there is none. */
  scope: ThreadPage["conversation"]["scope"];
  /** Why the proposal was declined. */
  reason: EndReason | null;
  /** Where a message is changed. */
  editPath(item: Item): string;
  /** Where the conversation's forms are posted. */
  action: string;
  /** The form that replaces a message while it is changed. */
  editor(item: Item): ReactNode;
}

/**
 * Messages and events of the proposal, the oldest first, grouped by day and author; the new ones
 * below their line.
 */
export function MessageList({ items, fresh, end, ...props }: MessageListProps) {
  const { weekday: dayOf, shortClock: clockOf } = useTimes();
  const newest = newestNumber(items);
  return (
    <ol className={`${plainList} ${css.messages}`} aria-live="polite" aria-relevant="additions">
      {items.map((item, at) => {
        const day = dayOf(item.at);
        const before = items[at - 1];
        const isSameDay = before !== undefined && dayOf(before.at) === day;
        const isFresh = item.id === fresh;
        const goesOn = continues(before, item, isSameDay) && !isFresh;
        const clock = clockOf(item.at);
        return (
          <li key={item.id} className={goesOn ? css.follows : css.item}>
            {!isSameDay && <p className={css.day}>{day}</p>}
            {isFresh && (
              <p id={freshId} className={css.fresh}>
                {words.fresh()}
              </p>
            )}
            {item.event ? (
              <p className={css.event}>
                {describeEvent({ ...item, event: item.event }, props.isHirer, props.reason)}{" "}
                <time dateTime={item.at}>{clock}</time>
              </p>
            ) : (
              (props.editor(item) ?? (
                <Message
                  {...props}
                  item={item}
                  clock={clock}
                  goesOn={goesOn && before !== undefined && clockOf(before.at) === clock ? "minute" : goesOn}
                />
              ))
            )}
            {item.number === newest && <span ref={end} />}
          </li>
        );
      })}
    </ol>
  );
}

interface MessageProps extends Pick<MessageListProps, "named" | "editPath" | "action" | "work" | "scope"> {
  item: Item;
  clock: string;
  /** Whether it follows one of the same author; "minute" if also within the same minute. */
  goesOn: boolean | "minute";
}

function Message({ item, named, clock, goesOn, editPath, action, work, scope }: MessageProps) {
  const { at, own, text, files, editedAt, editableUntil, leftOut } = item;
  const side = own ? "own" : "other";
  const mayAsk = scope?.mayMark && text !== null;
  return (
    <div className={css.message[side]}>
      <div className={css.bubble[side]}>
        {/* Each message has its author and time for screen readers; only the first of a group
            shows them. */}
        <p className={goesOn === "minute" && !editedAt ? visuallyHidden : finePrint}>
          <bdi className={goesOn ? visuallyHidden : strong}>{own ? words.you() : named.name}</bdi>{" "}
          <time dateTime={at}>{clock}</time>
          {editedAt && ` · ${words.edited()}`}
        </p>
        {text === null ? (
          <p className={quiet}>{words.messageDeleted()}</p>
        ) : (
          text !== "" && <TypedText text={text} />
        )}
        <AttachedFiles files={files} unnamed={own ? words.ownPicture() : words.pictureFrom(named)} />
        {leftOut && <LeftOut {...leftOut} message={item.id} action={action} />}
        <Marked item={item} work={work} scope={scope} />
      </div>
      {(editableUntil || mayAsk || (!own && text !== null)) && (
        <details aria-label={words.moreAboutMessage()} data-print="no">
          <summary className={wordTarget}>
            <Icon path="M4 9v2M10 9v2M16 9v2" />
            <span className={visuallyHidden}>{words.moreAboutMessage()}</span>
          </summary>
          <div className={css.more}>
            {editableUntil && (
              <Link className={touchTarget} to={editPath(item)} preventScrollReset>
                {words.edit()}
              </Link>
            )}
            {mayAsk && (
              <Link className={touchTarget} to={scopeItemPath(work, item.id)}>
                {question()}
              </Link>
            )}
            {!own && (
              <Link className={touchTarget} to={reportPath("message", item.id)}>
                {words.reportMessage()}
              </Link>
            )}
          </div>
        </details>
      )}
    </div>
  );
}

/** What a message is beside the agreement, where one of the two asked. */
function Marked({ item: { id }, work, scope }: Pick<MessageProps, "item" | "work" | "scope">) {
  const marked = scope?.items.find((one) => one.id === id);
  if (!scope || !marked) return null;
  const standing = scopeStanding(marked, scope.side, scope.runs);
  return (
    <p>
      <Link className={touchTarget} to={scopeItemPath(work, id)}>
        <LookChip look={scopeLooks[standing]}>{sayStanding({ standing })}</LookChip>
      </Link>
    </p>
  );
}

interface LeftOutProps {
  text: string;
  mayPutBack: boolean;
  message: string;
  action: string;
  /** What the press does: goes back into the message, or sends what wasn't sent. */
  button?: string;
}

/** What a reply by e-mail was passed on without: its author alone sees it, on a press. */
export function LeftOut({ text, mayPutBack, message, action, button = words.putBack() }: LeftOutProps) {
  return (
    <details data-print="no">
      <summary className={disclosure}>{words.leftOut()}</summary>
      <TypedText text={text} className={quiet} />
      <p className={finePrint}>{words.leftOutHint()}</p>
      {mayPutBack && (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="message" value={message} />
          <IntentButton intent="putBack" variant="secondary">
            {button}
          </IntentButton>
        </Form>
      )}
    </details>
  );
}
