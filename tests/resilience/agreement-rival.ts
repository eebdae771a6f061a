/**
 * A process that makes the moves of agreements that messages ask of it, on a store that others share, and answers
 * what each came to. Argument: the place of the store, as JSON.
 */
import { setTimeout as pause } from "node:timers/promises";
import { confirmAgreement, withdrawAgreement } from "~/features/agreements/writes/answer-agreement";
import { offerAgreement } from "~/features/agreements/writes/offer-agreement";
import { acceptMilestone, takeBackDelivery } from "~/features/milestones/writes/move-milestone";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { StoreContentionError, StoreUnavailableError } from "~/platform/ports/store";
import type { Result } from "~/values/result";
import { testNow } from "../support/clock";
import { connectTo } from "./shared-store";

const moves = {
  confirm: confirmAgreement,
  withdraw: withdrawAgreement,
  offer: offerAgreement,
  accept: acceptMilestone,
  takeBack: takeBackDelivery,
};

type Moves = typeof moves;
type Ask<M extends keyof Moves> = { move: M; args: Tail<Parameters<Moves[M]>> };
type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;

/** A move and what it takes but for the parts: whose, of which work, and what it names. */
export type AskedMove = { [M in keyof Moves]: Ask<M> }[keyof Moves];

/** `trouble`: it lost too many races or got no answer in time, and is to be pressed again. */
export type RivalAnswer = { outcome: Result<unknown> } | { trouble: true };

const store = createVersionedStore(connectTo(JSON.parse(process.argv[2] ?? "")));
const parts = { store, clock: { now: () => testNow } };

async function press({ move, args, waitMs }: AskedMove & { waitMs: number }): Promise<RivalAnswer> {
  if (waitMs > 0) await pause(waitMs);
  try {
    const run = moves[move] as (...all: unknown[]) => Promise<Result<unknown>>;
    return { outcome: await run(parts, ...args) };
  } catch (error) {
    if (error instanceof StoreContentionError || error instanceof StoreUnavailableError)
      return { trouble: true };
    throw error;
  }
}

process.on("message", async (asked: AskedMove & { waitMs: number }) => process.send?.(await press(asked)));
