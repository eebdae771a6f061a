import type { TimeUnit } from "~/domain/time-sheet";
import type { MarketParts } from "~/features/accounts/model/member";
import { createProblems } from "~/features/market/model/checks";
import { checkEntries, tidyEntries } from "~/features/time-sheets/model/check-time";
import {
  type AgreedTime,
  isNearCap,
  owedOf,
  sumOf,
  type TimeEntry,
  type TimeLedger,
  usedOf,
} from "~/features/time-sheets/model/time-sheet";
import { canonicalJson } from "~/values/canonical-json";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { toProse } from "~/values/text";
import { changeTime, type OfWeek, type TimeChange, tellNearCap, tellOther } from "./change-time";

type Moved = Promise<Result<undefined>>;

/** What a talent wrote for a week. */
export interface WrittenWeek extends OfWeek {
  /** That the page asked for. */
  unit: TimeUnit;
  entries: readonly TimeEntry[];
}

/** Keeps what the talent writes, which they alone read until they submit it. */
export function saveTime(parts: MarketParts, uid: string, id: string, written: WrittenWeek): Moved {
  return changeTime(
    parts,
    uid,
    id,
    written,
    "SAVE",
    (found) => {
      const read = readWritten(found, written);
      if (!read.ok) return read;
      const { entries, amount, terms } = read.value;
      const state = found.standing?.state ?? "OPEN";
      return ok({ state, standing: { amount, terms }, sheet: { entries } });
    },
    isSame(written),
  );
}

/**
 * Submits a week with what stands in the form. It keeps the rate and the currency of the version
 * that holds now. Refused where all that is submitted and approved would be more than the cap.
 */
export function submitTime(parts: MarketParts, uid: string, id: string, written: WrittenWeek): Moved {
  return changeTime(
    parts,
    uid,
    id,
    written,
    "SUBMIT",
    (found) => {
      const read = readWritten(found, written);
      if (!read.ok) return read;
      const { agreed, entries, amount, terms } = read.value;
      const check = createProblems();
      if (amount === 0) check.add("", { code: "noTime" });
      const used = usedOf(found.ledger, agreed, found.week) + amount;
      if (used > agreed.cap) {
        const left = Math.max(0, agreed.cap - used + amount) / 100;
        check.add("", { code: "aboveCap", unit: agreed.unit, left });
      }
      if (check.problems.length > 0) return refuse("INVALID", { problems: check.problems });
      tellOther(found, "time-submitted");
      const before = found.standing?.state === "RETURNED" ? "RETURNED" : "OPEN";
      return ok({
        ...{ state: "SUBMITTED", sheet: { entries }, standing: { amount, terms, before } },
        told: tellOfCap(found, agreed, used),
      });
    },
    isSame(written),
  );
}

/** Takes a week back that isn’t decided: it stands as before it was submitted. */
export function takeBackTime(parts: MarketParts, uid: string, id: string, of: OfWeek): Moved {
  return changeTime(parts, uid, id, of, "TAKE_BACK", ({ standing }) =>
    ok({ state: standing?.before ?? "OPEN" }),
  );
}

/** Approves a week that was submitted. */
export function approveTime(parts: MarketParts, uid: string, id: string, of: OfWeek): Moved {
  return changeTime(parts, uid, id, of, "APPROVE", (found) => {
    tellOther(found, "time-approved");
    return ok({ state: "APPROVED" });
  });
}

/** Returns a week, with what should be different. */
export function returnTime(
  parts: MarketParts,
  uid: string,
  id: string,
  { words: typed, ...of }: OfWeek & { words: string },
): Moved {
  const words = toProse(typed);
  return changeTime(
    parts,
    uid,
    id,
    of,
    "RETURN",
    (found) => {
      const check = createProblems();
      if (words === null) check.add("words", { code: "noReturnWords" });
      check.prose("words", "text", words, limits.timeReturnWords);
      if (check.problems.length > 0 || words === null) return refuse("INVALID", { problems: check.problems });
      tellOther(found, "time-returned");
      return ok({ state: "RETURNED", sheet: { returned: { at: found.now.toISOString(), words } } });
    },
    ({ sheet }) => sheet?.returned?.words === words,
  );
}

/** Tidy and checked; STALE where the page asked for another unit than the version that holds. */
function readWritten(
  { agreed, week, now, hindrance, ledger }: TimeChange,
  { unit, entries: typed }: WrittenWeek,
) {
  if (!agreed) return refuse("WRONG_STATE");
  if (agreed.unit !== unit) return refuse("STALE");
  const entries = tidyEntries(typed);
  if (hindrance && entries.some(({ note }) => note !== null)) return refuse(hindrance);
  const problems = checkEntries(entries, week, agreed, now);
  const { n, rate, currency } = agreed;
  const amount = entries.reduce((sum, entry) => sum + entry.amount, 0);
  const terms = { n, unit, rate, currency };
  if (owedOf(ledger, terms, week) + sumOf({ amount, terms }) > limits.minorUnits)
    problems.push({ field: "", code: "tooMuchMoney" });
  if (problems.length > 0) return refuse("INVALID", { problems });
  return ok({ agreed, entries, amount, terms });
}

/** The cap that both were told of, this one from now on where it is nearly used. */
function tellOfCap(found: TimeChange, agreed: AgreedTime, used: number): TimeLedger["told"] {
  const { unit, cap } = agreed;
  const told = found.ledger?.told ?? null;
  if (!isNearCap(used, agreed) || (told?.unit === unit && told.cap === cap)) return told;
  tellNearCap(found, agreed);
  return { unit, cap };
}

const isSame =
  ({ entries }: WrittenWeek) =>
  ({ sheet }: TimeChange) =>
    canonicalJson(sheet?.entries ?? []) === canonicalJson(tidyEntries(entries));
