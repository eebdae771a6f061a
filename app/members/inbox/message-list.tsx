import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { EndReason } from "~/contract/proposal";
import { reportPath } from "~/paths";
import { visuallyHidden } from "~/ui/hidden.css";
import { touchTarget } from "~/ui/link.css";
import { finePrint, plainList, quiet, strong } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import { describeEvent } from "./event-words";
import * as css from "./thread.css";
import type { ThreadPage } from "./thread-page.server";

type Item = ThreadPage["items"][number];

interface MessageListProps {
  items: readonly Item[];
  /** What the other is called. */
  name: string;
  isHirer: boolean;
  /** Why the proposal got a no. */
  reason: EndReason | null;
  /** Where a message is changed. */
  editPath(item: Item): string;
  /** In place of a message: the form in which it is changed. */
  editor(item: Item): ReactNode;
}

/** Messages and what happened to the proposal, the oldest first, day by day. */
export function MessageList({ items, ...props }: MessageListProps) {
  const { dayOf, clockOf } = useClock();
  return (
    <ol className={`${plainList} ${css.messages}`} aria-live="polite" aria-relevant="additions">
      {items.map((item, at) => {
        const day = dayOf(item.at);
        const before = items[at - 1];
        return (
          <li key={item.id} className={css.item}>
            {(!before || dayOf(before.at) !== day) && <p className={css.day}>{day}</p>}
            {item.event ? (
              <p className={css.event}>
                {describeEvent(item.event, props.isHirer, props.reason)}{" "}
                <time dateTime={item.at}>{clockOf(item.at)}</time>
              </p>
            ) : (
              (props.editor(item) ?? <Message {...props} item={item} clock={clockOf(item.at)} />)
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Message({ item, name, clock, editPath }: MessageProps) {
  const { at, own, text, editedAt, editableUntil } = item;
  return (
    <div className={css.message[own ? "own" : "other"]}>
      <p className={finePrint}>
        <bdi className={strong}>{own ? "You" : name}</bdi> <time dateTime={at}>{clock}</time>
        {editedAt && " · edited"}
        {editableUntil && (
          <>
            {" "}
            <Link className={`${touchTarget} ${css.edit}`} to={editPath(item)} preventScrollReset>
              Edit
            </Link>
          </>
        )}
        {!own && text !== null && (
          <>
            {" "}
            <Link className={`${touchTarget} ${css.edit}`} to={reportPath("message", item.id)}>
              Report
              <span className={visuallyHidden}> this message</span>
            </Link>
          </>
        )}
      </p>
      {text === null ? (
        <p className={quiet}>This message was deleted with its account.</p>
      ) : (
        <TypedText text={text} />
      )}
    </div>
  );
}

type MessageProps = Pick<MessageListProps, "name" | "editPath"> & { item: Item; clock: string };

/** Days and times by the reader's own clock; by UTC, which is said, until JavaScript runs. */
function useClock() {
  const [isLocal, setIsLocal] = useState(false);
  useEffect(() => setIsLocal(true), []);
  return useMemo(() => {
    const zone = isLocal ? {} : { timeZone: "UTC" };
    const days = new Intl.DateTimeFormat("en-GB", {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
      ...zone,
    });
    const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", ...zone });
    return {
      dayOf: (at: string) => days.format(new Date(at)),
      clockOf: (at: string) => `${clock.format(new Date(at))}${isLocal ? "" : " UTC"}`,
    };
  }, [isLocal]);
}
