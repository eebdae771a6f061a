import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setImmediate as turn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "#tests/operations/backup/command";
import { createDisk } from "#tests/operations/backup/files";
import { readAll } from "#tests/operations/migrations/old-store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";
import { limitFor, rounds } from "./rounds";

const project = fileURLToPath(new URL("../..", import.meta.url));
const documents = 4_000;

/** A command in a process of its own, whose words are told as they come. */
function startCommand(dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, ["build/server.js", ...args], {
    cwd: project,
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit") as Promise<[number | null]>;
  return { child, exited, lines: createInterface({ input: child.stdout }) };
}

// A kill that comes when the work is done, as on a busy machine, is tried again.
test(
  `a store that is dumped and loaded, both killed ${rounds.moves} times on the way, ends equal, and only then is opened`,
  limitFor(rounds.moves, 30_000),
  async () => {
    const [disk, other] = [createDisk(), createDisk()];
    const source = disk.open();
    onTestFinished(() => source.close());
    for (let at = 0; at < documents; at += 400)
      await source.transact(async (tx) => {
        for (let id = at; id < at + 400; id += 1)
          tx.set(id % 4 === 0 ? "audit" : "feeds", `${id}`, { changedAt: `${id}`, text: "Zoë ".repeat(50) });
      });

    const [root, dump] = [join(disk.dataDir, ".."), join(disk.dataDir, "..", "the dump")];
    for (let killed = 0; killed < rounds.moves; ) {
      const { child, exited, lines } = startCommand(disk.dataDir, "dump", "--to", dump);
      for await (const line of lines) if (line.startsWith("feeds:")) break;
      child.kill("SIGKILL");
      const [code] = await exited;
      if (code === 0) {
        rmSync(dump, { recursive: true });
        continue;
      }
      expect(existsSync(dump)).toBe(false);
      killed += 1;
    }
    const made = await runCommand(disk.dataDir, "dump", "--to", dump);
    expect([made.code, made.said]).toEqual([
      0,
      expect.stringContaining(`${documents.toLocaleString("en")} doc`),
    ]);
    expect(readdirSync(root).filter((name) => name.startsWith("the dump"))).toEqual(["the dump"]);

    for (let killed = 0; killed < rounds.moves; ) {
      const { child, exited, lines } = startCommand(other.dataDir, "load", "--from", dump);
      for await (const line of lines) if (line.startsWith("audit:")) break;
      // Some of the next collection with documents is written.
      const target = createSqliteStore({ file: other.files.store, indexes });
      const hasBegun = async () => (await target.query({ collection: "feeds", limit: 1 })).items.length > 0;
      while (!(await hasBegun()) && child.exitCode === null) await turn();
      child.kill("SIGKILL");
      await exited;
      await target.close();
      if (Object.keys(withoutOwn(readAll(other.files.store))).length === documents) {
        rmSync(other.dataDir, { recursive: true });
        continue;
      }
      for (const command of [
        ["site", "open"],
        ["load", "--from", dump],
      ]) {
        const refused = await runCommand(other.dataDir, ...command);
        expect([refused.code, refused.said]).toEqual([1, expect.stringMatching(/cut off.*Empty it/s)]);
      }
      rmSync(other.dataDir, { recursive: true });
      killed += 1;
    }

    const loaded = await runCommand(other.dataDir, "load", "--from", dump);
    expect([loaded.code, loaded.said]).toEqual([
      0,
      expect.stringContaining(`${documents.toLocaleString("en")} doc`),
    ]);
    const [ours, theirs] = [disk, other].map(({ files }) => withoutOwn(readAll(files.store)));
    expect(theirs).toEqual(ours);
    expect(Object.keys(theirs ?? {})).toHaveLength(documents);

    const back = await runCommand(disk.dataDir, "site", "open");
    expect([back.code, back.said]).toEqual([1, expect.stringContaining("--even-so")]);
    expect(await runCommand(other.dataDir, "site", "open")).toEqual({ code: 0, said: "The site is open.\n" });
    const again = await runCommand(other.dataDir, "load", "--from", dump);
    expect([again.code, again.said]).toEqual([1, expect.stringContaining("into an empty one")]);
  },
);

/** Without what says something of each store itself. A dump has the fields in an order of its own. */
function withoutOwn(all: Record<string, string>): Record<string, unknown> {
  const copied = Object.entries(all).filter(([name]) => !/^doc:(site|loads)\//.test(name));
  return Object.fromEntries(copied.map(([name, text]) => [name, JSON.parse(text)]));
}
