import type { Log } from "~/platform/ports/log";
import { advice, FirestoreTrouble, type TroubleKind } from "./trouble.server";

/** The same trouble is told again after this, in ms. */
const AGAIN_AFTER = 60_000;

/** One line for each kind of trouble as it begins, and one when Firestore answers again. */
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
      // A missing index is in the way of one query alone, and others go on being answered.
      if ([...told.keys()].some((kind) => kind !== "index")) log?.info({}, "Firestore answers again");
      for (const kind of told.keys()) if (kind !== "index") told.delete(kind);
    },
  };
}

/** The client's words name projects, indexes and hosts, never what is stored. */
const detailOf = (cause: unknown) => (cause instanceof Error ? cause.message.slice(0, 500) : undefined);
