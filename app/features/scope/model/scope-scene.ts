import { takesAgreement } from "~/features/agreements/model/agreement-scene";
import { hasEnded } from "~/features/references/model/work-end";
import { readWorkScene, type WorkScene } from "~/features/references/model/work-scene";
import type { StoreReads } from "~/platform/ports/store";
import { type ScopeLedger, scopeLedgers } from "./scope-ledger";

/** What was asked about a work, as one of its two sides has to do with it. */
export interface ScopeScene extends WorkScene {
  /** Null until a message is marked. */
  ledger: ScopeLedger | null;
}

/** Null for all but its two sides, and until the yes is told. */
export async function readScopeScene(
  reads: StoreReads,
  uid: string,
  id: string,
  now: Date,
): Promise<ScopeScene | null> {
  const scene = await readWorkScene(reads, uid, id, now);
  return scene && withLedger(reads, scene);
}

export async function withLedger<Scene extends WorkScene>(
  reads: StoreReads,
  scene: Scene,
): Promise<Scene & ScopeScene> {
  const ledger = (await reads.get<ScopeLedger>(scopeLedgers.name, scene.id))?.data ?? null;
  return { ...scene, ledger };
}

/** Whether messages can be marked: until the work has ended, where the two agree here at all. */
export function isOpen(scene: WorkScene, now: Date): boolean {
  return takesAgreement(scene.brief) && !hasEnded(scene, now);
}
