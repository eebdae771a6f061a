import { isActive, type MarketParts } from "~/features/accounts/model/member";
import { openThreads, readProposalThreads } from "~/features/conversations/writes/proposal-threads";
import { hasReachedHirer, type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import { job } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import { collection } from "~/platform/ports/collection";
import type { Page, Store, StoreTransaction } from "~/platform/ports/store";
import { SEARCH_BUILT_AGAIN } from "~/values/durations";
import { ok } from "~/values/result";

/** `walks/{job}`: how often a job has gone through a collection, and its cursor. */
export interface Walk {
  walks: number;
  cursor: string | null;
}

export const jobWalks = collection<Walk>()({
  name: "walks",
  ofMember: null,
});
/**
 * The second walk finds the proposals that an older release took beside this one during the first.
 */
const walksNeeded = 2;
const pageSize = 20;

/**
 * Opens missing conversations of proposals that came to the hirer in a release without
 * conversations.
 */
export const openMissingThreads = job({
  name: "open-threads",
  lane: "cleaning",
  async run(parts: MarketParts) {
    await walk(parts);
    return ok();
  },
});

/** Plans the walk where it isn't done. */
export async function planMissingThreads({ store, clock }: MarketParts): Promise<void> {
  if ((await readWalk(store)).walks > 0) return;
  await store.transact(async (tx) => plan(tx, { store, clock }, clock.now()));
}

async function walk(parts: MarketParts): Promise<void> {
  let made = await readWalk(parts.store);
  if (made.walks >= walksNeeded) return;
  const before = made.walks;
  while (made.walks === before) made = await walkPage(parts, made);
  if (made.walks >= walksNeeded) return;
  const dueAt = new Date(parts.clock.now().getTime() + SEARCH_BUILT_AGAIN);
  await parts.store.transact(async (tx) => plan(tx, parts, dueAt));
}

async function walkPage({ store }: MarketParts, { walks, cursor }: Walk): Promise<Walk> {
  return store.transact(async (tx) => {
    const page: Page<Proposal> = await tx.query<Proposal>({
      collection: proposalsCollection,
      limit: pageSize,
      after: cursor,
    });
    const reached = page.items.map(({ data }) => data).filter(hasReachedHirer);
    const known = await readProposalThreads(tx, reached);
    const missing = reached.filter(({ briefId, uid }) => !known.has(`${briefId}_${uid}`));
    const withBoth: Proposal[] = [];
    // Skips members who are gone: the conversation would outlive them.
    for (const one of missing)
      if ((await isActive(tx, one.uid)) && (await isActive(tx, one.hirerUid))) withBoth.push(one);
    for (const one of withBoth)
      openThreads(tx, one, { event: "SEND", at: (one.sentAt ?? one.updatedAt).split("_", 1)[0] ?? "" });
    const made = page.next === null ? { walks: walks + 1, cursor: null } : { walks, cursor: page.next };
    tx.set<Walk>(jobWalks.name, openMissingThreads.name, made);
    return made;
  });
}

async function readWalk(store: Store): Promise<Walk> {
  const found = await store.get<Walk>(jobWalks.name, openMissingThreads.name);
  return found?.data ?? { walks: 0, cursor: null };
}

function plan(tx: StoreTransaction, { clock }: MarketParts, dueAt: Date): void {
  enqueue(tx, { type: openMissingThreads, payload: {}, id: openMissingThreads.name, dueAt }, clock.now());
}
