import { createHash } from "node:crypto";
import type { MarketParts } from "~/features/accounts/model/member";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { jobWalks, type Walk } from "~/features/proposals/writes/thread-jobs";
import { job, oneFor } from "~/platform/jobs/job";
import { enqueue, jobsCollection } from "~/platform/jobs/queue.server";
import type { Page, Store, StoreTransaction } from "~/platform/ports/store";
import { AVAILABILITY_HOLDS } from "~/values/durations";
import { ok } from "~/values/result";
import { availabilityMailType } from "./plan-to-ask";

const pageSize = 20;
const aDay = 86_400_000;

/**
 * Plans the question about their availability for members who last said it in a release that
 * didn't ask: a save plans it since. One walk, page by page, that goes on where it was cut off.
 */
export const askEveryone = job({
  name: "ask-everyone",
  lane: "cleaning",
  async run(parts: MarketParts, { hasTime = () => true }) {
    let made = await readWalk(parts.store);
    while (made.walks === 0) {
      if (!hasTime()) return ok({ goOn: {} });
      made = await walkPage(parts, made);
    }
    return ok();
  },
});

/** Plans the walk where it isn't done. */
export async function planToAskEveryone({ store, clock }: MarketParts): Promise<void> {
  if ((await readWalk(store)).walks > 0) return;
  const walk = { type: askEveryone, payload: {}, id: askEveryone.name };
  await store.transact(async (tx) => enqueue(tx, walk, clock.now()));
}

async function walkPage({ store, clock }: MarketParts, { walks, cursor }: Walk): Promise<Walk> {
  return store.transact(async (tx) => {
    const page: Page<Profile> = await tx.query<Profile>({
      collection: profilesCollection,
      limit: pageSize,
      after: cursor,
    });
    const toAsk = await withoutPlan(
      tx,
      page.items.flatMap(({ id, data }) => plannedFor(id, data, clock.now())),
    );
    for (const one of toAsk) enqueue(tx, one, clock.now());
    const made = page.next === null ? { walks: walks + 1, cursor: null } : { walks, cursor: page.next };
    tx.set<Walk>(jobWalks.name, askEveryone.name, made);
    return made;
  });
}

/**
 * A week after it was said, as ever; what is older is asked within the week that follows tomorrow,
 * so that not all are mailed at once. Whether a member wants it, its job asks.
 */
function plannedFor(uid: string, { availability, availabilityConfirmedAt: said }: Profile, now: Date) {
  if (availability === null || !said) return [];
  const usual = Date.parse(said) + AVAILABILITY_HOLDS;
  const late = now.getTime() + aDay + shareOf(uid) * AVAILABILITY_HOLDS;
  const dueAt = new Date(usual > now.getTime() ? usual : late);
  return [{ ...oneFor(availabilityMailType, { uid }), dueAt }];
}

/** From 0 to 1, by chance and always the same. */
function shareOf(uid: string): number {
  return createHash("sha256").update(uid).digest().readUInt32BE() / 2 ** 32;
}

/** Those that aren't planned already: a member has saved meanwhile. */
async function withoutPlan<Planned extends { id: string }>(
  tx: StoreTransaction,
  planned: readonly Planned[],
) {
  const known = await tx.getMany<object>(
    jobsCollection,
    planned.map(({ id }) => id),
  );
  return planned.filter((_one, at) => known[at] === null);
}

async function readWalk(store: Store): Promise<Walk> {
  const found = await store.get<Walk>(jobWalks.name, askEveryone.name);
  return found?.data ?? { walks: 0, cursor: null };
}
