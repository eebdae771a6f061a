import { describe, expect, it } from "vitest";
import { get, respond, testOrigin } from "#tests/support/app";
import { aPdf, createStudio } from "#tests/support/faces";
import { succeeded } from "#tests/support/market";
import { progressOf, workInMilestones } from "#tests/support/milestones";
import { anUpload } from "#tests/support/uploads";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { type Delivery, deliveries, deliveryId } from "~/features/milestones/model/milestone";
import { deliverMilestone } from "~/features/milestones/writes/move-milestone";
import { deliverFilesPath, milestonesPath } from "~/paths";
import * as page from "~/routes/app.work.$id_.milestones_.$milestone.files";
import { UPLOAD_ENDS } from "~/values/durations";
import { limits } from "~/values/limits";

async function createScene() {
  const studio = createStudio();
  const hirer = await studio.join("HIRER");
  const { id, talent } = await workInMilestones(studio, hirer.uid);
  const owner = await studio.enter(talent, { kind: "FREELANCER", admin: false });
  const params = { id, milestone: "first" };
  const path = deliverFilesPath(id, "first");
  const send = async (body: FormData | URLSearchParams, cookie = owner.cookie) => {
    const headers = { cookie, origin: testOrigin };
    const request = new Request(new URL(path, testOrigin), { method: "POST", body, headers });
    const answer = await respond(() =>
      page.action({ request, context: studio.app.context(request), params }),
    );
    return {
      status: answer.status,
      to: answer.headers.get("location"),
      ...(await answer.json().catch(() => ({}))),
    };
  };
  return {
    ...{ studio, id, hirer, owner, send },
    post: (texts: Record<string, string>, picked?: string) => {
      const form = new FormData();
      const all = { words: "Under /reports.", turn: "0", intent: "deliver", ...texts };
      for (const [name, value] of Object.entries(all)) form.set(name, value);
      if (picked) form.set("picked", new File([new Uint8Array(aPdf())], picked));
      return send(form);
    },
    load: (cookie = owner.cookie, milestone = "first") => {
      const request = get(deliverFilesPath(id, milestone), { cookie });
      const args = { request, context: studio.app.context(request), params: { id, milestone } };
      return respond(() => page.loader(args));
    },
    delivery: async () =>
      (await studio.store.get<Delivery>(deliveries.name, deliveryId(id, "first", 1)))?.data ?? null,
  };
}

describe("a delivery by the browser alone", () => {
  it("takes over what was typed among the milestones", async () => {
    const { send } = await createScene();
    const typed = new URLSearchParams({ words: "Under /reports.", intent: "files", milestone: "first" });
    expect(await send(typed)).toMatchObject({ typed: "Under /reports.", rows: [], problem: null });
  });

  it("adds one file after the other, and delivers with all of them", async () => {
    const { post, id, delivery } = await createScene();
    const first = await post({ intent: "add" }, "plan.pdf");
    expect(first).toMatchObject({ typed: "Under /reports.", rows: [{ name: "plan.pdf" }], problem: null });
    const [{ id: plan }] = first.rows;
    const done = await post({ "file-0": plan }, "causes.pdf");
    expect([done.status, done.to]).toEqual([303, `${milestonesPath(id)}?done=delivered`]);
    expect((await delivery())?.files.map(({ name }) => name)).toEqual(["plan.pdf", "causes.pdf"]);
  });

  it("pressed twice is one delivery, and says so both times", async () => {
    const { post, delivery, studio, owner } = await createScene();
    const plan = await anUpload(studio, owner.uid);
    for (const _press of [1, 2]) expect(await post({ "file-0": plan })).toMatchObject({ status: 303 });
    expect((await delivery())?.files.map(({ id }) => id)).toEqual([plan]);
    expect(await post({ "file-0": plan, words: "Elsewhere." })).toMatchObject({ status: 422 });
  });

  it("keeps the chosen files and the words where it is refused", async () => {
    const { post, studio, delivery } = await createScene();
    const wordless = await post({ words: "" }, "plan.pdf");
    expect(wordless).toMatchObject({ status: 422, rows: [{ name: "plan.pdf" }], problem: null });
    expect(wordless.refused).toMatch(/\w/);
    const [{ id: plan }] = wordless.rows;
    const stale = await post({ "file-0": plan, turn: "7" });
    expect(stale).toMatchObject({ status: 409, typed: "Under /reports.", rows: [{ id: plan }] });
    expect(await delivery()).toBeNull();
    studio.clock.advance(1);
    expect(await post({ "file-0": plan })).toMatchObject({ status: 303 });
  });

  it.each<[string, (scene: Awaited<ReturnType<typeof createScene>>) => Promise<string>]>([
    ["another member’s", ({ studio, hirer }) => anUpload(studio, hirer.uid)],
    [
      "one that waited too long",
      async ({ studio, owner }) => {
        const late = await anUpload(studio, owner.uid);
        await studio.pass(UPLOAD_ENDS);
        return late;
      },
    ],
  ])("isn’t made without a file that was chosen: %s", async (_what, find) => {
    const scene = await createScene();
    const { post, delivery } = scene;
    const gone = await find(scene);
    const refused = await post({ "file-0": gone }, "plan.pdf");
    expect(refused).toMatchObject({ status: 422, rows: [{ name: "plan.pdf" }] });
    expect(refused.problem).toContain("Add it again");
    expect(await delivery()).toBeNull();
  });

  it("has room for five, and a row can be removed", async () => {
    const { studio, owner, post } = await createScene();
    const rows: Record<string, string> = {};
    for (let at = 0; at < limits.attachedFiles; at += 1)
      rows[`file-${at}`] = await anUpload(studio, owner.uid);
    expect(await post(rows, "sixth.pdf")).toMatchObject({ status: 422, problem: /5 files/ });
    const dropped = await post({ ...rows, intent: `drop-${rows["file-0"]}` });
    expect(dropped.rows).toHaveLength(limits.attachedFiles - 1);
  });
});

describe("its page", () => {
  it("is for the two of the work alone, and for a milestone that there is", async () => {
    const { studio, load, hirer } = await createScene();
    const stranger = await studio.join("FREELANCER");
    expect((await load(stranger.cookie)).status).toBe(404);
    expect((await load(undefined, "third")).status).toBe(404);
    expect((await load(hirer.cookie)).status).toBe(200);
  });

  it("says who may deliver, and with what", async () => {
    const { studio, id, hirer, owner, load } = await createScene();
    const read = async (cookie: string) => (await (await load(cookie)).json()).progress;
    expect(await read(owner.cookie)).toMatchObject({ moves: ["DELIVER"], takesWords: true, turn: 0 });
    expect((await read(hirer.cookie)).moves).not.toContain("DELIVER");
    succeeded(await setBlocked(studio, hirer.uid, id, true));
    expect(await read(owner.cookie)).toMatchObject({ takesWords: false });
    const silent = { milestone: "first", turn: 0, words: "" };
    succeeded(await deliverMilestone(studio, owner.uid, id, silent));
    expect(await progressOf(studio, id)).toMatchObject({ state: "DELIVERED" });
    expect((await read(owner.cookie)).moves).toEqual(["TAKE_BACK"]);
  });
});
