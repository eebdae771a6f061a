import type { Store } from "~/ports/store";
import { type Report, reportsCollection } from "./report";

/**
 * Takes somebody's words out of all reports, and what an administrator wrote about them. That something was
 * reported and what was decided stays. Runs again without harm.
 */
export async function forgetInReports(store: Store, uid: string): Promise<void> {
  const most = 50;
  let found = most;
  while (found === most) {
    found = await store.transact(async (tx) => {
      const { items } = await tx.query<Report>({
        collection: reportsCollection,
        contains: { field: "people", value: uid },
        orderBy: { field: "createdAt", direction: "desc" },
        limit: most,
      });
      for (const { id, data } of items) tx.set<Report>(reportsCollection, id, withoutWordsOf(data, uid));
      return items.length;
    });
  }
}

function withoutWordsOf(report: Report, uid: string): Report {
  const { by, ofUid, note, texts, people, outcome } = report;
  return {
    ...report,
    note: by === uid ? null : note,
    texts: texts.map((text) => (text.by === uid ? { ...text, text: null } : text)),
    people: people.filter((one) => one !== uid),
    outcome: outcome && ofUid === uid ? { ...outcome, words: null } : outcome,
  };
}
