import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { findFreePorts } from "../../scripts/ports.mjs";
import { startSmtpServer } from "../platform/mail/smtp-server";
import { send } from "./client";
import { createPerson, pressSignUp } from "./person";
import { startProduct } from "./product";
import { rounds } from "./rounds";

// Two releases on one store, each started and stopped in turn while people use both. The newer one doesn't
// declare an index any more that the older one reads a page by.

const project = fileURLToPath(new URL("../..", import.meta.url));
const releases = join(project, ".cache", `releases-${randomUUID()}`);
let dataDir: string;
let mails: Awaited<ReturnType<typeof startSmtpServer>>;

beforeAll(async () => {
  // Requests go to a real server; msw would put its own sockets before it.
  graphqlServer.close();
  dataDir = await mkdtemp(join(tmpdir(), "releases-"));
  mails = await startSmtpServer();
  await mkdir(releases, { recursive: true });
});
afterAll(async () => {
  await mails.close();
  await rm(dataDir, { recursive: true, force: true });
  await rm(releases, { recursive: true, force: true });
});

/** Writes a release that lacks the index of bookmarks and has one that nobody else knows. Answers its file. */
async function buildNewerRelease(): Promise<string> {
  const bundle = await readFile(join(project, "build/server.js"), "utf8");
  const changed = bundle.replace(/("collectionGroup":"savedBriefs".+?"fieldPath":)"savedAt"/, '$1"keptAt"');
  if (changed === bundle) throw new Error("The bundle has no index of bookmarks by savedAt");
  const file = join(releases, "server.js");
  await writeFile(file, changed);
  return file;
}

const pages = {
  both: ["/app", "/app/profile", "/app/profile/account", "/app/briefs", "/app/briefs/proposals"],
  older: ["/app/briefs/saved"],
};

test("both answer throughout, whichever is started or stopped", { timeout: 900_000 }, async () => {
  const [port = 0, otherPort = 0] = await findFreePorts(2);
  const shared = { dataDir, projectId: `demo-${randomUUID()}`, mailUrl: mails.url };
  const older = { ...shared, port };
  const newer = { ...shared, port: otherPort, server: await buildNewerRelease() };
  const running = { older: await startProduct(older), newer: await startProduct(newer) };

  const people = [0, 1, 3, 4].map(createPerson);
  for (const person of people) expect(await pressSignUp(port, person)).toBe(true);

  const statuses = new Map<string, number>();
  let stopping = false;
  async function visit(person: (typeof people)[number], at: number) {
    for (let turn = at; !stopping; turn += 1) {
      const onOlder = turn % 2 === 0;
      const choice = onOlder ? [...pages.both, ...pages.older] : pages.both;
      const path = choice[Math.floor(turn / 2) % choice.length] ?? "/app";
      const { cookie, from } = person;
      // A write for each page read: signing up makes an account, a profile, an attempt and jobs.
      const other = createPerson(1_000 + turn * people.length + at);
      const sendings = [{ path, cookie, from }, ...(turn % 5 === 0 ? [other] : [])];
      for (const sending of sendings) {
        const outcome = await send(onOlder ? port : otherPort, sending);
        const what =
          outcome.kind === "answered"
            ? `${onOlder ? "older" : "newer"} ${"fields" in sending ? "POST " : ""}${sending.path} ${outcome.status}`
            : outcome.kind;
        statuses.set(what, (statuses.get(what) ?? 0) + 1);
        // Nobody listens there just now.
        if (outcome.kind === "refused") await pause(20);
      }
    }
  }
  const crowd = Promise.all(people.map(visit));
  const until = performance.now() + rounds.releasesMs;
  let turns = 0;
  do {
    await running.newer.stop();
    running.newer = await startProduct(newer);
    await running.older.stop();
    running.older = await startProduct(older);
    turns += 1;
  } while (performance.now() < until);
  stopping = true;
  await crowd;
  await running.older.stop();
  await running.newer.stop();

  const said = [...statuses].sort().map(([what, count]) => `${what}: ${count}`);
  process.stdout.write(`${turns} starts of each release\n${said.join("\n")}\n`);
  expect(said.filter((line) => / 5\d\d: /.test(line))).toEqual([]);
  // Both were asked, and the older one for the page that only its index serves.
  for (const asked of ["older /app/briefs/saved 200", "newer /app/briefs 200"]) {
    expect(statuses.get(asked)).toBeGreaterThan(0);
  }
});
