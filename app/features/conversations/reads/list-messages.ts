import { type Message, messagesCollection, placeOf, wordOf } from "~/features/conversations/model/message";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import { InvalidCursorError, type Page, type StoreReads, type Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { searchedAsWritten } from "~/values/search-words";

/** Messages of a conversation, the newest first: all of them, or those before a message. */
export function listMessages(
  reads: StoreReads,
  conversationId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<Page<Message>> {
  return reads.query<Message>({
    collection: messagesCollection,
    where: { conversationId },
    orderBy: { field: "place", direction: "desc" },
    atMost: placeOf(conversationId, before === null ? 999_999_999 : before - 1),
    limit,
  });
}

/** The most messages that one search reads; the next page continues from there. */
const lookedAt = 200;

/**
 * Messages in a member's own conversations that have all words of a text, the newest first. The
 * query uses the longest word and the results are filtered by the others, so a page may be short
 * without being the last.
 */
export async function findMessages(
  reads: StoreReads,
  uid: string,
  text: string,
  page: PageArgs,
): Promise<Page<Message>> {
  const words = searchedAsWritten(text.slice(0, limits.keyword)).map((word) => wordOf(uid, word));
  const [longest, ...others] = words.sort((a, b) => b.length - a.length);
  if (longest === undefined) {
    if (page.after !== null) throw new InvalidCursorError("A search for nothing has one page");
    return { items: [], next: null };
  }
  const found: Versioned<Message>[] = [];
  const { limit } = toQueryPage(page);
  let after = page.after;
  for (let looked = 0; looked < lookedAt; looked += limit) {
    const some: Page<Message> = await reads.query<Message>({
      collection: messagesCollection,
      contains: { field: "words", value: longest },
      orderBy: { field: "sentAt", direction: "desc" },
      // Only as many as fit the page, so that its end passes none over.
      limit: limit - found.length,
      after,
    });
    found.push(...some.items.filter(({ data }) => others.every((word) => data.words.includes(word))));
    after = some.next;
    if (after === null || found.length >= limit) break;
  }
  return { items: found, next: after };
}
