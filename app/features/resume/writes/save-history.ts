import type { History as HistoryContent } from "~/domain/fields/history-fields";
import {
  checkEntry,
  type HistoryInput,
  isSameHistory,
  tidyHistory,
} from "~/domain/resume/check-history.server";
import { historyOf, historySections } from "~/domain/resume/history";
import { type MarketParts, requireMember } from "~/features/accounts/model/member";
import { readPublicPage } from "~/features/cases/writes/public-page";
import { getHistory, type History, histories } from "~/features/resume/model/history";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";

/**
 * Saves a member’s work and education as a whole, as far as their kind of account has it.
 * `revision` is the one that it was made from, 0 for a first one: when it is no longer current,
 * nothing is written (`STALE`), unless it says the same.
 */
export function saveHistory(
  { store, clock }: MarketParts,
  uid: string,
  { revision, history }: { revision: number; history: HistoryInput },
): Promise<Result<HistoryContent>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const sections = historyOf(member.value.account.kind);
    if (sections.length === 0) return refuse("WRONG_KIND");
    if (historySections.some((name) => (history[name]?.length ?? 0) > limits.history[name]))
      return refuse("TOO_MANY");
    const tidy = tidyHistory(history, sections);
    const problems = historySections.flatMap((name) =>
      tidy[name].flatMap((entry) => checkEntry(name, entry)),
    );
    if (problems.length > 0) return refuse("INVALID", { problems });
    const found = await getHistory(tx, uid);
    // The same save again, by a button pressed twice, is no conflict.
    if (isSameHistory(found, tidy)) return ok(found);
    if (found.revision !== revision) return refuse("STALE");
    const page = await readPublicPage(tx, uid);
    const saved: History = { ...tidy, revision: revision + 1, updatedAt: clock.now().toISOString() };
    tx.set<History>(histories.name, uid, saved);
    page.noteChange(tx, clock.now());
    return ok(saved);
  });
}
