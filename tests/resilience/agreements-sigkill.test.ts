import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { integer, sample } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { standsInLog } from "#tests/support/agreements";
import type { Agreement } from "~/features/agreements/model/agreement";
import type { AgreementEntry } from "~/features/agreements/model/agreement-log";
import { checkAgreements } from "~/features/agreements/reads/check-agreements";
import { checkMilestones } from "~/features/milestones/reads/check-milestones";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";
import { buildChild, runUntilKilled } from "./child-process";
import { readCollection } from "./read-collection";
import { limitFor, rounds, seed } from "./rounds";

const folder = mkdtempSync(join(tmpdir(), "agreements-sigkill-"));
const file = join(folder, "store.sqlite");
let program = "";

beforeAll(async () => {
  program = await buildChild("agreements-child", folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The moves of each agreement, in its order, once all is found as its log tells it. */
async function readLogs(): Promise<Map<string, string[]>> {
  const store = createVersionedStore(createSqliteStore({ file, indexes }));
  expect((await checkAgreements(store)).brokenAt).toBeNull();
  expect((await checkMilestones(store)).brokenAt).toBeNull();
  const agreements = await readCollection<Agreement>(store, "agreements");
  for (const [id, { offered, inForce }] of agreements)
    expect(await standsInLog({ store }, id), id).toEqual({
      offered: offered?.n ?? null,
      inForce: inForce?.n ?? null,
    });
  const entries = [...(await readCollection<AgreementEntry>(store, "agreementLog")).values()];
  await store.close();
  // A log belongs to what stands, and nothing stands without.
  expect(new Set(entries.map(({ agreement }) => agreement))).toEqual(new Set(agreements.keys()));
  const inOrder = entries.sort((one, other) => one.seq - other.seq);
  return new Map(
    [...agreements.keys()].map((id) => [
      id,
      inOrder.filter(({ agreement }) => agreement === id).map(({ event }) => event),
    ]),
  );
}

test(
  `${rounds.agreementKills} times SIGKILL in the middle of agreements: no acknowledged move is lost, none is there twice, and each log leads to what stands`,
  limitFor(rounds.agreementKills, 10_000),
  async () => {
    const said = new Map<string, string[]>();
    // The last comes late enough for every move to have been made.
    const early = sample(integer({ min: 1, max: 120 }), { numRuns: rounds.agreementKills - 1, seed });
    const moments = [...early, 120];
    for (const [at, enough] of moments.entries()) {
      for (const line of await runUntilKilled(program, [file, `run${at}`], enough)) {
        const [, id = "", event = ""] = line.split(" ");
        said.set(id, [...(said.get(id) ?? []), event]);
      }
      const logs = await readLogs();
      for (const [id, events] of said) {
        const kept = logs.get(id) ?? [];
        expect(kept.slice(0, events.length), id).toEqual(events);
        // The last one may have been done, and not said any more.
        expect(kept.length - events.length, id).toBeLessThanOrEqual(1);
      }
    }
    await runUntilKilled(program, [file, "finish"], Number.POSITIVE_INFINITY);
    const logs = await readLogs();
    const kept = [...logs.values()].flat();
    const acknowledged = [...said.values()].flat();
    for (const event of ["CONFIRM", "ACCEPT", "LAPSE"]) expect(kept).toContain(event);
    process.stdout.write(
      `${logs.size} agreements, ${acknowledged.length} moves acknowledged, ${kept.length} kept with those of the clock\n`,
    );
  },
);
