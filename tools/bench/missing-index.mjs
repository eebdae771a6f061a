// @ts-check
/** What pages cost while the search's index is being made, beside what they cost when it is there. */

import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { say } from "../../scripts/parts.mjs";
import { measureInTurn, sendLoad } from "./load.mjs";
import { busy, pages, prepareMarket } from "./market.mjs";
import { hirerUid, signIn, talentUid } from "./market-members.mjs";
import { startProduct } from "./product.mjs";
import { table } from "./report.mjs";
import { askComplete, removeIndex } from "./search-index.mjs";

const rounds = 5;
const warmUp = 30;
const perRound = 40;
const connections = 4;
/** Of measuring a page within the making of one index. */
const mostTries = 5;

/**
 * Two servers on two copies of a market, in turn: one that makes its index, and one that has it. While the second is
 * measured the first stands still, so that what it makes slows only itself.
 *
 * @param {object} options
 * @param {number} options.briefs
 * @param {string | undefined} options.directory of a market that is there; else one of the bench's own
 * @param {import("../../scripts/auth-emulator.mjs").FoundEmulator} options.emulator
 * @param {(() => Promise<unknown>)[]} options.cleanups gets what has to be ended
 * @returns {Promise<string>} Markdown
 */
export async function measureMissingIndex({ briefs, directory, emulator, cleanups }) {
  const market = await prepareMarket(briefs, directory);
  const copy = join(market, "copy");
  await rm(copy, { recursive: true, force: true });
  cleanups.push(() => rm(copy, { recursive: true, force: true }));
  say("Copying the market …");
  await mkdir(copy);
  for (const name of await readdir(market))
    if (/^store\.sqlite(-wal)?$/.test(name)) await cp(join(market, name), join(copy, name));

  /** @param {string} dataDir */
  const open = async (dataDir) => {
    const product = await startProduct({ dataDir, emulator });
    cleanups.push(() => product.stop());
    const server = { ...(await product.startServer()), dataDir };
    const members = {
      hirer: await signIn(server, emulator, hirerUid(0)),
      talent: await signIn(server, emulator, talentUid(0)),
    };
    return {
      pid: server.pid,
      isComplete: () => askComplete(server, members.talent.token),
      /** @param {typeof pages[number]} page @param {number} amount */
      send: ({ path, who }, amount) =>
        sendLoad(server, { path, amount, connections, headers: { cookie: members[who].cookie } }),
    };
  };
  say("Making the index of one …");
  await removeIndex(market);
  const there = await open(market);
  const begun = performance.now();
  while (!(await there.isComplete())) await pause(200);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
  const making = await open(copy);
  // However this ends, it must not stand still for ever.
  const goOn = () => void process.kill(making.pid, "SIGCONT");
  cleanups.push(async () => goOn());
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => {
      goOn();
      process.exit(1);
    });

  /** An index that was whole too early is removed beneath its server, which makes the next. */
  const ensureMissing = async () => {
    if (!(await making.isComplete())) return;
    await removeIndex(copy);
    while (await making.isComplete()) await pause(10);
  };
  /** @param {typeof pages[number]} page @param {number} amount */
  const sendWhileMaking = async (page, amount) => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      await ensureMissing();
      const load = await making.send(page, amount);
      // Whole before the last request, it says nothing.
      if (!(await making.isComplete())) return load;
    }
    throw new Error(`The index of ${briefs} briefs is made too fast to measure.`);
  };

  const rows = [];
  for (const page of pages) {
    say(`${page.what} …`);
    await there.send(page, warmUp);
    await making.send(page, warmUp);
    const { ours, yardstick } = await measureInTurn(
      rounds,
      () => sendWhileMaking(page, perRound),
      async () => {
        process.kill(making.pid, "SIGSTOP");
        const load = await there.send(page, perRound);
        goOn();
        return load;
      },
    );
    rows.push([
      `${page.what}: \`${page.path.replace(busy, ":id")}\``,
      `**${(ours.p50 / yardstick.p50).toFixed(2)}**`,
      (ours.p99 / yardstick.p99).toFixed(2),
      `${ours.p50.toFixed(1)} / ${yardstick.p50.toFixed(1)}`,
      `${ours.p99.toFixed(1)} / ${yardstick.p99.toFixed(1)}`,
    ]);
  }
  return [
    `The market with ${briefs.toLocaleString("en")} briefs, by a server that makes the search’s index and one that has it, in turn, ${connections} connections, median of ${rounds} rounds: making / there. With nothing else to do, the second made its index in ${seconds} s.`,
    table(["", "p50, ratio", "p99, ratio", "p50, ms", "p99, ms"], rows),
  ].join("\n\n");
}
