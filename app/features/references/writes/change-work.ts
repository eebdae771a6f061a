import { type MarketParts, requireActive } from "~/features/accounts/model/member";
import { planFront } from "~/features/market/writes/plan-front";
import { referencesFeed } from "~/features/notifications/model/feed";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { hindranceBetween } from "~/features/proposals/model/shared-work";
import { type Work, worksCollection } from "~/features/references/model/work";
import { movesTogether, type WorkMove, workMoves } from "~/features/references/model/work-moves";
import { readWorkScene, type WorkScene } from "~/features/references/model/work-scene";
import type { StoreTransaction } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";

export interface WorkChange {
  tx: StoreTransaction;
  now: Date;
  scene: WorkScene;
  /** The work as it stands, or a new one. */
  work: Work;
  moves: readonly WorkMove[];
}

/**
 * Runs a change by one of the two sides, in one transaction. NOT_FOUND for others, WRONG_STATE for
 * what isn't possible now. The same work back means that nothing is to be written.
 */
export function changeWork(
  { store, clock }: MarketParts,
  uid: string,
  id: string,
  move: WorkMove,
  change: (found: WorkChange) => Result<Work>,
): Promise<Result<undefined>> {
  return store.transact(async (tx) => {
    const member = await requireActive(tx, uid);
    if (!member.ok) return member;
    const now = clock.now();
    const scene = await readWorkScene(tx, uid, id, now);
    if (!scene) return refuse("NOT_FOUND");
    const hindrance = movesTogether.includes(move) ? await hindranceBetween(tx, scene) : null;
    if (hindrance) return refuse(hindrance);
    const work = scene.work ?? begunWork(scene, now);
    const changed = change({ tx, now, scene, work, moves: workMoves(scene, now) });
    if (!changed.ok) return changed;
    if (changed.value !== work) setWork(tx, now, id, changed.value);
    return ok();
  });
}

function begunWork({ id, proposal }: WorkScene, now: Date): Work {
  const { briefId, uid, hirerUid } = proposal;
  return {
    ...{ briefId, uid, hirerUid },
    endedAt: null,
    endSaid: null,
    goesOnByHirer: null,
    goesOnByTalent: null,
    byHirer: null,
    byTalent: null,
    isAboutTalent: false,
    isAboutHirer: false,
    titleByHirer: false,
    titleByTalent: false,
    removals: [],
    showsAt: null,
    createdAt: `${now.toISOString()}_${id}`,
  };
}

/** Writes it, and tells the open pages of both and the pages for everyone. */
export function setWork(tx: StoreTransaction, now: Date, id: string, work: Work): void {
  tx.set<Work>(worksCollection, id, work);
  touchReferences(tx, now, work);
}

export function touchReferences(tx: StoreTransaction, now: Date, work: Pick<Work, "uid" | "hirerUid">): void {
  for (const uid of [work.uid, work.hirerUid]) {
    touchFeed(tx, now, uid);
    touchFeed(tx, now, referencesFeed(uid));
  }
  planFront(tx, now, work.uid);
}
