import { type Report, reportsCollection } from "~/features/moderation/model/report";
import { changeAll } from "~/platform/jobs/steps.server";
import type { Store } from "~/platform/ports/store";

/**
 * Removes a member's words from all reports, and the administrators' words about them. The report
 * and its decision stay. Answers as `changeAll` does: a report without the member's words is not
 * found again.
 */
export function forgetInReports(store: Store, uid: string, hasTime: () => boolean): Promise<boolean> {
  const query = {
    collection: reportsCollection,
    contains: { field: "people", value: uid },
    orderBy: { field: "createdAt", direction: "desc" },
  } as const;
  return changeAll<Report>(
    store,
    query,
    (tx, { id, data }) => tx.set<Report>(reportsCollection, id, withoutWordsOf(data, uid)),
    hasTime,
  );
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
