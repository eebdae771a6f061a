import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { type InboxList, isOpenedByPage } from "~/paths";
import type { Ask } from "~/shell/api/graphql-client.server";
import { isBadInput } from "~/shell/api/graphql-failure";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { ConversationDocument, MarkReadDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { isOpened } from "~/shell/request/is-opened.server";
import { notFound } from "~/shell/request/not-found.server";
import { Trouble } from "~/values/trouble";

// An IBAN as people write it: country, two digits, groups of four. Linear: no part of it can match
// in two ways.
const account = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/;
const messenger = /\b(?:whats ?app|telegram|wechat|viber|(?:on|via|by|over) signal)\b|\b(?:wa|t)\.me\//i;

/** Whether a message names a bank account or a messenger: a typical start of advance-fee fraud. */
export function namesPayment(text: string): boolean {
  return account.test(text) || messenger.test(text);
}

/**
 * One of the member's conversations. The document of one that they chose marks it as read; a
 * running page reports by itself what came in sight (`useMarkRead`, decisions/conversations.md).
 */
export async function loadThread(
  request: Request,
  context: AppLoadContext,
  id: string,
  /**
   * Whether a document of this address surely shows the conversation: beside the inbox there may be
   * no room.
   */
  { isShown = true } = {},
) {
  const { session, ask } = await requireMember(request, context);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("before") || null;
  const { conversation, viewer, before } = await readConversation(ask, id, asked);
  if (!conversation) throw notFound();
  const { timeline, proposal, unread } = conversation;
  const { nodes, pageInfo } = timeline;
  const last = nodes.findLast(({ number }) => number !== null);
  const isChosen = isShown && !isOpenedByPage(searchParams);
  const isOpen = isChosen && !context.isDataRequest && isOpened(request);
  if (unread > 0 && before === null && last?.number && isOpen) await noteRead(ask, id, last.number);
  return {
    uid: session.uid,
    conversation,
    items: nodes,
    older: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    /** Whether its reader opened it, not the list by itself. */
    isChosen,
    /** Whether everything shown is already marked as read. */
    isRead: unread === 0 || isOpen || before !== null,
    /** Whether newer messages follow. */
    isOlder: before !== null,
    list: listOf(searchParams),
    /** The message that is being changed, by its number. */
    editing: Number(searchParams.get("edit")) || null,
    warns: proposal?.status !== "ACCEPTED" && nodes.some(({ text }) => text !== null && namesPayment(text)),
    /** The key of the next message: posted twice, it makes one message. */
    messageKey: randomUUID(),
    /** The member's own texts for replies. */
    snippets: viewer?.snippets ?? [],
    now: context.clock.now().toISOString(),
    kept: await findKeptAnswer(request, context, session),
  };
}

export type ThreadPage = Awaited<ReturnType<typeof loadThread>>;

/** The list beside a conversation, as the address names it. */
export function listOf(params: URLSearchParams): InboxList {
  return { show: params.get("show"), q: params.get("q"), after: params.get("after") };
}

/** A cursor that the conversation doesn't have shows its end. */
async function readConversation(ask: Ask, id: string, before: string | null) {
  try {
    return { ...(await ask(ConversationDocument, { id, before })), before };
  } catch (error) {
    if (before === null || !isBadInput(error)) throw error;
    return { ...(await ask(ConversationDocument, { id, before: null })), before: null };
  }
}

/** A failed note must not fail the page: the next page shown makes up for it. */
async function noteRead(ask: Ask, conversation: string, upTo: number): Promise<void> {
  try {
    await ask(MarkReadDocument, { conversation, upTo });
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
  }
}
