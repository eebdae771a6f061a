import { parseArgs } from "node:util";
import { systemClock } from "~/adapters/clock/system-clock";
import { moveJob } from "~/domain/administering/administer-jobs";
import { listTroubledJobs, type TroubledJob, toTroubledJob } from "~/jobs/troubled-jobs.server";
import { announceVersions } from "~/migrations/schema-record";
import { createVersionedStore } from "~/migrations/versioned-store";
import { createGuardedStore } from "~/moving/guarded-store";
import type { Store, StoreReads } from "~/ports/store";

/**
 * `npm run jobs`: what administrators do with troubled jobs through the API, for when none can sign in because
 * mails don't go out. Lists them, or does one thing with one of them, beside a running server or without one.
 * Answers whether that could be done. Throws `NewerDocumentsError`, and what `open` throws.
 */
export async function manageJobs(
  open: () => Store,
  args: string[],
  say: (line: string) => void,
): Promise<boolean> {
  const options = readOptions(args);
  if (!options) {
    say("The options are --retry ID, which tries a job at once, or --end ID, which removes it undone.");
    return false;
  }
  const engine = createGuardedStore(open());
  try {
    await announceVersions({ store: engine, clock: systemClock });
    const store = createVersionedStore(engine);
    const { retry, end } = options;
    const id = retry ?? end;
    if (id === undefined) {
      for await (const line of describeAll(store)) say(line);
      return true;
    }
    const move = retry === undefined ? "end" : "retry";
    const found = await moveJob({ store, clock: systemClock }, null, id, move);
    if (!found) say(`No troubled job has the id ${id}. It was done meanwhile, or ended.`);
    else say(retry === undefined ? `${id} is removed undone.` : `${id} will be tried at once.`);
    return found;
  } finally {
    await engine.close();
  }
}

/** At most one of the two; null for anything else. */
function readOptions(args: string[]): { retry?: string; end?: string } | null {
  try {
    const { values } = parseArgs({ args, options: { retry: { type: "string" }, end: { type: "string" } } });
    return values.retry === undefined || values.end === undefined ? values : null;
  } catch {
    return null;
  }
}

async function* describeAll(reads: StoreReads): AsyncGenerator<string> {
  let count = 0;
  for (let after: string | null = null; ; ) {
    const { items, next } = await listTroubledJobs(reads, { limit: 100, after });
    for (const { id, data } of items) yield describe(toTroubledJob(id, data));
    count += items.length;
    after = next;
    if (after === null) break;
  }
  yield count === 0 ? "No job is in trouble." : `${count} in trouble.`;
}

function describe(job: TroubledJob): string {
  const { id, type, state, attempts, lastError, createdAt, nextTryAt, expiresAt } = job;
  return [
    `${id}: ${type} of ${createdAt}`,
    `${attempts} tried, the last: ${lastError ?? "no answer"}`,
    {
      FAILING: `next ${nextTryAt}`,
      REFUSED: "refused for good",
      HELD: "may have been sent before a restore",
    }[state],
    ...(expiresAt === null ? [] : [`given up ${expiresAt}`]),
  ].join("; ");
}
