import type { ReportReason } from "~/domain/report";
import { type Account, accountsCollection, wordsOf } from "~/features/accounts/model/account";
import { isListedAdministrator } from "~/features/accounts/model/administrators";
import type { MarketParts } from "~/features/accounts/model/member";
import { type Administrator, requireAdministrator } from "~/features/accounts/model/require-administrator";
import { type AccountState, changeAccount, toAccountState } from "~/features/accounts/writes/change-account";
import { openTrail } from "~/features/audit/writes/open-trail";
import { type Report, reportsCollection } from "~/features/moderation/model/report";
import type { StoreReads } from "~/platform/ports/store";
import { SAME_WARNING } from "~/values/durations";
import type { RefusalCode } from "~/values/refusals";
import { ok, type Result, refuse } from "~/values/result";
import { checkWords, toOutcome } from "./decide-report";
import { planToHideBriefs } from "./hide-briefs";

/** The reason for a warning, a suspension or a return. */
export interface Cause {
  /** For the trail; null for a suspension that is lifted. */
  reason: ReportReason | null;
  /** For the member, 1 to 1,000 characters. */
  words: string;
  /**
   * The report about the member that this decides. One with another decision refuses the move
   * (`WRONG_STATE`).
   */
  report?: string | null;
}

/** The mover of an account: an administrator on the pages, or the command on the server. */
type Mover = Administrator | "command";

/**
 * Lets a member only log in and read their own content, until an administrator lifts it. Others
 * read nothing of theirs; applicants who wait for the hirer's answer are told. The reason stands on
 * every page that the member opens. An administrator is suspended and restored by the command
 * alone: else one stolen session could shut the others out.
 */
export function suspendMember(
  parts: MarketParts,
  who: Mover,
  uid: string,
  cause: Cause,
): Promise<Result<AccountState>> {
  return move(parts, who, uid, "SUSPEND", cause);
}

/**
 * Warns a member with a reason, without changing what they may do. The warning stands above every
 * page until it was seen, among the notifications and in an e-mail. The same words again within
 * SAME_WARNING, or for a report that they decided, are one warning.
 */
export function warnMember(
  parts: MarketParts,
  who: Administrator,
  uid: string,
  cause: Cause,
): Promise<Result<AccountState>> {
  return move(parts, who, uid, "WARN", cause);
}

export function reinstateMember(
  parts: MarketParts,
  who: Mover,
  uid: string,
  { words }: Pick<Cause, "words">,
): Promise<Result<AccountState>> {
  return move(parts, who, uid, "REINSTATE", { words, reason: null });
}

const moves = {
  WARN: { event: "WARN", actor: "admin", notification: "account-warned" },
  SUSPEND: { event: "SUSPEND", actor: "admin", notification: "account-suspended" },
  REINSTATE: { event: "REINSTATE", actor: "admin", notification: "account-reinstated" },
} as const;

/** The status after each move that changes it. */
const reached = { SUSPEND: "SUSPENDED", REINSTATE: "ACTIVE" } as const;
const outcomes = { WARN: "WARNED", SUSPEND: "SUSPENDED", REINSTATE: "SUSPENDED" } as const;

/**
 * A warning changes no state, so a repeated press is recognised by the line that the first one
 * wrote.
 */
function isWarnedBy(
  account: Account,
  report: Report | null | undefined,
  words: string | null,
  now: Date,
): boolean {
  if (report) return !report.open && report.outcome?.decision === "WARNED" && report.outcome.words === words;
  const last = account.events?.findLast(({ event }) => event === "WARN");
  return last?.words === words && now.getTime() - Date.parse(last.at) < SAME_WARNING;
}

function move(
  { store, clock }: MarketParts,
  who: Mover,
  uid: string,
  event: keyof typeof moves,
  { reason, words, report: reportId = null }: Cause,
): Promise<Result<AccountState>> {
  return store.transact(async (tx) => {
    const hindrance = who === "command" ? null : await hindranceOf(tx, who, uid);
    const account = (await tx.get<Account>(accountsCollection, uid))?.data;
    const report = reportId === null ? null : (await tx.get<Report>(reportsCollection, reportId))?.data;
    if (hindrance) return refuse(hindrance);
    if (!account || (reportId !== null && report?.ofUid !== uid)) return refuse("NOT_FOUND");
    const said = checkWords(words, { needed: true });
    if (!said.ok) return said;
    const isReached =
      event === "WARN"
        ? isWarnedBy(account, report, said.value, clock.now())
        : account.status === reached[event];
    if (isReached && !report?.open) {
      if (event === "WARN") return ok(toAccountState(uid, account));
      // The member reads the reason that was given first.
      const known = wordsOf(account, event) ?? said.value;
      return known === said.value ? ok(toAccountState(uid, account)) : refuse("WRONG_STATE");
    }
    if (report && !report.open) return refuse("WRONG_STATE");
    const hiding = event === "WARN" ? null : await planToHideBriefs(tx, clock, uid, event === "SUSPEND");
    const trail = await openTrail(tx, clock);
    const change = { ...moves[event], words: said.value };
    const moved = isReached
      ? ok(toAccountState(uid, account))
      : changeAccount(tx, clock, { uid, account }, change);
    if (!moved.ok) return refuse("WRONG_STATE");
    if (!isReached && account.kind === "HIRER") hiding?.write();
    if (report?.open && reportId !== null && who !== "command") {
      const outcome = toOutcome(outcomes[event], said.value, who, clock.now().toISOString());
      tx.set<Report>(reportsCollection, reportId, { ...report, open: false, outcome });
    }
    trail({ by: who === "command" ? null : who.uid, act: event, about: uid, reason });
    return moved;
  });
}

async function hindranceOf(tx: StoreReads, who: Administrator, uid: string): Promise<RefusalCode | null> {
  const administrator = await requireAdministrator(tx, who);
  if (!administrator.ok) return administrator.code;
  return uid === who.uid || (await isListedAdministrator(tx, uid)) ? "IS_ADMINISTRATOR" : null;
}
