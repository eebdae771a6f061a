import type { AgreementContent } from "~/domain/fields/agreement-fields";
import { confirmAgreement } from "~/features/agreements/writes/answer-agreement";
import { type TimeEntry, type TimeLedger, timeLedgers } from "~/features/time-sheets/model/time-sheet";
import { offerDraft, saveDraft } from "./agreements";
import { type createMarket, succeeded } from "./market";
import { acceptedWork } from "./works";

type Place = Parameters<typeof acceptedWork>[0];
type Work = Awaited<ReturnType<typeof acceptedWork>>;

/** 80 euros an hour, 40 hours at most. */
export const byTheHour = {
  price: { amount: 8_000, currency: "EUR" },
  unit: "HOUR",
  atMost: 40,
} satisfies Partial<AgreementContent>;

/** A work whose two sides confirmed an agreement that is paid by time. */
export async function workByTime(place: Place, hirer: string, more: Partial<AgreementContent> = {}) {
  const work = await acceptedWork(place, hirer);
  await agreeOn(place, work, { ...byTheHour, ...more });
  return work;
}

/** Another version that both confirm. */
export async function agreeOn(place: Place, { id, hirer, talent }: Work, more: Partial<AgreementContent>) {
  await saveDraft(place, hirer, id, more);
  const hash = await offerDraft(place, hirer, id);
  succeeded(await confirmAgreement(place, talent, id, hash));
}

export async function ledgerOf(
  { store }: Pick<ReturnType<typeof createMarket>, "store">,
  id: string,
): Promise<TimeLedger | null> {
  return (await store.get<TimeLedger>(timeLedgers.name, id))?.data ?? null;
}

/** So much of a day, in hundredths, with a line of words. */
export const onDay = (day: string, amount: number, note: string | null = null): TimeEntry => ({
  day,
  amount,
  note,
});
