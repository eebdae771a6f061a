import type { Log } from "~/platform/ports/log";
import { advice, FirestoreTrouble, type TroubleKind } from "./trouble.server";

/** The same trouble is logged again after this many ms. */
const AGAIN_AFTER = 60_000;

/** Logs one line when each kind of trouble begins, and one when Firestore answers again. */
export function createTroubleLog(log: Pick<Log, "error" | "info"> | undefined) {
  const told = new Map<TroubleKind, number>();
  let inTrouble = false;

  return {
    note(error: unknown): void {
      if (!(error instanceof FirestoreTrouble)) return;
      const { kind, cause } = error;
      inTrouble = true;
      const now = performance.now();
      if (now - (told.get(kind) ?? Number.NEGATIVE_INFINITY) < AGAIN_AFTER) return;
      told.set(kind, now);
      log?.error({ kind, detail: detailOf(cause) }, advice[kind]);
    },
    answered(): void {
      if (!inTrouble) return;
      inTrouble = false;
      // A missing index affects one query only; other answers don't mean that it is over.
      if ([...told.keys()].some((kind) => kind !== "index")) log?.info({}, "Firestore answers again");
      for (const kind of told.keys()) if (kind !== "index") told.delete(kind);
    },
  };
}

/** The client's messages name projects, indexes and hosts, never stored content. */
const detailOf = (cause: unknown) => (cause instanceof Error ? cause.message.slice(0, 500) : undefined);
