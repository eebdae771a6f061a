import { useParams, useRouteLoaderData } from "@remix-run/react";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { KeysHint } from "~/features/market/shared/keys-hint";
import * as beside from "~/features/market/shared/list-beside.css";
import { PagedList } from "~/features/market/shared/paged-list";
import { useOpenBeside } from "~/features/market/shared/use-open-beside";
import { rowLinks, useRowKeys, useShownRow } from "~/features/market/shared/use-row-keys";
import { conversationPath, inboxPath, paths } from "~/paths";
import { useRuns } from "~/shell/client/use-runs";
import { useViewer } from "~/shell/page/use-viewer";
import { Button, LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { control } from "~/ui/field.css";
import { Form } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { PageHeading } from "~/ui/page-heading";
import * as tabs from "~/ui/sub-nav.css";
import { finePrint } from "~/ui/text.css";
import { limits } from "~/values/limits";
import * as words from "~/words/conversations.generated";
import { ConversationRows, FoundRows } from "./conversation-rows";
import * as css from "./inbox.css";
import type { InboxPage } from "./inbox-list.server";
import { type Show, shows } from "./inbox-shows";
import type { ThreadPage } from "./thread-page.server";

interface InboxProps {
  page: InboxPage;
  /** Whether the address names a conversation, or begins a new one. */
  isOpen: boolean;
  /** The conversation: beside the list where there is room, alone where there isn't. */
  children: ReactNode;
}

/** The member's conversations, and the open one. */
export function Inbox({ page, isOpen, children }: InboxProps) {
  const viewer = useViewer();
  const { first, list } = page;
  const rows = useRef<HTMLDivElement>(null);
  const press = useRowKeys(rows, { r: writeReply });
  useShownRow(rows, useParams().id ?? null);
  useOpenBeside(isOpen || first === null ? null : conversationPath(first, list));
  return (
    <div className={isOpen ? `${beside.board} ${beside.alone}` : beside.board}>
      <div className={isOpen ? beside.beside : undefined}>
        <PageHeading title={words.inbox()} as={isOpen ? "h2" : "h1"} />
        <Choices {...page} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links in it */}
      <div
        ref={rows}
        className={isOpen ? `${beside.list} ${beside.beside}` : beside.list}
        onKeyDown={press}
        data-keeps-focus={isOpen || undefined}
      >
        {viewer?.status === "SUSPENDED" ? (
          <Closed />
        ) : (
          <List {...page} isOpen={isOpen} isHirer={viewer?.kind === "HIRER"} />
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the text area in it */}
      <div
        className={isOpen ? beside.side : `${beside.side} ${beside.beside}`}
        onKeyDown={(event) => leaveReply(event, rows)}
      >
        {children}
      </div>
    </div>
  );
}

/** The key r of a row: its conversation is beside the list, since j and k open it. */
function writeReply(link: HTMLAnchorElement) {
  if (!isShown(link)) return link.click();
  document.getElementById("write")?.querySelector("textarea")?.focus();
}

/** Escape leads from the reply back to the row, and so to its keys. */
function leaveReply({ key, target, nativeEvent }: KeyboardEvent, list: RefObject<HTMLElement>) {
  // It also ends what an input method has begun.
  if (key !== "Escape" || nativeEvent.isComposing || !(target instanceof HTMLTextAreaElement)) return;
  rowLinks(list).find(isShown)?.focus();
}

const isShown = (link: HTMLAnchorElement) => link.hasAttribute("aria-current");

const showLabels: Record<Show, () => string> = {
  all: words.showAll,
  waiting: words.showWaiting,
  briefs: words.showAboutBriefs,
  default: words.showDirect,
  snoozed: words.showSnoozed,
  archived: words.showArchived,
};

/** Always in sight; another one while it is shown. */
const mainShows: readonly Show[] = ["all", "waiting"];

function Choices({ show, list, rows, waiting }: InboxPage) {
  const toShow = (one: Show) => (
    <li key={one}>
      <Link
        className={tabs.place}
        to={inboxPath({ show: one === "all" ? null : one })}
        aria-current={one === show && !list.q ? "page" : undefined}
      >
        {showLabels[one]()}{" "}
        {one === "waiting" && waiting > 0 && (
          <span className={tabs.count}>{waiting > 9 ? "9+" : waiting}</span>
        )}
      </Link>
    </li>
  );
  const inSight = shows.filter((one) => mainShows.includes(one) || one === show);
  return (
    <div className={css.choices}>
      <nav aria-label={words.lists()} className={css.lists}>
        <ul className={tabs.bar}>{inSight.map(toShow)}</ul>
        <details key={show} aria-label={words.moreLists()}>
          <summary className={tabs.place}>{words.moreLists()}</summary>
          <ul className={css.moreLists}>{shows.filter((one) => !inSight.includes(one)).map(toShow)}</ul>
        </details>
      </nav>
      <search>
        <Form method="get" action={paths.inbox} className={css.search}>
          <label className={visuallyHidden} htmlFor="inbox-q">
            {words.searchLabel()}
          </label>
          <input
            // A new field when another search is shown.
            key={list.q}
            id="inbox-q"
            name="q"
            type="search"
            className={control}
            placeholder={words.searchPlaceholder()}
            defaultValue={list.q ?? ""}
            maxLength={limits.keyword}
          />
          <Button variant="secondary">{words.search()}</Button>
        </Form>
      </search>
      {rows.length > 1 && (
        <p className={`${finePrint} ${beside.beside}`}>
          <KeysHint>{words.replyKeys({ reply: <kbd>r</kbd>, back: <kbd>Esc</kbd> })}</KeysHint>
        </p>
      )}
    </div>
  );
}

function List({ isOpen, isHirer, ...page }: InboxPage & { isOpen: boolean; isHirer: boolean }) {
  const { id = null } = useParams();
  // A page with JavaScript goes to the address of the conversation it opens, or opens none where
  // there is no room.
  const shown = useRuns() || isOpen ? id : page.first;
  const { show, list, rows, found, next } = page;
  const thread = useRouteLoaderData("routes/app.inbox.$id") as ThreadPage | undefined;
  const isRead = thread && (thread.isRead || (thread.isChosen && !thread.conversation.markedUnread));
  return (
    <PagedList
      place={{ ...page, next: next && inboxPath({ ...list, after: next }) }}
      count={rows.length + (found?.length ?? 0)}
      older={found ? words.olderMessages() : words.olderConversations()}
      empty={found ? noneFound(next !== null) : empty(show, isHirer)}
      end={found ? noneFound(next !== null) : { title: words.noOlderConversations() }}
    >
      {found ? (
        <FoundRows found={found} list={list} now={page.now} />
      ) : (
        <ConversationRows
          rows={rows}
          list={list}
          now={page.now}
          isHirer={isHirer}
          shown={shown}
          read={isRead ? thread.conversation.id : null}
        />
      )}
    </PagedList>
  );
}

const noneFound = (goesOn: boolean) =>
  goesOn
    ? { title: words.notFoundYetTitle(), text: words.notFoundYetText() }
    : { title: words.notFoundTitle(), text: words.notFoundText() };

function empty(show: Show, isHirer: boolean) {
  if (show === "waiting") return { title: words.noWaitingTitle(), text: words.noWaitingText() };
  if (show === "snoozed") return { title: words.noSnoozedTitle(), text: words.noSnoozedText() };
  if (show === "archived") return { title: words.noArchivedTitle(), text: words.noArchivedText() };
  if (show === "default")
    return {
      title: words.noDirectTitle(),
      text: isHirer ? words.noDirectTextHirer() : words.noDirectTextTalent(),
    };
  return {
    title: words.noConversationsTitle(),
    text: isHirer ? words.noConversationsTextHirer() : words.noConversationsTextTalent(),
    action: (
      <LinkButton to={paths.briefs}>{isHirer ? words.goToOwnBriefs() : words.lookAtBriefs()}</LinkButton>
    ),
  };
}

function Closed() {
  return <EmptyState title={words.suspendedTitle()}>{words.suspendedText()}</EmptyState>;
}
