import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it, onTestFinished, vi } from "vitest";
import { turnHere } from "~/platform/turned-pictures/turn-here.server";
import { createTurnPicture } from "~/platform/turned-pictures/turn-picture.server";
import { PICTURE_TURNED } from "~/values/durations";
import { limits } from "~/values/limits";
import { gradient } from "./made-pictures";

const aPicture = () => gradient(90, 60).png().toBuffer();

/** A program in place of the one that turns pictures, in a directory of its own. */
function program(source: (directory: string) => string): { file: string; directory: string } {
  const directory = mkdtempSync(join(tmpdir(), "program-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const file = join(directory, "program.mjs");
  writeFileSync(file, source(directory));
  return { file, directory };
}

const lives = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it("a picture becomes the same in a process of its own", async () => {
  const bytes = await aPicture();
  const turned = await createTurnPicture(inject("pictureProgram"))(bytes, "FACE", "ann");
  expect(turned).toMatchObject({ ok: true, value: { width: 60 } });
  expect(turned).toEqual(await turnHere(bytes, "FACE"));
});

it("a picture that takes too long is refused, and its process is gone by then", async () => {
  const { file, directory } = program(
    (into) => `
      import { writeFileSync } from "node:fs";
      process.once("message", () => {
        writeFileSync(${JSON.stringify(join(into, "pid"))}, String(process.pid));
        for (;;);
      });`,
  );
  // The program may begin late on a busy machine: then it is killed before.
  const turn = createTurnPicture(file, { forMs: 5_000 });
  expect(await turn(await aPicture(), "FACE")).toMatchObject({ ok: false, code: "TOO_LONG" });
  const pid = join(directory, "pid");
  if (existsSync(pid)) expect(lives(Number(readFileSync(pid, "latin1")))).toBe(false);
});

it("a picture that takes too much of a processor is refused, however long it may take by the clock", async () => {
  const bytes = await gradient(5_000, 4_000).jpeg().toBuffer();
  const turn = createTurnPicture(inject("pictureProgram"), { processorMs: 1, forMs: 600_000 });
  expect(await turn(bytes, "WHOLE")).toMatchObject({ ok: false, code: "TOO_LONG" });
});

it("a picture that gets little of a processor has more of the clock than it may take of that", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { file, directory } = heldPictures();
  const turn = createTurnPicture(file)(named("slow"), "FACE");
  await vi.waitUntil(() => existsSync(join(directory, "began-slow")), { timeout: 60_000 });
  await vi.advanceTimersByTimeAsync(1.5 * PICTURE_TURNED);
  writeFileSync(join(directory, "end"), "");
  expect(await turn).toMatchObject({ ok: true });
});

it("a picture that crashes its reader is none, and the next one is turned", async () => {
  const crashing = program(() => `process.once("message", () => process.kill(process.pid, "SIGSEGV"));`);
  expect(await createTurnPicture(crashing.file)(await aPicture(), "FACE")).toMatchObject({
    code: "NOT_A_PICTURE",
    detail: "ended by SIGSEGV",
  });
});

it("a program that doesn't work is no picture's fault", async () => {
  const turn = createTurnPicture("/nowhere/turn-picture.js");
  await expect(turn(await aPicture(), "FACE")).rejects.toThrow("ended with 1");
});

it("the program gets none of the server's settings", async () => {
  const { file, directory } = program(
    (into) => `
      import { writeFileSync } from "node:fs";
      writeFileSync(${JSON.stringify(join(into, "env"))}, Object.keys(process.env).join());
      process.once("message", () => process.send({ ok: false, code: "NOT_A_PICTURE" }));`,
  );
  await createTurnPicture(file)(await aPicture(), "FACE");
  expect(readFileSync(join(directory, "env"), "latin1").replace("NODE_CHANNEL_FD", "")).not.toMatch(/\w{3}/);
});

it("the program ends with the server, in the middle of a picture", async () => {
  const { file, directory } = program(
    (into) => `
      import { fork } from "node:child_process";
      import { writeFileSync } from "node:fs";
      const child = fork(${JSON.stringify(inject("pictureProgram"))}, [], { execArgv: [], serialization: "advanced" });
      writeFileSync(${JSON.stringify(join(into, "pid"))}, String(child.pid));
      process.kill(process.pid, "SIGKILL");`,
  );
  await expect(createTurnPicture(file)(await aPicture(), "FACE")).resolves.toMatchObject({
    detail: "ended by SIGKILL",
  });
  const pid = Number(readFileSync(join(directory, "pid"), "latin1"));
  await vi.waitUntil(() => !lives(pid), { timeout: 60_000 });
});

/** Pictures that end when they are told to, by files of their own. */
function heldPictures() {
  return program(
    (into) => `
      import { existsSync, writeFileSync } from "node:fs";
      // As the product's own: without a listener it would end before its answer has left.
      process.once("disconnect", () => process.exit());
      process.once("message", ({ bytes }) => {
        const [name] = Buffer.from(bytes).toString("latin1", 3).split("\\0");
        writeFileSync(${JSON.stringify(into)} + "/began-" + name, "");
        const ends = setInterval(() => {
          if (!existsSync(${JSON.stringify(into)} + "/end")) return;
          clearInterval(ends);
          process.send({ ok: true, value: { width: 1, height: 1, sizes: [] } });
        }, 5);
      });`,
  );
}

const named = (name: string) => Buffer.from(`\xff\xd8\xff${name}`, "latin1");

it("no more pictures are in work than may be, and of one owner one", async () => {
  const { file, directory } = heldPictures();
  const turn = createTurnPicture(file, { atOnce: 2 });
  const began = (name: string) => existsSync(join(directory, `began-${name}`));
  const all = ["ann-1", "ann-2", "bob-1", "cat-1"].map((name) =>
    turn(named(name), "FACE", name.split("-")[0] ?? null),
  );
  await vi.waitUntil(() => began("ann-1") && began("bob-1"), { timeout: 60_000 });
  expect([began("ann-2"), began("cat-1")]).toEqual([false, false]);
  writeFileSync(join(directory, "end"), "");
  expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true);
  expect(began("cat-1") && began("ann-2")).toBe(true);
});

it("a picture that waits too long has no turn, and neither has one too many", async () => {
  const { file, directory } = heldPictures();
  const turn = createTurnPicture(file, { atOnce: 1, patience: 1 });
  const first = turn(named("first"), "FACE", "ann");
  expect(await turn(named("second"), "FACE", "bob")).toMatchObject({ code: "NO_TURN" });
  const patient = createTurnPicture(file, { atOnce: 1, patience: 600_000 });
  const large = (at: number) => Buffer.concat([named(`${at}`), Buffer.alloc(limits.fileBytes - 64)]);
  const room = Math.floor(limits.picturesWaiting / (limits.fileBytes / 1_048_576));
  const many = Array.from({ length: room + 3 }, (_, at) => patient(large(at), "FACE", `${at}`));
  expect(await Promise.all(many.slice(-2))).toMatchObject([{ code: "NO_TURN" }, { code: "NO_TURN" }]);
  writeFileSync(join(directory, "end"), "");
  for (const one of [first, ...many.slice(0, -2)]) expect(await one).toMatchObject({ ok: true });
});
