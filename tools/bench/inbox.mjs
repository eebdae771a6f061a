// @ts-check
/** What the inbox and a conversation cost with few of everything and with many. */

import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { startChild } from "../../scripts/child.mjs";
import { say } from "../../scripts/parts.mjs";
import { projectDir } from "../../scripts/site.mjs";
import { buildTool } from "../../scripts/tool.mjs";
import { readOnce, untilIdle } from "./at-rest.mjs";
import { measureInTurn, sendLoad } from "./load.mjs";
import { hirerUid, signIn } from "./market-members.mjs";
import { startProduct } from "./product.mjs";
import { table } from "./report.mjs";

const rounds = 5;
const warmUp = 60;
const perRound = 80;
const connections = 4;
const few = 100;
const many = 100_000;

/** The conversation with all messages (tools/inbox-seed). */
const long = "/app/inbox/seed-conversation-000000";

/** @type {[what: string, path: string][]} */
const pages = [
  ["inbox", "/app/inbox"],
  ["direct conversations", "/app/inbox?show=default"],
  ["a search in messages", "/app/inbox?q=harbour+design"],
  ["a conversation", long],
  ["older messages", `${long}?before=60`],
];

/**
 * @param {object} options
 * @param {import("../../scripts/auth-emulator.mjs").FoundEmulator} options.emulator
 * @param {(() => Promise<unknown>)[]} options.cleanups gets what has to be ended
 * @returns {Promise<string>} Markdown
 */
export async function measureInbox({ emulator, cleanups }) {
  /** @param {number} amount */
  const open = async (amount) => {
    const dataDir = await prepareInbox(amount);
    await readOnce(dataDir);
    const product = await startProduct({ dataDir, emulator });
    cleanups.push(() => product.stop());
    const server = { ...(await product.startServer()), dataDir };
    const hirer = await signIn(server, emulator, hirerUid(0));
    await untilIdle(server.pid);
    return { ...server, hirer };
  };
  const small = await open(few);
  const large = await open(many);
  const rows = [];
  for (const [what, path] of pages) {
    say(`${what} …`);
    for (const inbox of [small, large]) await expectConversation(inbox, path);
    /** @param {typeof small} inbox @param {number} amount */
    const measure = (inbox, amount) =>
      sendLoad(inbox, { path, amount, connections, headers: { cookie: inbox.hirer.cookie } });
    for (const inbox of [small, large]) await measure(inbox, warmUp);
    const { ours, yardstick } = await measureInTurn(
      rounds,
      () => measure(large, perRound),
      () => measure(small, perRound),
    );
    rows.push([
      `${what}: \`${path.replace(long, "/app/inbox/:id")}\``,
      `**${(ours.p50 / yardstick.p50).toFixed(2)}** (< 1.3)`,
      `${yardstick.p50.toFixed(1)} / ${ours.p50.toFixed(1)}`,
      `${yardstick.p99.toFixed(1)} / ${ours.p99.toFixed(1)}`,
    ]);
  }
  return [
    `An inbox of ${few} conversations with ${few} messages in one of them, and of ${many.toLocaleString("en")}, in turn, ${connections} connections, median of ${rounds} rounds: few / many.`,
    table(["", "p50, ratio", "p50, ms", "p99, ms"], rows),
  ].join("\n\n");
}

/** @param {number} amount @returns {Promise<string>} its directory */
async function prepareInbox(amount) {
  const directory = join(projectDir, ".cache/inboxes", String(amount));
  if (existsSync(directory)) return directory;
  say(`Making an inbox of ${amount.toLocaleString("en")} conversations …`);
  const begun = `${directory}-begun`;
  await rm(begun, { recursive: true, force: true });
  await mkdir(begun, { recursive: true });
  const seed = await startChild([await buildTool("inbox-seed")], {
    cwd: projectDir,
    env: { ...process.env, AMOUNT: String(amount), DIRECTORY: begun },
    onLine: (line) => void process.stderr.write(`${line}\n`),
  });
  const { code } = await seed.exited;
  if (code !== 0) throw new Error(`The inbox of ${amount} conversations could not be made.`);
  await rename(begun, directory);
  return directory;
}

/** An empty list would cost nothing, and be no figure. @param {{ origin: string, hirer: { cookie: string } }} inbox @param {string} path */
async function expectConversation({ origin, hirer }, path) {
  const response = await fetch(origin + path, { headers: { cookie: hirer.cookie }, redirect: "manual" });
  const html = await response.text();
  if (response.status !== 200 || !html.includes("/app/inbox/seed-conversation-"))
    throw new Error(`${path} answered ${response.status} and shows no conversation.`);
}
