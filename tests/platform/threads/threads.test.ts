import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createThreads } from "~/platform/threads/threads.server";

const bounds = { atOnce: 2, ofOne: 2, timeoutMs: 60_000, memory: 32 };
const head = `import { parentPort, workerData } from "node:worker_threads";\n`;

function program(text: string): string {
  const directory = mkdtempSync(join(tmpdir(), "thread-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const file = join(directory, "program.mjs");
  writeFileSync(file, head + text);
  return file;
}

describe("a program in a thread of its own", () => {
  it("answers what it posts", async () => {
    const run = createThreads<number, number>(program("parentPort.postMessage(workerData + 1);"), bounds);
    expect(await run(6, "ada")).toEqual({ ok: true, value: 7 });
  });

  it("is ended when its time is over, whatever it does, and others go on", async () => {
    const hangs = program("if (workerData) for (;;); parentPort.postMessage('done');");
    const run = createThreads<boolean, string>(hangs, { ...bounds, atOnce: 1, timeoutMs: 500 });
    const [first, second] = await Promise.all([run(true, "ada"), run(true, "bo")]);
    expect([first, second]).toEqual([
      { ok: false, code: "TOO_MUCH" },
      { ok: false, code: "TOO_MUCH" },
    ]);
    const patient = createThreads<boolean, string>(hangs, bounds);
    expect(await patient(false, "ada")).toEqual({ ok: true, value: "done" });
  });

  it("may not take more memory than it is given", async () => {
    const grows = program("const all = []; for (;;) all.push(Array.from({ length: 1_000 }, () => ({})));");
    const run = createThreads<null, never>(grows, bounds);
    expect(await run(null, "ada")).toEqual({ ok: false, code: "TOO_MUCH" });
  });

  it("that fails, or ends without an answer, leaves nobody waiting", async () => {
    const fails = createThreads<null, never>(program("throw new TypeError('a bug');"), bounds);
    await expect(fails(null, "ada")).rejects.toThrow("a bug");
    await expect(fails(null, "ada")).rejects.toThrow("a bug");
    await expect(fails(null, "ada")).rejects.toThrow("a bug");
    const ends = createThreads<null, never>(program("process.exit(0);"), bounds);
    expect(await ends(null, "ada")).toEqual({ ok: false, code: "TOO_MUCH" });
  });

  it("runs twice at once for two owners; one owner has one run and one that waits", async () => {
    // Each waits until the other has come, or is let go.
    const meets = program(`
      const counts = new Int32Array(workerData.shared);
      Atomics.add(counts, 0, 1);
      Atomics.notify(counts, 0);
      while (Atomics.load(counts, 0) < workerData.most) Atomics.wait(counts, 0, Atomics.load(counts, 0), 100);
      parentPort.postMessage(Atomics.load(counts, 0));`);
    const run = createThreads<{ shared: SharedArrayBuffer; most: number }, number>(meets, bounds);
    const shared = new SharedArrayBuffer(4);
    const ofAda = [1, 2, 3].map(() => run({ shared, most: 2 }, "ada"));
    expect(await ofAda[2]).toEqual({ ok: false, code: "BUSY" });
    const ofBo = run({ shared, most: 2 }, "bo");
    expect((await Promise.all([...ofAda, ofBo])).filter(({ ok }) => ok)).toHaveLength(3);
    expect(await run({ shared, most: 2 }, "ada")).toMatchObject({ ok: true });
  });
});
