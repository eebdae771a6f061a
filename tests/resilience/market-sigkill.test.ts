import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { integer, sample } from "fast-check";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultsInFile, readBooks } from "../domain/books";
import { limitFor, rounds, seed } from "./rounds";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "market-sigkill-"));
const file = join(folder, "store.sqlite");

beforeAll(async () => {
  // A process of its own can't read TypeScript; CommonJS, since only that honours NODE_PATH.
  await build({
    configFile: false,
    root,
    logLevel: "error",
    resolve: { alias: { "~": join(root, "app") } },
    build: {
      ssr: join(root, "tests/resilience/market-child.ts"),
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: { output: { format: "cjs", entryFileNames: "child.cjs" } },
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Lets a market trade until it has said `enough` lines, then kills it in the middle of the next; without, until it ends. */
function trade(run: string, minutes: number, enough = Number.POSITIVE_INFINITY): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(folder, "child.cjs"), file, run, String(minutes)], {
      env: { ...process.env, NODE_PATH: join(root, "node_modules") },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    let complaint = "";
    child.stdout.on("data", (chunk) => {
      said += chunk;
      if (said.split("\n").length > enough) child.kill("SIGKILL");
    });
    child.stderr.on("data", (chunk) => {
      complaint += chunk;
    });
    child.on("close", (code, signal) => {
      if (signal === "SIGKILL" || (code === 0 && !complaint)) resolve(said.split("\n").slice(0, -1));
      else reject(new Error(complaint));
    });
  });
}

test(
  `${rounds.kills} times SIGKILL in the middle of publishing, sending, accepting and declining: nothing acknowledged is lost, nothing is half done, everybody is told`,
  limitFor(rounds.kills, 10_000),
  async () => {
    const lines: string[] = [];
    const moments = sample(integer({ min: 1, max: 120 }), { numRuns: rounds.kills, seed });
    for (const [at, enough] of moments.entries()) {
      lines.push(...(await trade(`run${at}`, at * 600, enough)));
      expect(faultsInFile(file, { wasLate: true })).toEqual([]);
    }
    lines.push(...(await trade("finish", rounds.kills * 600)));
    expect(faultsInFile(file, { wasLate: true })).toEqual([]);

    const { briefs, proposals, notifications, jobs } = readBooks(file);
    const acknowledged = lines.filter((line) => line.startsWith("done ")).map((line) => line.split(" "));
    for (const [, event = "", id = ""] of acknowledged) {
      const kept = (briefs.get(id) ?? proposals.get(id))?.events.map((line) => line.event) ?? [];
      // Whom the line took in was queued.
      expect(event === "SEND" && kept[0] === "QUEUE" ? "QUEUE" : event, id).toBe(
        kept.find((one) => one === event || (event === "SEND" && one === "QUEUE")),
      );
    }
    const due = [...jobs.values()].filter(({ type }) => type === "notice-mail");
    expect(due).toEqual([]);
    const mails = lines.filter((line) => line.startsWith("mail ")).map((line) => line.split(" ")[1]);
    // Each notice has its mail, and one that went out twice has the same Message-ID.
    expect([...new Set(mails)].sort()).toEqual([...notifications.keys()].map((id) => `notice-${id}`).sort());
    const again = mails.length - new Set(mails).size;
    expect(again).toBeLessThanOrEqual(rounds.kills * 4);
    process.stdout.write(`${acknowledged.length} moves, ${mails.length} mails, ${again} of them again\n`);
  },
);
