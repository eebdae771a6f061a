import { readLines } from "~/features/agreements/reads/read-lines";
import type { ReadConversation } from "~/features/conversations/reads/read-conversation";
import { readTimeline, type TimelineItem } from "~/features/proposals/reads/read-timeline";
import { type Connection, readPage } from "~/graphql/connections";
import type { GraphQLContext } from "~/graphql/context";

/** A conversation with all that happened meanwhile; here, where the last of it is known. */
export async function findTimeline(
  context: GraphQLContext,
  thread: ReadConversation,
  { first, before = null }: { first: number; before?: string | null },
): Promise<Connection<TimelineItem>> {
  const reads = context.reads();
  const { items, older } = await readPage({ first, after: before }, async (page) => {
    const asked = { first: page.first, before: page.after };
    return readTimeline(reads, thread, asked, context.clock.now(), await readLines(reads, thread));
  });
  return { nodes: items, pageInfo: { hasNextPage: older !== null, endCursor: older } };
}
