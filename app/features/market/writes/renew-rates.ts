import { type ExchangeRates, setRates } from "~/domain/exchange-rates";
import {
  type HeldRates,
  isSameJump,
  ratesCollection,
  ratesId,
  readRates,
  type StoredRates,
  type Weighed,
  weighRates,
} from "~/features/market/model/rates";
import { type JobType, job } from "~/platform/jobs/job";
import { enqueue, jobsCollection } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { Log } from "~/platform/ports/log";
import type { RatesSource } from "~/platform/ports/rates";
import type { Store, StoreTransaction } from "~/platform/ports/store";
import { dayOf } from "~/values/days";
import { ok, type Result, refuse } from "~/values/result";

/** The bank's file comes at about 16:00 in Frankfurt: an hour later it is there, in summer too. */
const dailyAtUtc = [16, 0] as const;

export interface RatesParts {
  store: Store;
  clock: Clock;
  log: Log;
  /** Null where none is asked: the bundled rates stay. */
  ratesSource: RatesSource | null;
}

/** Tells administrators of rates that jumped; made in `mails`. */
export const heldRatesMailType: JobType<HeldRates> = { name: "held-rates-mail", lane: "mail" };

/**
 * Reads the day's rates and takes them, and plans itself for the next day. Without an answer the
 * last ones stay, and it is tried again.
 */
export const renewRates = job({
  name: "renew-rates",
  // Not among the moves: no brief waits for a bank that gives no answer.
  lane: "cleaning",
  async run({ store, clock, log, ratesSource }: RatesParts) {
    if (!ratesSource) return ok();
    const read = await ratesSource.read();
    if (!read.ok) return read;
    const outcome = await takeRates({ store, clock }, read.value);
    if ("leave" in outcome && outcome.leave !== "old")
      log.warn({ of: read.value.of, why: outcome.leave }, "The exchange rates of a day were left");
    await store.transact(async (tx) => plan(tx, clock, nextRead(clock.now())));
    return ok();
  },
});

/** Plans the first reading where none is planned. */
export async function planRates({ store, clock, ratesSource }: Omit<RatesParts, "log">): Promise<void> {
  if (!ratesSource || (await store.get(jobsCollection, renewRates.name))) return;
  await store.transact(async (tx) => plan(tx, clock, clock.now()));
}

function plan(tx: StoreTransaction, clock: Clock, dueAt: Date): void {
  enqueue(tx, { type: renewRates, payload: {}, id: renewRates.name, dueAt }, clock.now());
}

function nextRead(now: Date): Date {
  const today = new Date(now).setUTCHours(...dailyAtUtc, 0, 0);
  return new Date(today > now.getTime() ? today : today + 86_400_000);
}

/** Stores a day's rates, or holds them and tells administrators, once while they say the same. */
export function takeRates(
  { store, clock }: Pick<RatesParts, "store" | "clock">,
  found: ExchangeRates,
): Promise<Weighed> {
  return store.transact(async (tx) => {
    const now = clock.now();
    const standing = await readRates(tx);
    const weighed = weighRates(standing, found, dayOf(now));
    if ("leave" in weighed) return weighed;
    const former = await tx.get<StoredRates>(ratesCollection, ratesId);
    const takenAt = former?.data.takenAt ?? now.toISOString();
    if ("take" in weighed) {
      tx.set<StoredRates>(ratesCollection, ratesId, {
        ...weighed.take,
        takenAt: now.toISOString(),
        held: null,
        told: null,
      });
      return weighed;
    }
    const { hold } = weighed;
    if (former?.data.held?.of === hold.of) return weighed;
    const { of, perEuro } = standing;
    const known = former?.data.told ?? null;
    const isTold = known !== null && isSameJump(known, hold);
    const told = isTold ? known : hold;
    tx.set<StoredRates>(ratesCollection, ratesId, { of, perEuro, takenAt, held: hold, told });
    if (!isTold) enqueue(tx, { type: heldRatesMailType, payload: hold }, now);
    return weighed;
  });
}

/** An administrator's word that the held rates are right. NOT_FOUND where none are held. */
export function takeHeldRates({
  store,
  clock,
}: Pick<RatesParts, "store" | "clock">): Promise<Result<HeldRates>> {
  return store.transact(async (tx) => {
    const held = (await tx.get<StoredRates>(ratesCollection, ratesId))?.data.held;
    if (!held) return refuse("NOT_FOUND");
    const { of, perEuro } = held;
    const takenAt = clock.now().toISOString();
    tx.set<StoredRates>(ratesCollection, ratesId, { of, perEuro, takenAt, held: null, told: null });
    return ok(held);
  });
}

/**
 * Has this process compare prices at the latest rates, now and after each change, of other
 * processes too. Returns a function that stops it. `onTrouble`: a reading that failed; the next
 * change is tried again.
 */
export function followRates(store: Store, onTrouble: (error: unknown) => void): () => void {
  const read = () => {
    readRates(store).then(setRates, onTrouble);
  };
  const stop = store.watch(ratesCollection, ratesId, read);
  read();
  return stop;
}
