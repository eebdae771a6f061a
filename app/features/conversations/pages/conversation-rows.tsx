import { conversationPath, type InboxList } from "~/paths";
import { useTimes } from "~/shell/format/use-times";
import type { ConversationRowFragment, FoundMessagesQuery } from "~/shell/operations/operations.generated";
import { unread as badge } from "~/ui/app-shell.css";
import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { Monogram } from "~/ui/monogram";
import { plainList } from "~/ui/text.css";
import * as words from "~/words/conversations.generated";
import { aboutOf, languageOf, nameOfOther, personOf } from "./conversation-texts";
import { describeEvent } from "./event-texts";
import * as css from "./inbox.css";
import { freshId } from "./use-thread-reading";

interface RowsProps {
  /** The list that a conversation leads back to. */
  list: InboxList;
  /** The moment of the page, ISO 8601 UTC. */
  now: string;
}

interface ConversationRowsProps extends RowsProps {
  rows: readonly ConversationRowFragment[];
  isHirer: boolean;
  /** The conversation shown beside the list. */
  shown: string | null;
  /** The conversation that is being read, and so counts as read. */
  read: string | null;
}

/**
 * A list of conversations: each with the other's name, the subject, the last message and its time,
 * and the unread count.
 */
export function ConversationRows({ rows, list, now, isHirer, shown, read }: ConversationRowsProps) {
  return (
    <ul className={`${plainList} ${css.rows}`}>
      {rows.map((row) => {
        const isShown = row.id === shown;
        const unread = row.id === read ? 0 : row.unread;
        const { snoozedUntil } = row;
        return (
          <li key={row.id} className={css.row[isShown ? "shown" : unread > 0 ? "unread" : "rest"]}>
            <Face conversation={row} />
            <Head
              row={row}
              to={`${conversationPath(row.id, list)}${unread > 0 ? `#${freshId}` : ""}`}
              isShown={isShown}
              at={row.last?.at}
              now={now}
            />
            <p className={css.last}>
              <bdi className={row.last?.event ? css.event : css.oneLine}>
                {row.last ? lastOf(row.last, isHirer) : words.noMessages()}
              </bdi>{" "}
              {snoozedUntil ? (
                <span className={css.end}>{words.backOn({ day: <Day at={snoozedUntil} now={now} /> })}</span>
              ) : unread > 0 ? (
                <span className={badge}>
                  {words.unreadCount({
                    count: unread > 99 ? "99+" : String(unread),
                    hidden: (said) => <span className={visuallyHidden}>{said}</span>,
                  })}
                </span>
              ) : (
                (row.muted || row.archived) && <span className={css.end}>{marksOf(row)}</span>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Messages that a search has found, each with its conversation, which opens at that message. */
export function FoundRows({ found, list, now }: RowsProps & { found: Found }) {
  return (
    <ul className={`${plainList} ${css.rows}`}>
      {found.map(({ id, at, own, text, number, conversation }) => (
        <li key={id} className={css.row.rest}>
          <Face conversation={conversation} />
          <Head
            row={conversation}
            // The page of the conversation that ends with this message.
            to={conversationPath(conversation.id, list, number + 1)}
            isShown={false}
            at={at}
            now={now}
          />
          <p className={css.found}>
            {own ? words.youWroteFound({ text: <bdi>{text}</bdi> }) : <bdi>{text}</bdi>}
          </p>
        </li>
      ))}
    </ul>
  );
}

type Found = NonNullable<FoundMessagesQuery["viewer"]>["messages"]["nodes"];

function Face({ conversation }: { conversation: ConversationRowFragment }) {
  return (
    <span className={css.face}>
      <Monogram
        uid={conversation.with?.uid ?? conversation.id}
        name={nameOfOther(conversation)}
        face={conversation.with?.profile.face}
        through={conversation.brief?.id}
        size="large"
      />
    </span>
  );
}

interface HeadProps {
  row: ConversationRowFragment;
  to: string;
  isShown: boolean;
  at: string | undefined;
  now: string;
}

function Head({ row, to, isShown, at, now }: HeadProps) {
  const person = personOf(row);
  return (
    <>
      <p className={css.name}>
        <Link
          className={css.link}
          to={to}
          aria-current={isShown ? "page" : undefined}
          preventScrollReset
          data-row
        >
          <bdi>{nameOfOther(row)}</bdi>
          {person && <bdi className={css.person}> · {person}</bdi>}
        </Link>
      </p>
      <span className={css.time}>{at && <When at={at} now={now} />}</span>
      <p dir="auto" lang={languageOf(row)} className={css.about}>
        {aboutOf(row)}
      </p>
    </>
  );
}

/** The time of day for today, else the day. */
function When({ at, now }: { at: string; now: string }) {
  const { isSameDay, shortClock, shortDay } = useTimes();
  return <time dateTime={at}>{isSameDay(at, now) ? shortClock(at) : shortDay(at, now)}</time>;
}

function Day({ at, now }: { at: string; now: string }) {
  const { shortDay } = useTimes();
  return <time dateTime={at}>{shortDay(at, now)}</time>;
}

/** What its reader has done with it. */
function marksOf({ muted, archived }: ConversationRowFragment): string {
  if (muted) return archived ? words.mutedAndArchived() : words.muted();
  return words.archived();
}

/** The last message or event of a conversation, in one line. */
function lastOf(
  { own, text, event }: NonNullable<ConversationRowFragment["last"]>,
  isHirer: boolean,
): string {
  if (event) return describeEvent({ event, own }, isHirer);
  if (text === null) return words.deletedMessage();
  return own ? words.youWrote({ text }) : text;
}
