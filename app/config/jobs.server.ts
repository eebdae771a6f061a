import { parseArgs } from "node:util";
import type { MailMove } from "~/domain/mail-moves";
import { moveJob } from "~/features/moderation/writes/administer-jobs";
import { readSignUpMails, steerMails } from "~/features/sign-in/auth/held-mails/steering.server";
import { announceVersions } from "~/operations/migrations/schema-record";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createGuardedStore } from "~/operations/read-only/guarded-store";
import { systemClock } from "~/platform/clock/system-clock";
import { listTroubledJobs, type TroubledJob, toTroubledJob } from "~/platform/jobs/troubled-jobs.server";
import type { Store, StoreReads } from "~/platform/ports/store";

/**
 * `npm run jobs`: the administrators' actions on troubled jobs that the API offers, for when no
 * administrator can sign in because mails don't go out. Lists them, or does one thing with one of
 * them, beside a running server or without one. Resolves to whether that succeeded. Throws
 * `NewerDocumentsError`, and the errors of `open`.
 */
export async function manageJobs(
  open: () => Store,
  args: string[],
  say: (line: string) => void,
): Promise<boolean> {
  const options = readOptions(args);
  if (!options) {
    say(
      "The options are --retry ID, which tries a job at once, --end ID, which removes it undone, or --sign-up-mails let-go, hold or by-itself.",
    );
    return false;
  }
  const engine = createGuardedStore(open());
  try {
    await announceVersions({ store: engine, clock: systemClock });
    const store = createVersionedStore(engine);
    const { retry, end, steer } = options;
    if (steer !== undefined) {
      await steerMails({ store, clock: systemClock }, null, steer);
      say(steered[steer]);
      return true;
    }
    const id = retry ?? end;
    if (id === undefined) {
      for await (const line of describeAll(store)) say(line);
      const { waiting, order } = await readSignUpMails(store, systemClock);
      if (waiting > 0) say(`${waiting} sign-up mails wait. They go out by themselves.`);
      if (order)
        say(
          `${{ LET_GO: "All sign-up mails go out", HOLD: "No sign-up mail goes out" }[order.move]} until ${order.until}.`,
        );
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

const moves = { "let-go": "LET_GO", hold: "HOLD", "by-itself": "BY_ITSELF" } as const;

const steered: Record<MailMove, string> = {
  LET_GO: "All sign-up mails go out for an hour, and those that wait at once.",
  HOLD: "No sign-up mail goes out for a day, or until you say otherwise.",
  BY_ITSELF: "The limit decides again which sign-up mails wait.",
};

/** At most one of them; null for any other arguments. */
function readOptions(args: string[]): { retry?: string; end?: string; steer?: MailMove } | null {
  const text = { type: "string" } as const;
  try {
    const { values } = parseArgs({ args, options: { retry: text, end: text, "sign-up-mails": text } });
    const { "sign-up-mails": move, ...jobs } = values;
    if (Object.keys(values).length > 1) return null;
    if (move === undefined) return jobs;
    return Object.hasOwn(moves, move) ? { steer: moves[move as keyof typeof moves] } : null;
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
