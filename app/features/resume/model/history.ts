import type { AccountKind } from "~/domain/account";
import type { History as HistoryContent } from "~/domain/fields/history-fields";
import { historyOf, noHistory } from "~/domain/resume/history";
import { collection } from "~/platform/ports/collection";
import type { StoreReads } from "~/platform/ports/store";

/** `histories/{uid}`: where a member worked and learned, and what they can show for it. */
export interface History extends HistoryContent {
  /** Rises with every change. */
  revision: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

export const histories = collection<History>()({
  name: "histories",
  ofMember: { id: "uid", exported: ({ revision: _, ...written }) => written },
  unindexed: ["work", "education", "certificates"],
});

/** The same of a member of some kind: a hirer has none. */
export async function readHistory(reads: StoreReads, uid: string, kind: AccountKind | null) {
  return historyOf(kind).length > 0 ? getHistory(reads, uid) : nothingWritten;
}

const nothingWritten = { ...noHistory, revision: 0 };

/** One of revision 0 for a member who wrote nothing. */
export async function getHistory(
  reads: StoreReads,
  uid: string,
): Promise<HistoryContent & { revision: number }> {
  return (await reads.get<History>(histories.name, uid))?.data ?? nothingWritten;
}
