import { describe, expect, it } from "vitest";
import { briefCounts, briefStatuses } from "~/content/brief";
import { type Brief, briefsCollection } from "~/features/briefs/rules/brief";
import type { HirerRecord } from "~/features/briefs/rules/hirer-record";
import { publishBrief } from "~/features/briefs/rules/move-brief";
import { saveBrief } from "~/features/briefs/rules/save-brief";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/rules/proposal";
import { sendProposal } from "~/features/proposals/rules/write-proposal";
import type { Store } from "~/platform/ports/store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";
import { hirerUid, talentUid } from "../../scripts/seed/members";
import { briefsOfHirer, busyBrief, planBrief } from "../../scripts/seed/plan";
import { seedMarket } from "../../scripts/seed/seed-market";
import { createMarket, succeeded } from "../rules/market";

const briefs = 2_000;
const atOnce = 500;
const now = new Date("2026-03-01T12:00:00.000Z");
const open = () => createSqliteStore({ file: ":memory:", indexes });

async function readAll<T>(store: Store, collection: string, ids: string[]): Promise<(T | null)[]> {
  const found = [];
  for (let at = 0; at < ids.length; at += 100)
    found.push(...(await store.getMany<T>(collection, ids.slice(at, at + 100))));
  return found.map((one) => one?.data ?? null);
}

/** The names and kinds of everything in a document. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (typeof value !== "object" || value === null) return value === null ? "null" : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]));
}

describe("a market for measuring", () => {
  it("ends the same when it was cut off, counts what it holds, and is left alone once it is whole", async () => {
    const [whole, cut] = [open(), open()];
    await seedMarket(whole, { briefs, now, atOnce });
    const killed = seedMarket(cut, {
      briefs,
      now,
      atOnce,
      onProgress() {
        throw new Error("killed");
      },
    });
    await expect(killed).rejects.toThrow("killed");
    await seedMarket(cut, { briefs, atOnce, now: new Date(now.getTime() + 60_000) });

    const plans = Array.from({ length: briefs }, (_, number) => planBrief(number, briefs, now.getTime()));
    const ids = plans.map(({ id }) => id);
    const found = await readAll<Brief>(whole, briefsCollection, ids);
    expect(await readAll<Brief>(cut, briefsCollection, ids)).toEqual(found);
    const pairs = plans.flatMap(({ id, applicants }) =>
      applicants.map((at) => proposalId(id, talentUid(at))),
    );
    const proposals = await readAll<Proposal>(whole, proposalsCollection, pairs);
    expect(await readAll<Proposal>(cut, proposalsCollection, pairs)).toEqual(proposals);

    const hirers = Array.from({ length: briefs / briefsOfHirer }, (_, number) => hirerUid(number));
    const records = await readAll<HirerRecord>(whole, "hirerRecords", hirers);
    const counted = (status: Brief["status"]) => found.filter((brief) => brief?.status === status).length;
    for (const status of briefStatuses) {
      expect(counted(status), status).toBeGreaterThan(0);
      expect(records.reduce((sum, record) => sum + (record?.briefs[briefCounts[status]] ?? 0), 0)).toBe(
        counted(status),
      );
    }
    expect(counted("OPEN") / briefs).toBeCloseTo(0.1, 1);
    const total = found.reduce((sum, brief) => sum + (brief?.counts.total ?? 0), 0);
    expect(total).toBe(proposals.filter((one) => one !== null).length);

    const before = await whole.get(briefsCollection, ids[7] ?? "");
    await seedMarket(whole, { briefs, atOnce, now: new Date(now.getTime() + 60_000) });
    expect(await whole.get(briefsCollection, ids[7] ?? "")).toEqual(before);
    await expect(seedMarket(whole, { briefs: 3_000, now })).rejects.toThrow("a market of 2000 briefs");
  });

  it("holds documents as members write them", async () => {
    const store = open();
    await seedMarket(store, { briefs: 1_000, now });
    const plan = planBrief(busyBrief, 1_000, now.getTime());
    const seeded = (await store.get<Brief>(briefsCollection, plan.id))?.data as Brief;
    const answered = await store.get<Proposal>(proposalsCollection, proposalId(plan.id, talentUid(0)));

    const market = createMarket();
    market.clock.advance(plan.createdAt - market.clock.now().getTime());
    const hirer = await market.join("HIRER");
    const id = plan.id;
    succeeded(await saveBrief(market, hirer, { id, revision: null, content: plan.content }));
    succeeded(await publishBrief(market, hirer, id, 1));
    const talent = await market.join("FREELANCER");
    market.clock.advance(3_600_000);
    const content = market.aProposal();
    succeeded(await sendProposal(market, talent, id, { revision: null, content }));
    const saved = await market.readBrief(id);

    const { counts, hirerUid: _, ...rest } = saved;
    const { counts: seededCounts, hirerUid: __, ...seededRest } = seeded;
    expect(seededRest).toEqual(rest);
    expect(shapeOf(seededCounts)).toEqual(shapeOf(counts));
    expect(shapeOf(answered?.data)).toEqual(shapeOf(await market.readProposal(id, talent)));
  });
});
