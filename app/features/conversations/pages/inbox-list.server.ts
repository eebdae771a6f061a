import type { AppLoadContext } from "@remix-run/node";
import type { InboxList } from "~/paths";
import {
  type ConversationRowFragment,
  FoundMessagesDocument,
  InboxDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { readPage } from "~/shell/request/read-page.server";
import { limits } from "~/values/limits";
import { listOfShow, showOf } from "./inbox-shows";

/** The member's conversations, or the messages that a search finds in them; 20 on a page. */
export async function loadInbox(request: Request, context: AppLoadContext) {
  const { ask } = await requireMember(request, context);
  const { searchParams } = new URL(request.url);
  const show = showOf(searchParams.get("show"));
  const q = (searchParams.get("q") ?? "").trim().slice(0, limits.keyword);
  const { page, ...place } = await readPage(request, async (after) => {
    if (q === "") {
      const { viewer } = await ask(InboxDocument, { list: listOfShow[show], after });
      if (!viewer) throw notFound();
      const { nodes: rows, pageInfo } = viewer.conversations;
      return { rows, found: null, pageInfo, waiting: viewer.waitingThreads };
    }
    const { viewer } = await ask(FoundMessagesDocument, { words: q, after });
    if (!viewer) throw notFound();
    const { nodes: found, pageInfo } = viewer.messages;
    const rows: ConversationRowFragment[] = [];
    return { rows, found, pageInfo, waiting: viewer.waitingThreads };
  });
  const { rows, found, pageInfo, waiting } = page;
  const list: InboxList = { show: show === "all" ? null : show, q, after: searchParams.get("after") };
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  /**
   * The conversation to open first. None for a reader who keeps some as unread: they choose, and
   * another would be read because one was put back.
   */
  const opened = rows.some(({ markedUnread }) => markedUnread)
    ? undefined
    : (rows.find(({ unread }) => unread > 0) ?? rows[0]);
  const first = opened?.id ?? null;
  return { show, list, rows, first, found, next, waiting, now: context.clock.now().toISOString(), ...place };
}

export type InboxPage = Awaited<ReturnType<typeof loadInbox>>;
