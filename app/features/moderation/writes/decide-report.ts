import type { ReportDecision, ReportReason } from "~/domain/report";
import type { MarketParts } from "~/features/accounts/model/member";
import { type Administrator, requireAdministrator } from "~/features/accounts/model/require-administrator";
import { openTrail } from "~/features/audit/writes/open-trail";
import { createProblems } from "~/features/market/model/checks";
import { type Report, type ReportOutcome, reportsCollection } from "~/features/moderation/model/report";
import { findStanding, type Standing } from "~/features/references/writes/remove-reference";
import type { StoreReads } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { toProse } from "~/values/text";

/**
 * Closes a report without consequences. `words` give the reason, for other administrators.
 * Idempotent. An administrator can't decide a report about themselves: it reads as not found.
 */
export function dismissReport(
  { store, clock }: MarketParts,
  who: Administrator,
  id: string,
  words: string | null,
): Promise<Result<undefined>> {
  return store.transact(async (tx) => {
    const administrator = await requireAdministrator(tx, who);
    const report = (await tx.get<Report>(reportsCollection, id))?.data;
    if (!administrator.ok) return administrator;
    if (!report || report.ofUid === who.uid) return refuse("NOT_FOUND");
    const said = checkWords(words, { needed: false });
    if (!said.ok) return said;
    const { outcome: decided } = report;
    if (decided?.decision === "DISMISSED" && decided.words === said.value) return ok();
    if (!report.open) return refuse("WRONG_STATE");
    const trail = await openTrail(tx, clock);
    const at = clock.now().toISOString();
    const outcome = toOutcome("DISMISSED", said.value, who, at);
    tx.set<Report>(reportsCollection, id, { ...report, open: false, outcome });
    trail({ by: who.uid, act: "DISMISS_REPORT", about: id, reason: report.reason });
    return ok();
  });
}

/**
 * Takes the reported reference, or the reply to it, from the page on which it stands; its author
 * reads the words, and both sides are told. Idempotent. WRONG_STATE where it doesn't stand any
 * more. Neither of its sides decides about it.
 */
export function removeReported(
  { store, clock }: MarketParts,
  who: Administrator,
  id: string,
  { reason, words }: { reason: ReportReason; words: string },
): Promise<Result<undefined>> {
  return store.transact(async (tx) => {
    const administrator = await requireAdministrator(tx, who);
    const report = (await tx.get<Report>(reportsCollection, id))?.data;
    if (!administrator.ok) return administrator;
    if (!report || report.ofUid === who.uid) return refuse("NOT_FOUND");
    const said = checkWords(words, { needed: true });
    if (!said.ok) return said;
    const { outcome: decided } = report;
    if (decided?.decision === "REMOVED" && decided.words === said.value) return ok();
    const standing = report.open ? await findRemovable(tx, who.uid, report) : null;
    if (!standing) return refuse("WRONG_STATE");
    const trail = await openTrail(tx, clock);
    const text = said.value ?? "";
    standing.remove(tx, clock, text);
    const outcome = toOutcome("REMOVED", text, who, clock.now().toISOString());
    tx.set<Report>(reportsCollection, id, { ...report, open: false, outcome });
    trail({ by: who.uid, act: "REMOVE_REPORTED", about: id, reason });
    return ok();
  });
}

/** What an administrator can take down for a report; null where there is nothing. */
export async function findRemovable(
  reads: StoreReads,
  uid: string,
  report: Pick<Report, "about" | "subject" | "ofUid">,
): Promise<Standing | null> {
  const standing = report.about === "REFERENCE" ? await findStanding(reads, report) : null;
  return standing?.uids.includes(uid) ? null : standing;
}

export function toOutcome(
  decision: ReportDecision,
  words: string | null,
  { uid: by }: Administrator,
  at: string,
): ReportOutcome {
  return { decision, words, by, at };
}

/**
 * An administrator's words, tidied; INVALID where they are too long, or missing where they are
 * needed.
 */
export function checkWords(words: string | null, { needed }: { needed: boolean }): Result<string | null> {
  const text = toProse(words);
  const check = createProblems();
  check.prose("words", "reason", text, limits.decisionWords);
  if (needed && text === null) check.add("words", { code: "noWords" });
  return check.problems.length > 0 ? refuse("INVALID", { problems: check.problems }) : ok(text);
}
