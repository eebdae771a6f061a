import type { WorkSide } from "~/domain/reference";
import {
  sheetId,
  type TimeLedger,
  type TimeSheet,
  type TimeStanding,
  timeLedgers,
  timeSheets,
} from "~/features/time-sheets/model/time-sheet";
import { getAll } from "~/platform/ports/get-all";
import type { StoreReads } from "~/platform/ports/store";

/** A week with its days, as its side takes it along. */
export interface OwnWeek {
  standing: TimeStanding;
  /** In hundredths of the unit; null while the talent alone reads it. */
  amount: number | null;
  sheet: TimeSheet | null;
}

/** All weeks of a work that a side reads, the last first. */
export async function readOwnTime(reads: StoreReads, id: string, side: WorkSide): Promise<OwnWeek[]> {
  const ledger = (await reads.get<TimeLedger>(timeLedgers.name, id))?.data;
  const isOwn = side === "TALENT";
  const weeks = (ledger?.weeks ?? []).filter(({ state }) => isOwn || state !== "OPEN");
  const sheets = await getAll<TimeSheet>(
    reads,
    timeSheets.name,
    weeks.map(({ week }) => sheetId(id, week)),
  );
  return weeks.map((standing, at) => {
    const sheet = sheets[at]?.data ?? null;
    // What the talent writes anew is theirs until they submit it.
    const isShown = isOwn || standing.state !== "RETURNED";
    return {
      // When it was saved is the talent’s, too.
      standing: isShown ? standing : { ...standing, at: sheet?.returned?.at ?? standing.at },
      amount: isShown ? standing.amount : null,
      sheet: sheet && (isShown ? sheet : { ...sheet, entries: [] }),
    };
  });
}
