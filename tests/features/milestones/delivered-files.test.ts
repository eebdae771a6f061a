import { describe, expect, it } from "vitest";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import { progressOf, workInMilestones } from "#tests/support/milestones";
import { stubIdentity } from "#tests/support/people";
import { anUpload } from "#tests/support/uploads";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { getFile } from "~/features/files/model/file";
import { usedBytes } from "~/features/files/model/file-use";
import { dropUpload } from "~/features/files/writes/upload";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { type Delivery, deliveries, deliveryId } from "~/features/milestones/model/milestone";
import { checkMilestones } from "~/features/milestones/reads/check-milestones";
import {
  acceptMilestone,
  deliverMilestone,
  sendBackMilestone,
  takeBackDelivery,
} from "~/features/milestones/writes/move-milestone";
import { UPLOAD_ENDS, UPLOAD_FORGOTTEN } from "~/values/durations";
import { limits } from "~/values/limits";
import { ok } from "~/values/result";

const day = 86_400_000;

async function createScene() {
  const identity = stubIdentity({ deleteUser: async () => ok() });
  const market = createMarket({ identity });
  const hirer = await market.join("HIRER");
  const { id, talent } = await workInMilestones(market, hirer);
  const { store } = market;
  const turn = async () => (await progressOf(market, id))?.turn ?? 0;
  const named = async () => ({ milestone: "first", turn: await turn() });
  return {
    ...{ market, store, id, hirer, talent, turn, named },
    upload: (uid = talent, name?: string) => anUpload(market, uid, name),
    deliver: async (uploads: readonly string[], at?: number) =>
      deliverMilestone(market, talent, id, {
        ...(await named()),
        ...(at !== undefined && { turn: at }),
        words: "Under /reports.",
        files: uploads.map((upload) => ({ upload })),
      }),
    takeBack: async () => takeBackDelivery(market, talent, id, await named()),
    sendBack: async () => sendBackMilestone(market, hirer, id, { ...(await named()), words: "No cause." }),
    /** The ids of the files of a round; null for no delivery. */
    filesOf: async (round: number) =>
      (await store.get<Delivery>(deliveries.name, deliveryId(id, "first", round)))?.data.files.map(
        (file) => file.id,
      ) ?? null,
    placeOf: async (file: string) => (await getFile(store, file))?.place ?? null,
  };
}

