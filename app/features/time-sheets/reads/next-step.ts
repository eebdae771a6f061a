import type { WorkSide } from "~/domain/reference";
import type { TimeState } from "~/domain/time-sheet";
import type { ReadAgreement } from "~/features/agreements/reads/read-agreement";
import { type AgreementNext, readNext } from "~/features/milestones/reads/next-of-agreement";
import { takesTime } from "~/features/time-sheets/model/check-time";
import type { StoreReads } from "~/platform/ports/store";
import { readTime } from "./read-time";

interface NextStep extends Omit<AgreementNext, "what"> {
  /** Also to look at weeks that were submitted, or to change those that were returned. */
  what: AgreementNext["what"] | "TIME" | "TIME_RETURNED";
  /** How many weeks it is about; null where it is about none. */
  weeks: number | null;
}

/** What an agreement asks for first: of its weeks before a milestone is due. Null for nothing. */
export async function readNextStep(
  reads: StoreReads,
  found: ReadAgreement,
  now: Date,
): Promise<NextStep | null> {
  const next = await readNext(reads, found, now);
  const step = next && { ...next, weeks: null };
  if (step && step.what !== "DELIVER") return step;
  const time = await readTime(reads, found, now);
  const inState = (state: TimeState) => time?.ledger?.weeks.filter((one) => one.state === state) ?? [];
  const ofWeeks = (what: NextStep["what"], by: WorkSide, { length }: readonly unknown[]) =>
    length > 0 ? { ...{ what, by, title: null, dueOn: null }, weeks: length } : null;
  // What lies outside the dates by now can’t be changed any more.
  const returned = inState("RETURNED").filter(({ week }) => takesTime(week, time?.agreed ?? null, now));
  return (
    ofWeeks("TIME", "HIRER", inState("SUBMITTED")) ?? ofWeeks("TIME_RETURNED", "TALENT", returned) ?? step
  );
}
