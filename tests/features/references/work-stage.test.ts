import { describe, expect, it } from "vitest";
import { createMarket, day, succeeded } from "#tests/support/market";
import { acceptedWork, aReference } from "#tests/support/works";
import type { BriefContent } from "~/domain/fields/brief-fields";
import { type WorkStage, workStages } from "~/domain/reference";
import { timesIn } from "~/domain/times";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { pointsOf } from "~/features/references/pages/work-texts";
import { readWork, stageNow } from "~/features/references/reads/read-work";
import { describeStage, headlineOf, nextOf, type WorkHead } from "~/features/references/shared/work-next";
import { continueWork, endWork } from "~/features/references/writes/end-work";
import { replyToReference, writeReference } from "~/features/references/writes/write-reference";

/** A work, what its two sides do, and how it stands for both. */
async function createScene(more: Partial<BriefContent> = {}) {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const work = await acceptedWork(market, hirer, more);
  const { id, talent } = work;
  const stageFor = async (uid: string) => {
    const found = await readWork(market.store, uid, id, market.clock.now());
    return found && stageNow(market.store, found);
  };
  return {
    ...market,
    ...work,
    stages: async () => [await stageFor(hirer), await stageFor(talent)],
    end: async (uid: string) => succeeded(await endWork(market, uid, id)),
    goOn: async (uid: string) => succeeded(await continueWork(market, uid, id)),
    write: async (uid: string) => succeeded(await writeReference(market, uid, id, aReference)),
    reply: async (uid: string) => succeeded(await replyToReference(market, uid, id, "Thank you.")),
    block: async () => succeeded(await setBlocked(market, talent, id, true)),
  };
}

type Scene = Awaited<ReturnType<typeof createScene>>;

describe("a work stands for its hirer and its talent", () => {
  it.each<[what: string, brief: Partial<BriefContent>, (scene: Scene) => Promise<unknown>, WorkStage[]]>([
    ["on the day of the yes", {}, async () => {}, ["NEW", "NEW"]],
    ["three days later", {}, ({ pass }) => pass(3 * day), ["RUNNING", "RUNNING"]],
    ["with one word that it has ended", {}, ({ end, hirer }) => end(hirer), ["SAID", "ASKED"]],
    [
      "with both",
      {},
      async ({ end, hirer, talent }) => {
        await end(hirer);
        await end(talent);
      },
      ["WRITE", "WRITE"],
    ],
    [
      "with one word against its planned end",
      { weeks: 1 },
      async ({ pass, goOn, talent }) => {
        await pass(6 * day);
        await goOn(talent);
        await pass(2 * day);
      },
      ["LONGER", "LONGER"],
    ],
    ["after its planned end", { weeks: 1 }, ({ pass }) => pass(8 * day), ["WRITE", "WRITE"]],
    [
      "with the talent’s reference",
      { weeks: 1 },
      async ({ pass, write, talent }) => {
        await pass(8 * day);
        await write(talent);
      },
      ["OTHER_WROTE", "OWN_WROTE"],
    ],
    [
      "with both references",
      { weeks: 1 },
      async ({ pass, write, hirer, talent }) => {
        await pass(8 * day);
        await write(talent);
        await write(hirer);
      },
      ["REPLY", "REPLY"],
    ],
    [
      "with a reply to one",
      { weeks: 1 },
      async ({ pass, write, reply, hirer, talent }) => {
        await pass(8 * day);
        await write(talent);
        await write(hirer);
        await reply(hirer);
      },
      ["SHOWN", "REPLY"],
    ],
    ["with a block of either", {}, ({ block }) => block(), ["APART", "APART"]],
  ])("%s", async (_what, brief, happen, expected) => {
    const scene = await createScene(brief);
    await happen(scene);
    expect(await scene.stages()).toEqual(expected);
  });

  it("before a start that is named, once the yes isn’t new any more", async () => {
    const market = createMarket();
    const startOn = new Date(market.clock.now().getTime() + 30 * day).toISOString().slice(0, 10);
    const scene = await createScene({ startOn });
    await scene.pass(4 * day);
    expect(await scene.stages()).toEqual(["BEFORE", "BEFORE"]);
  });
});

const head = (stage: WorkStage, side: "HIRER" | "TALENT"): WorkHead => ({
  ...{ id: "b_ann", brief: null, side, otherState: "ACTIVE", other: null, stage },
  ...{ acceptedAt: "2026-11-20T10:00:00.000Z", startsOn: "2026-12-01" },
  ...{ endsAt: "2026-12-31T00:00:00.000Z", showsAt: "2027-01-14T00:00:00.000Z", agreement: { next: null } },
});
const named = { who: "NAMED", name: "Ann" } as const;
const times = timesIn("UTC");

describe("what is next", () => {
  it.each(workStages.flatMap((stage) => [["HIRER", stage] as const, ["TALENT", stage] as const]))(
    "for the %s of a work that is %s, and for the other side, is said",
    (side, stage) => {
      const work = head(stage, side);
      const { you, they } = nextOf(work, named, times);
      for (const said of [you.text, they.text, headlineOf(work, named)]) expect(said).not.toBe("");
      if (stage !== "SAID" && stage !== "ASKED") expect(describeStage(work, named, times)).not.toBe("");
    },
  );

  it.each<[WorkStage, you: string | null, they: string | null]>([
    ["NEW", "By 1 December 2026", null],
    ["BEFORE", "By 1 December 2026", "From 1 December 2026"],
    ["RUNNING", "Planned until 31 December 2026", null],
    ["LONGER", null, null],
    ["SAID", null, "Without an answer it ends on 31 December 2026"],
    ["ASKED", "Without an answer it ends on 31 December 2026", null],
    ["WRITE", null, null],
    ["OTHER_WROTE", "By the end of 13 January 2027", null],
    ["OWN_WROTE", null, "By the end of 13 January 2027"],
    ["REPLY", null, null],
    ["SHOWN", null, null],
    ["APART", null, null],
  ])("of a work that is %s has its day", (stage, you, they) => {
    const work = head(stage, "TALENT");
    const next = nextOf(work, named, times);
    expect([next.you.when, next.they.when]).toEqual([you, they]);
  });

  it("needs no day where the work began with the yes", () => {
    const work = { ...head("NEW", "TALENT"), startsOn: "2026-11-20" };
    expect(nextOf(work, named, times).you.when).toBeNull();
  });
});

it.each<[WorkStage, ended: boolean, ...states: string[]]>([
  ["NEW", false, "done", "now", "later", "later"],
  ["RUNNING", false, "done", "done", "now", "later"],
  ["ASKED", false, "done", "done", "now", "later"],
  ["WRITE", true, "done", "done", "done", "now"],
  ["SHOWN", true, "done", "done", "done", "done"],
  ["APART", false, "done", "later", "later", "later"],
  ["APART", true, "done", "done", "done", "later"],
])("the path of a work that is %s, ended: %s", (stage, ended, ...states) => {
  expect(pointsOf({ stage, ended }).map(({ state }) => state)).toEqual(states);
});