describe("a delivery with files", () => {
  it("has them with their names and sizes, and keeps them from the job that removes uploads", async () => {
    const { market, store, id, upload, deliver, placeOf } = await createScene();
    const plan = await upload();
    succeeded(await deliver([plan]));
    const delivery = await store.get<Delivery>(deliveries.name, deliveryId(id, "first", 1));
    expect(delivery?.data.files).toEqual([
      { id: plan, kind: "PDF", name: "plan.pdf", alt: null, width: null, height: null, size: 300 },
    ]);
    await market.pass(2 * UPLOAD_FORGOTTEN);
    expect(await placeOf(plan)).toBe("DELIVERY");
    expect(await checkMilestones(store)).toEqual({ deliveries: 1, brokenAt: null });
  });

  it("has one that is named twice once, and five at most", async () => {
    const { upload, deliver, filesOf } = await createScene();
    const all: string[] = [];
    for (let at = 0; at <= limits.attachedFiles; at += 1) all.push(await upload());
    expect(refusalOf(await deliver(all))).toBe("TOO_MANY");
    const [first = "", second = ""] = all;
    succeeded(await deliver([first, second, first]));
    expect(await filesOf(1)).toEqual([first, second]);
  });

  it("is the same one when the same press arrives twice, and none with another file", async () => {
    const { upload, deliver, turn, filesOf } = await createScene();
    const plan = await upload();
    succeeded(await deliver([plan], 0));
    succeeded(await deliver([plan], 0));
    expect(refusalOf(await deliver([await upload()], 0))).toBe("STALE");
    expect(refusalOf(await deliver([], 0))).toBe("STALE");
    expect([await turn(), await filesOf(1)]).toEqual([1, [plan]]);
  });

  it.each<[string, (scene: Awaited<ReturnType<typeof createScene>>) => Promise<string>]>([
    ["of the other side", async ({ upload, hirer }) => upload(hirer)],
    ["of another member", async ({ upload, market }) => upload(await market.join("FREELANCER"))],
    ["that is none", async () => "0".repeat(32)],
    ["that is no id", async () => "../../x"],
    [
      "that was removed since",
      async ({ market, talent, upload }) => {
        const gone = await upload();
        succeeded(await dropUpload(market, talent, gone));
        return gone;
      },
    ],
    [
      "that waited too long",
      async ({ market, upload }) => {
        const late = await upload();
        await market.pass(UPLOAD_ENDS);
        return late;
      },
    ],
    [
      "that another delivery has",
      async ({ market, id, talent, upload }) => {
        const taken = await upload();
        const other = { milestone: "second", turn: 0, words: "Here.", files: [{ upload: taken }] };
        succeeded(await deliverMilestone(market, talent, id, other));
        return taken;
      },
    ],
  ])("isn’t made with one %s, and nothing of it is kept", async (_what, find) => {
    const scene = await createScene();
    const { deliver, upload, placeOf, turn } = scene;
    const wrong = await find(scene);
    const mine = await upload();
    expect(refusalOf(await deliver([mine, wrong]))).toBe("UPLOAD_GONE");
    expect([await turn(), await placeOf(mine)]).toEqual([0, "NONE"]);
  });

  it("has its file or is refused, whichever comes first: the delivery or the removal of the upload", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { market, talent, upload, deliver, filesOf, placeOf } = await createScene();
      const plan = await upload();
      const drop = () => dropUpload(market, talent, plan);
      const [delivered] =
        round % 2 === 0
          ? await Promise.all([deliver([plan], 0), drop()])
          : (await Promise.all([drop(), deliver([plan], 0)])).reverse();
      const place = await placeOf(plan);
      if (delivered?.ok) expect([await filesOf(1), place]).toEqual([[plan], "DELIVERY"]);
      else expect([await filesOf(1), place]).toEqual([null, "GONE"]);
    }
  });

  it("of two with one file at once one has it", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { market, id, talent, upload, placeOf } = await createScene();
      const plan = await upload();
      const both = await Promise.all(
        ["first", "second"].map((milestone) =>
          deliverMilestone(market, talent, id, {
            ...{ milestone, turn: 0, words: "Here." },
            files: [{ upload: plan }],
          }),
        ),
      );
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await placeOf(plan)).toBe("DELIVERY");
    }
  });

  it("loses them when it is taken back, and keeps them as a round that was sent back", async () => {
    const { market, store, talent, upload, deliver, takeBack, sendBack, filesOf, placeOf } =
      await createScene();
    const [first, second] = [await upload(), await upload()];
    succeeded(await deliver([first]));
    succeeded(await takeBack());
    await market.worker.runDue();
    expect([await filesOf(1), await placeOf(first)]).toEqual([null, null]);
    expect(await usedBytes(store, talent)).toBe(300);
    succeeded(await deliver([second]));
    succeeded(await sendBack());
    succeeded(await deliver([]));
    expect([await filesOf(2), await filesOf(3), await placeOf(second)]).toEqual([[second], [], "DELIVERY"]);
    expect(await checkMilestones(store)).toEqual({ deliveries: 2, brokenAt: null });
  });

  it("is taken back or accepted, of both at once, and its files stay with what wins", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { market, id, hirer, upload, deliver, takeBack, placeOf } = await createScene();
      const plan = await upload();
      succeeded(await deliver([plan]));
      const [back, accepted] = await Promise.all([
        takeBack(),
        acceptMilestone(market, hirer, id, { milestone: "first", turn: 1 }),
      ]);
      expect([back.ok, accepted.ok].filter(Boolean)).toHaveLength(1);
      expect(await placeOf(plan)).toBe(back.ok ? "GONE" : "DELIVERY");
    }
  });

  it("passes none between blocked sides", async () => {
    const { market, id, hirer, talent, named, upload, placeOf } = await createScene();
    const plan = await upload();
    succeeded(await setBlocked(market, hirer, id, true));
    const silent = { ...(await named()), words: "" };
    const withFile = { ...silent, files: [{ upload: plan }] };
    expect(refusalOf(await deliverMilestone(market, talent, id, withFile))).toBe("BLOCKED");
    expect(await placeOf(plan)).toBe("NONE");
    succeeded(await deliverMilestone(market, talent, id, silent));
  });

  it("is told by the log with its files: a check names one whose files were changed", async () => {
    const { store, id, upload, deliver } = await createScene();
    succeeded(await deliver([await upload(), await upload()]));
    const name = deliveryId(id, "first", 1);
    const delivery = (await store.get<Delivery>(deliveries.name, name))?.data as Delivery;
    for (const files of [[], delivery.files.slice(1), delivery.files.toReversed()]) {
      await store.transact(async (tx) => tx.set(deliveries.name, name, { ...delivery, files }));
      expect((await checkMilestones(store)).brokenAt).toBe(`deliveries/${name}`);
    }
  });
});

describe("once an account is gone", () => {
  async function delivered() {
    const scene = await createScene();
    const plan = await scene.upload();
    succeeded(await scene.deliver([plan]));
    const leave = async (uid: string) => {
      succeeded(await deleteAccount(scene.market, uid));
      for (const later of [0, day, 14 * day]) await scene.market.pass(later);
      await scene.market.worker.runDue();
    };
    return { ...scene, plan, leave };
  }

  it("what a talent delivered is the hirer’s, takes no room there, and goes with that account", async () => {
    const { store, hirer, talent, plan, leave } = await delivered();
    await leave(talent);
    expect(await getFile(store, plan)).toMatchObject({ uid: hirer, place: "DELIVERY" });
    expect([await usedBytes(store, talent), await usedBytes(store, hirer)]).toEqual([0, 0]);
    await leave(hirer);
    expect(await getFile(store, plan)).toBeNull();
  });

  it("of the hirer it stays the talent’s, and goes with that account", async () => {
    const { store, hirer, talent, plan, leave } = await delivered();
    await leave(hirer);
    expect(await getFile(store, plan)).toMatchObject({ uid: talent, place: "DELIVERY" });
    await leave(talent);
    expect(await getFile(store, plan)).toBeNull();
  });

  it("of both at once nothing stays", async () => {
    const { market, store, hirer, talent, plan, leave } = await delivered();
    succeeded(await deleteAccount(market, hirer));
    await leave(talent);
    expect(await getFile(store, plan)).toBeNull();
  });
});
