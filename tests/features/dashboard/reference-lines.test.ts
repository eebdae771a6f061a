import { expect, it } from "vitest";
import { createDashboards } from "#tests/support/dashboards";
import { day, succeeded } from "#tests/support/market";
import { acceptedWork, aReference, endByBoth } from "#tests/support/works";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { workLine } from "~/features/dashboard/reads/work-line";
import { withdrawReference, writeReference } from "~/features/references/writes/write-reference";
import { REFERENCE_WAITS } from "~/values/durations";

const title = "A shop that answers in a second";

/** An accepted work, and the lines of its sides about writing a reference. */
async function createWork(weeks: number | null = null) {
  const market = createDashboards();
  const hirer = await market.join("HIRER", { profile: { organisation: "Harbour Books" } });
  const { id, briefId, talent } = await acceptedWork(market, hirer, { weeks });
  const linesOf = async (uid: string) =>
    (await market.read(uid)).work.filter(({ kind }) => kind === "REFERENCE");
  return { ...market, id, briefId, hirer, talent, linesOf };
}

it("both sides are offered to write once the work has ended, and each until they wrote", async () => {
  const market = await createWork();
  const { id, briefId, hirer, talent, linesOf, clock } = market;
  expect([await linesOf(hirer), await linesOf(talent)]).toEqual([[], []]);
  await endByBoth(market, { id, hirer, talent });
  const since = clock.now().toISOString();
  const line = workLine("REFERENCE", { brief: { id: briefId, title, writtenIn: null }, work: id, since });
  expect(await linesOf(talent)).toEqual([{ ...line, who: "Harbour Books", whoState: "ACTIVE" }]);
  expect(await linesOf(hirer)).toMatchObject([{ work: id, due: null }]);

  succeeded(await writeReference(market, talent, id, aReference));
  const due = new Date(clock.now().getTime() + REFERENCE_WAITS).toISOString();
  expect(await linesOf(talent)).toEqual([]);
  expect(await linesOf(hirer)).toMatchObject([{ work: id, due }]);
  await market.pass(REFERENCE_WAITS);
  expect(await linesOf(hirer)).toEqual([]);
});

it("a work that ended by its dates is offered, also with no job that told it, for ninety days", async () => {
  const { store, clock, hirer, talent, linesOf, pass } = await createWork(1);
  // As an earlier release left it: nothing was planned, and no document of the work exists.
  await store.transact(async (tx) => {
    const { items } = await store.query<{ type: string }>({ collection: "jobs", limit: 100 });
    for (const { id, data } of items) if (data.type === "work-ends") tx.delete("jobs", id);
  });
  await pass(6 * day);
  expect(await linesOf(talent)).toEqual([]);
  await pass(30 * day);
  expect(await linesOf(hirer)).toHaveLength(1);
  const [line] = await linesOf(talent);
  const daysSince = (clock.now().getTime() - Date.parse(line?.since ?? "")) / day;
  await pass((90 - Math.floor(daysSince)) * day);
  expect([await linesOf(hirer), await linesOf(talent)]).toMatchObject([[{}], [{}]]);
  await pass(day);
  expect([await linesOf(hirer), await linesOf(talent)]).toEqual([[], []]);
});

it("nobody is offered to write past a block, nor about somebody whose account isn’t active", async () => {
  const { id, briefId, hirer, talent, linesOf, setStatus, ...market } = await createWork();
  await endByBoth(market, { id, hirer, talent });
  await setStatus(talent, "SUSPENDED");
  expect(await linesOf(hirer)).toEqual([]);
  await setStatus(talent, "ACTIVE");
  succeeded(await writeReference(market, hirer, id, aReference));
  succeeded(await withdrawReference(market, hirer, id));
  expect(await linesOf(hirer)).toHaveLength(1);
  succeeded(await setBlocked(market, talent, `${briefId}_${talent}`, true));
  expect([await linesOf(hirer), await linesOf(talent)]).toEqual([[], []]);
});
