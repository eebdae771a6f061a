import type { ScopeMove } from "~/domain/scope";
import { hindranceToAct, standingOf } from "~/features/accounts/model/member";
import { takesAgreement } from "~/features/agreements/model/agreement-scene";
import { type Message, messagesCollection, previewOf, saidIn } from "~/features/conversations/model/message";
import { type ReadConversation, readConversation } from "~/features/conversations/reads/read-conversation";
import { hindranceBetween } from "~/features/proposals/model/shared-work";
import { type ReadWork, readWork } from "~/features/references/reads/read-work";
import { answerOf, findItem, type ScopeItem } from "~/features/scope/model/scope-ledger";
import { scopeMoves } from "~/features/scope/model/scope-moves";
import { isOpen, type ScopeScene, withLedger } from "~/features/scope/model/scope-scene";
import type { PageArgs } from "~/platform/ports/pages";
import { InvalidCursorError, type StoreReads } from "~/platform/ports/store";

/** What was asked about a work, for one of its two sides. */
export type ReadScope = ReadWork & ScopeScene;

/** One message of the conversation about it, marked or not. */
export interface ReadScopeItem {
  scope: ReadScope;
  message: string;
  /** Null while it isn't marked. */
  item: ScopeItem | null;
}

/**
 * Null where the two make an employment contract, which is made between them, and where they have
 * no conversation: before there were conversations, proposals were accepted without one.
 */
export async function readScope(reads: StoreReads, work: ReadWork): Promise<ReadScope | null> {
  if (!takesAgreement(work.brief)) return null;
  const thread = await readConversation(reads, work.reader, work.id);
  return thread && withLedger(reads, work);
}

/** The same for the conversation about a work; null for every other one. */
export async function readScopeOf(
  reads: StoreReads,
  { uid, conversationId, briefId }: ReadConversation,
  now: Date,
): Promise<ReadScope | null> {
  if (briefId === null) return null;
  const work = await readWork(reads, uid, conversationId, now);
  return work && readScope(reads, work);
}

/** All that are marked, the last one first. */
export function itemsOf(scope: ReadScope): ReadScopeItem[] {
  const items = scope.ledger?.items ?? [];
  return items.map((item) => ({ scope, message: item.message, item })).reverse();
}

/** A page of them. The cursor is the last message of the one before. */
export function pageOfItems(scope: ReadScope, { first, after }: PageArgs): ItemPage {
  const all = itemsOf(scope);
  const begin = after === null ? 0 : all.findIndex(({ message }) => message === after) + 1;
  if (after !== null && begin === 0) throw new InvalidCursorError("The message isn’t marked any more");
  const items = all.slice(begin, begin + first);
  return { items, next: begin + first < all.length ? (items.at(-1)?.message ?? null) : null };
}

interface ItemPage {
  items: ReadScopeItem[];
  next: string | null;
}

export function countItems({ ledger }: ReadScope) {
  const answers = (ledger?.items ?? []).map(answerOf);
  const count = (answer: (typeof answers)[number]) => answers.filter((one) => one === answer).length;
  return {
    waiting: count(null),
    inside: count("IN"),
    favours: count("FAVOUR"),
    changes: count("CHANGE"),
    noes: count("NO"),
  };
}

/** Any message of the conversation; null for what isn't one. */
export async function readScopeItem(
  reads: StoreReads,
  scope: ReadScope,
  message: string,
): Promise<ReadScopeItem | null> {
  const item = findItem(scope.ledger, message);
  if (item) return { scope, message, item };
  const said = (await getMessage(reads, { message }))?.conversationId;
  return said === scope.id ? { scope, message, item } : null;
}

/** Null once both accounts are gone with what they wrote. */
export async function getMessage(
  reads: StoreReads,
  { message }: Pick<ReadScopeItem, "message">,
): Promise<Message | null> {
  return (await reads.get<Message>(messagesCollection, message))?.data ?? null;
}

/** What it says, or how its files are called; null once its author's account is gone. */
export async function textOf(reads: StoreReads, found: ReadScopeItem): Promise<string | null> {
  const said = await getMessage(reads, found);
  return said && saidIn(said);
}

/** The beginning of that. */
export async function previewIn(reads: StoreReads, found: ReadScopeItem): Promise<string | null> {
  const text = await textOf(reads, found);
  return text === null ? null : previewOf(text);
}

/** Whether its author changed it after the last answer. */
export async function isEditedSince(reads: StoreReads, found: ReadScopeItem): Promise<boolean> {
  const answeredAt = found.item?.answers.at(-1)?.at;
  const editedAt = (await getMessage(reads, found))?.editedAt ?? null;
  return answeredAt !== undefined && editedAt !== null && editedAt > answeredAt;
}

/** Whether the reader may mark anything now. */
export async function mayMark(reads: StoreReads, scope: ReadScope): Promise<boolean> {
  if (!isOpen(scope, scope.now)) return false;
  if (hindranceToAct(await standingOf(reads, scope.reader)) !== null) return false;
  return (await hindranceBetween(reads, scope)) === null;
}

/** What the reader may do next, so that pages don't repeat the rules. */
export async function scopeMovesNow(reads: StoreReads, { scope, item }: ReadScopeItem): Promise<ScopeMove[]> {
  return (await mayMark(reads, scope)) ? scopeMoves(item, scope.side) : [];
}
