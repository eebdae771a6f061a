import { otherSide } from "~/domain/reference";
import type { TimeMove } from "~/domain/time-sheet";
import { type MarketParts, requireActive } from "~/features/accounts/model/member";
import { getVersion } from "~/features/agreements/model/agreement";
import { type AgreementScene, readAgreementScene } from "~/features/agreements/model/agreement-scene";
import { notify } from "~/features/notifications/writes/notify";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { hindranceBetween } from "~/features/proposals/model/shared-work";
import { takesTime } from "~/features/time-sheets/model/check-time";
import { movesDespite, movesOf } from "~/features/time-sheets/model/time-moves";
import {
  type AgreedTime,
  agreedTimeOf,
  sheetId,
  standingOfWeek,
  type TimeLedger,
  type TimeSheet,
  type TimeStanding,
  timeLedgers,
  timeSheets,
} from "~/features/time-sheets/model/time-sheet";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import { isMonday } from "~/values/days";
import { limits } from "~/values/limits";
import type { RefusalCode } from "~/values/refusals";
import { ok, type Result, refuse } from "~/values/result";

/** A week as a page showed it. */
export interface OfWeek {
  /** Its Monday, an ISO date. */
  week: string;
  turn: number;
}

export interface TimeChange extends AgreementScene {
  tx: StoreTransaction;
  clock: Clock;
  now: Date;
  week: string;
  ledger: TimeLedger | null;
  /** Null until the week is written. */
  standing: TimeStanding | null;
  sheet: TimeSheet | null;
  /** Null where the version that holds isn’t paid by time. */
  agreed: AgreedTime | null;
  hindrance: RefusalCode | null;
}

/** What a move leaves: the sheet, and of its standing what changes. */
interface Changed extends Pick<TimeStanding, "state"> {
  standing?: Partial<Pick<TimeStanding, "amount" | "terms" | "before">>;
  sheet?: Partial<Pick<TimeSheet, "entries" | "returned">>;
  told?: TimeLedger["told"];
}

/**
 * Runs a move of one of the two sides on a week, in one transaction that reads and writes the
 * ledger: of two moves at once, one sees the other. STALE where the page showed another turn; the
 * same press repeated (`isSame`: with the same words) changes nothing.
 */
export function changeTime(
  { store, clock }: MarketParts,
  uid: string,
  id: string,
  { week, turn }: OfWeek,
  move: TimeMove,
  change: (found: TimeChange) => Result<Changed>,
  isSame: (found: TimeChange) => boolean = () => true,
): Promise<Result<undefined>> {
  return store.transact(async (tx) => {
    const member = await requireActive(tx, uid);
    if (!member.ok) return member;
    const now = clock.now();
    const scene = await readAgreementScene(tx, uid, id, now);
    if (!scene?.agreement?.inForce || !isMonday(week)) return refuse("NOT_FOUND");
    const agreed = agreedTimeOf(await getVersion(tx, id, scene.agreement.inForce.n), scene.agreement);
    const ledger = (await tx.get<TimeLedger>(timeLedgers.name, id))?.data ?? null;
    const standing = standingOfWeek(ledger, week);
    const takes = takesTime(week, agreed, now);
    // What the talent writes is theirs until it is submitted.
    const isHidden = scene.side === "HIRER" && (standing?.state ?? "OPEN") === "OPEN";
    if ((!standing && !takes) || isHidden) return refuse("NOT_FOUND");
    const sheet = (await tx.get<TimeSheet>(timeSheets.name, sheetId(id, week)))?.data ?? null;
    const hindrance = await hindranceBetween(tx, scene);
    const found = { ...scene, ...{ tx, clock, now, week, ledger, standing, sheet, agreed, hindrance } };
    const at = standing?.turn ?? 0;
    if (standing?.last === move && at === turn + 1 && isSame(found)) return ok();
    if (at !== turn) return refuse("STALE");
    const own = movesOf(standing?.state ?? "OPEN", scene.side, takes);
    if (!own.includes(move)) return refuse("WRONG_STATE");
    if (hindrance && !movesDespite(own, hindrance).includes(move)) return refuse(hindrance);
    const changed = change(found);
    return changed.ok ? write(found, move, changed.value) : changed;
  });
}

function write(
  { tx, now, id, week, ledger, standing, sheet, agreed, proposal }: TimeChange,
  move: TimeMove,
  { state, told, ...changed }: Changed,
): Result<undefined> {
  const others = (ledger?.weeks ?? []).filter((one) => one.week !== week);
  if (!standing && others.length >= limits.timeWeeks) return refuse("TOO_MANY");
  const terms = standing?.terms ?? agreed;
  if (!terms) return refuse("WRONG_STATE");
  const next: TimeStanding = {
    ...{ amount: 0, before: "OPEN" },
    ...standing,
    ...{ week, terms },
    ...changed.standing,
    ...{ state, last: move, at: now.toISOString(), turn: (standing?.turn ?? 0) + 1 },
  };
  tx.set<TimeLedger>(timeLedgers.name, id, {
    agreement: id,
    weeks: [...others, next].sort((a, b) => b.week.localeCompare(a.week)),
    told: told ?? ledger?.told ?? null,
  });
  tx.set<TimeSheet>(timeSheets.name, sheetId(id, week), {
    ...{ agreement: id, week },
    ...{ entries: [], returned: null },
    ...sheet,
    ...changed.sheet,
  });
  // What is only kept changes no page of the hirer’s.
  const readers = move === "SAVE" ? [proposal.uid] : [proposal.uid, proposal.hirerUid];
  for (const reader of readers) touchFeed(tx, now, reader);
  return ok();
}

/** Tells the other side, once of each turn. */
export function tellOther(
  { tx, clock, id, side, proposal, week, standing }: TimeChange,
  type: "time-submitted" | "time-approved" | "time-returned",
): void {
  const { briefId, uid: applicantUid, hirerUid } = proposal;
  const uid = otherSide(side) === "HIRER" ? hirerUid : applicantUid;
  const key = `${type}-${id}-${week}-${(standing?.turn ?? 0) + 1}`;
  notify(tx, clock, { uid, type, briefId, applicantUid, week }, key);
}

/** Tells both that the cap is nearly used, once of each cap. */
export function tellNearCap({ tx, clock, id, proposal }: TimeChange, { unit, cap }: AgreedTime): void {
  const { briefId, uid: applicantUid, hirerUid } = proposal;
  for (const uid of [applicantUid, hirerUid])
    notify(
      tx,
      clock,
      { uid, type: "time-near-cap", briefId, applicantUid },
      `time-near-cap-${id}-${uid === hirerUid ? "HIRER" : "TALENT"}-${unit}-${cap}`,
    );
}
