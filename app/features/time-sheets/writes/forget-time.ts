import { hasLeft, type MarketParts } from "~/features/accounts/model/member";
import type { Agreement } from "~/features/agreements/model/agreement";
import {
  sheetId,
  type TimeLedger,
  type TimeSheet,
  timeLedgers,
  timeSheets,
} from "~/features/time-sheets/model/time-sheet";

/** Sheets that one transaction removes. */
const AT_ONCE = 50;

/**
 * The time of a work, once the account of one of its sides goes: what was submitted stays for the
 * other, and goes with that one; what the talent alone read goes with the talent. Before the
 * agreement itself goes. Idempotent.
 */
export async function forgetTime(
  { store, clock }: MarketParts,
  id: string,
  agreement: Agreement,
  uid: string,
): Promise<void> {
  const otherUid = agreement.uid === uid ? agreement.hirerUid : agreement.uid;
  const isLast = await hasLeft(store, otherUid, clock.now());
  if (!isLast && agreement.uid !== uid) return;
  for (let goes = true; goes; )
    goes = await store.transact(async (tx) => {
      const ledger = (await tx.get<TimeLedger>(timeLedgers.name, id))?.data;
      if (!ledger) return false;
      const going = ledger.weeks.filter(({ state }) => isLast || state === "OPEN").slice(0, AT_ONCE);
      if (going.length === 0) {
        if (isLast) tx.delete(timeLedgers.name, id);
        return false;
      }
      for (const { week } of going) tx.delete(timeSheets.name, sheetId(id, week));
      const weeks = ledger.weeks.filter((one) => !going.includes(one));
      tx.set<TimeLedger>(timeLedgers.name, id, { ...ledger, weeks });
      return true;
    });
  if (isLast) return;
  // What was written after the hirer returned it was submitted to none.
  const left = (await store.get<TimeLedger>(timeLedgers.name, id))?.data.weeks ?? [];
  for (const { week } of left.filter(({ state }) => state === "RETURNED"))
    await store.transact(async (tx) => {
      const sheet = (await tx.get<TimeSheet>(timeSheets.name, sheetId(id, week)))?.data;
      if (sheet) tx.set<TimeSheet>(timeSheets.name, sheetId(id, week), { ...sheet, entries: [] });
    });
}
