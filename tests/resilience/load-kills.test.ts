import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setImmediate as turn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { copiedCollections } from "~/collections";
import type { CollectionMove } from "~/operations/migrate-store/move-record";
import { moves } from "~/operations/own-collections";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";
import { runCommand } from "../backup/command";
import { createDisk } from "../backup/files";
import { readAll } from "../migrations/old-store";
import { limitFor, rounds } from "./rounds";

const project = fileURLToPath(new URL("../..", import.meta.url));
const documents = 2_000 * rounds.moves;

/** `npm run migrate-store` in a process of its own, whose words are told as they come. */
function startMove(dataDir: string, to: string) {
  const child = spawn(
    process.execPath,
    ["scripts/migrate-store.mjs", "--from", "sqlite", "--to", `sqlite:${to}`],
    { cwd: project, env: { ...process.env, DATA_DIR: dataDir }, stdio: ["ignore", "pipe", "inherit"] },
  );
  const exited = once(child, "exit") as Promise<[number | null]>;
  return { child, exited, lines: createInterface({ input: child.stdout }) };
}

test(
  `a store that is copied, killed ${rounds.moves} times on the way, ends equal, and only then is the copy opened`,
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

    const target = createSqliteStore({ file: join(other.dataDir, "store.sqlite"), indexes });
    onTestFinished(() => target.close());
    const progress = async () => {
      const notes = await target.getMany<CollectionMove>(moves.name, copiedCollections);
      return JSON.stringify(notes);
    };
    let inTheMiddle = 0;
    for (let round = 0; round < rounds.moves; round += 1) {
      const { child, exited, lines } = startMove(disk.dataDir, other.dataDir);
      // It is over its preparations, and has noted a page or more of what was left.
      for await (const line of lines) if (line.startsWith("Read-only")) break;
      const before = await progress();
      while ((await progress()) === before && child.exitCode === null) await turn();
      inTheMiddle += child.kill("SIGKILL") ? 1 : 0;
      await exited;
    }
    process.stdout.write(`${inTheMiddle} of ${rounds.moves} kills came while it was at work\n`);
    expect(inTheMiddle).toBe(rounds.moves);

    const early = await runCommand(other.dataDir, "site", "open");
    expect([early.code, early.said]).toEqual([1, expect.stringContaining("unfinished copy")]);
    const last = startMove(disk.dataDir, other.dataDir);
    const said: string[] = [];
    for await (const line of last.lines) said.push(line);
    expect(await last.exited).toEqual([0, null]);
    expect(said).toContain(`Equal: ${documents.toLocaleString("en")} documents.`);
    const [ours, theirs] = [disk, other].map(({ files }) => withoutOwn(readAll(files.store)));
    expect(theirs).toEqual(ours);
    expect(Object.keys(theirs ?? {})).toHaveLength(documents);

    const back = await runCommand(disk.dataDir, "site", "open");
    expect([back.code, back.said]).toEqual([1, expect.stringContaining("--even-so")]);
    expect(await runCommand(other.dataDir, "site", "open")).toEqual({ code: 0, said: "The site is open.\n" });
    const again = await runCommand(
      disk.dataDir,
      "migrate-store",
      "--from",
      "sqlite",
      "--to",
      `sqlite:${other.dataDir}`,
    );
    expect([again.code, again.said]).toEqual([1, expect.stringContaining("was opened since")]);
  },
);

/** Without what says something of each store itself. */
function withoutOwn(all: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !/^doc:(site|moves)\//.test(name)));
}
