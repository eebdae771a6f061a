import { randomUUID } from "node:crypto";
import type { ReportAbout, ReportReason } from "~/domain/report";
import { type MarketParts, requireActive } from "~/features/accounts/model/member";
import { takeTurn } from "~/features/accounts/writes/take-turn";
import { createProblems } from "~/features/market/model/checks";
import { findEarlier, type Report, reportsCollection } from "~/features/moderation/model/report";
import { findSubject } from "~/features/moderation/reads/find-subject";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { toProse } from "~/values/text";

/**
 * Reports something that the member may read, as it stands now. A repeated report changes nothing
 * while the first one waits. Refused with INVALID, or with NOT_FOUND for an unreadable subject and
 * for the member's own content.
 */
export function writeReport(
  { store, clock }: MarketParts,
  uid: string,
  sent: { about: ReportAbout; subject: string; reason: ReportReason; note: string | null },
): Promise<Result<undefined>> {
  return store.transact(async (tx) => {
    const member = await requireActive(tx, uid);
    if (!member.ok) return member;
    const { about, reason } = sent;
    const found = await findSubject(tx, uid, about, sent.subject, clock.now());
    if (!found) return refuse("NOT_FOUND");
    // A member is the same one, whichever brief led to them.
    const subject = about === "MEMBER" ? found.ofUid : sent.subject;
    const note = toProse(sent.note);
    const check = createProblems();
    check.prose("note", "text", note, limits.reportNote);
    if (reason === "OTHER" && note === null) check.add("note", { code: "noReportText" });
    if (check.problems.length > 0) return refuse("INVALID", { problems: check.problems });
    const earlier = await findEarlier(tx, { by: uid, about, subject });
    if (earlier?.open && earlier.reason === reason && earlier.note === note) return ok();
    const id = randomUUID();
    const { ofUid, texts } = found;
    takeTurn(tx, member.value);
    tx.set<Report>(reportsCollection, id, {
      by: uid,
      about,
      subject,
      ofUid,
      reason,
      note,
      texts,
      people: [...new Set([uid, ofUid, ...texts.map(({ by }) => by)])],
      open: true,
      outcome: null,
      createdAt: `${clock.now().toISOString()}_${id}`,
    });
    return ok();
  });
}
