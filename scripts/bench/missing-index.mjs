// @ts-check
/** What pages cost while the search's index is being made, beside what they cost when it is there. */

import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { say } from "../parts.mjs";
import { median, sendLoad } from "./load.mjs";
import { busy, pages, prepareMarket } from "./market.mjs";
import { hirerUid, signIn, talentUid } from "./market-members.mjs";
import { startProduct } from "./product.mjs";
import { table } from "./report.mjs";

const rounds = 3;
const warmUp = 30;
const perRound = 40;
const connections = 4;
/** Of measuring a page within the making of one index. */
const mostTries = 5;

/**
 * One server that starts without an index: its pages while it makes one, and once it has.
 *
 * @param {object} options
 * @param {number} options.briefs
 * @param {string | undefined} options.directory of a market that is there; else one of the bench's own
 * @param {import("../auth-emulator.mjs").AuthEmulator} options.emulator
 * @param {(() => Promise<unknown>)[]} options.cleanups gets what has to be ended
 * @returns {Promise<string>} Markdown
 */
export async function measureMissingIndex({ briefs, directory, emulator, cleanups }) {
  const dataDir = await prepareMarket(briefs, directory);
  await removeIndex(dataDir);
  const product = await startProduct({ dataDir, emulator });
  cleanups.push(() => product.stop());
  const begun = performance.now();
  const server = { ...(await product.startServer()), dataDir };
  const members = {
    hirer: await signIn(server, emulator, hirerUid(0)),
    talent: await signIn(server, emulator, talentUid(0)),
  };
  const isComplete = () => askComplete(server, members.talent.token);
  /** @param {typeof pages[number]} page @param {number} amount */
  const send = ({ path, who }, amount) =>
    sendLoad(server, { path, amount, connections, headers: { cookie: members[who].cookie } });
  const untilComplete = async () => {
    while (!(await isComplete())) await pause(200);
  };
  /** An index that was whole too early is removed beneath the server, which makes the next. */
  const ensureMissing = async () => {
    if (!(await isComplete())) return;
    await removeIndex(dataDir);
    while (await isComplete()) await pause(10);
  };

  say("Pages while the index is made …");
  for (const page of pages) await send(page, warmUp);
  /** @type {Map<string, import("./load.mjs").Load[]>} */
  const making = new Map(pages.map(({ what }) => [what, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const page of pages) {
      for (let tries = 0; ; tries += 1) {
        if (tries === mostTries) throw new Error(`An index of ${briefs} briefs is made too fast to measure.`);
        await ensureMissing();
        const load = await send(page, perRound);
        // Made before the last request: it says nothing.
        if (await isComplete()) continue;
        making.get(page.what)?.push(load);
        break;
      }
    }
  const wasInterrupted = await isComplete();
  await untilComplete();
  const seconds = ((performance.now() - begun) / 1_000).toFixed(0);

  say("Pages with the index there …");
  for (const page of pages) await send(page, warmUp);
  /** @type {typeof making} */
  const there = new Map(pages.map(({ what }) => [what, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const page of pages) there.get(page.what)?.push(await send(page, perRound));

  const rows = pages.map(({ what, path }) => {
    const of = (/** @type {typeof making} */ loads, /** @type {"p50" | "p99" | "cpu"} */ key) =>
      median((loads.get(what) ?? []).map((load) => load[key]));
    const ratio = (/** @type {"p50" | "p99"} */ key) => (of(making, key) / of(there, key)).toFixed(2);
    return [
      `${what}: \`${path.replace(busy, ":id")}\``,
      `**${ratio("p50")}**`,
      ratio("p99"),
      `${of(making, "p50").toFixed(1)} / ${of(there, "p50").toFixed(1)}`,
      `${of(making, "p99").toFixed(1)} / ${of(there, "p99").toFixed(1)}`,
    ];
  });
  return [
    `The market with ${briefs.toLocaleString("en")} briefs, by a server that started without the search’s index, ${connections} connections, median of ${rounds} rounds: while the index is made / when it is there.${wasInterrupted ? "" : ` It was whole ${seconds} s after the start, with these requests.`}`,
    table(["", "p50, ratio", "p99, ratio", "p50, ms", "p99, ms"], rows),
  ].join("\n\n");
}

/** @param {string} directory */
async function removeIndex(directory) {
  for (const name of await readdir(directory))
    if (/^search-.*\.sqlite/.test(name)) await rm(join(directory, name), { force: true });
}

/** @param {{ origin: string }} server @param {string} token @returns {Promise<boolean>} */
async function askComplete({ origin }, token) {
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: "{ searchComplete }" }),
  });
  const { data, errors } = await response.json();
  if (!data) throw new Error(`searchComplete answered ${response.status}: ${JSON.stringify(errors)}`);
  return data.searchComplete;
}
