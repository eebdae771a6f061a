// @ts-check
/** What lists cost with OpenSearch as the search's engine, beside the embedded one. */

import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { findSearchNode, noNodeText } from "../../scripts/opensearch-node.mjs";
import { say } from "../../scripts/parts.mjs";
import { untilIdle } from "./at-rest.mjs";
import { measureInTurn, sendLoad } from "./load.mjs";
import { pages, prepareMarket } from "./market.mjs";
import { hirerUid, signIn, talentUid } from "./market-members.mjs";
import { startProduct } from "./product.mjs";
import { table } from "./report.mjs";
import { untilComplete } from "./search-index.mjs";

const rounds = 5;
const warmUp = 60;
const perRound = 80;
const connections = 4;

/** Pages that ask the search: by words, skills, filters or fit. */
const searched = pages.filter(({ path }) => /^\/app\/(briefs|members)(\?|$)/.test(path));

/**
 * Two servers on two copies of a market, in turn. Each has made its index before it is measured.
 *
 * @param {object} options
 * @param {number} options.briefs
 * @param {import("../../scripts/auth-emulator.mjs").FoundEmulator} options.emulator
 * @param {(() => Promise<unknown>)[]} options.cleanups gets what has to be ended
 * @returns {Promise<string>} Markdown
 */
export async function measureEngines({ briefs, emulator, cleanups }) {
  const node = await findSearchNode();
  if (!node) throw new Error(noNodeText);
  cleanups.push(() => node.stop());
  const market = await prepareMarket(briefs);
  const copy = join(market, "copy");
  await rm(copy, { recursive: true, force: true });
  cleanups.push(() => rm(copy, { recursive: true, force: true }));
  await mkdir(copy);
  for (const name of await readdir(market))
    if (/^store\.sqlite(-wal)?$/.test(name)) await cp(join(market, name), join(copy, name));

  /** @param {string} dataDir @param {Record<string, string>} settings */
  const open = async (dataDir, settings) => {
    const product = await startProduct({ dataDir, emulator, settings });
    cleanups.push(() => product.stop());
    const server = { ...(await product.startServer()), dataDir };
    const hirer = await signIn(server, emulator, hirerUid(0));
    const talent = await signIn(server, emulator, talentUid(0));
    say(`Making the index, ${settings.SEARCH} …`);
    const begun = performance.now();
    await untilComplete(server, talent.token);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
    await untilIdle(server.pid);
    return { ...server, seconds, hirer, talent };
  };
  const embedded = await open(market, { SEARCH: "embedded" });
  const openSearch = await open(copy, { SEARCH: "opensearch", OPENSEARCH_URL: node.url });

  const rows = [];
  for (const { what, who, path } of searched) {
    say(`${what} …`);
    /** @param {typeof embedded} server @param {number} amount */
    const measure = (server, amount) =>
      sendLoad(server, { path, amount, connections, headers: { cookie: server[who].cookie } });
    for (const server of [embedded, openSearch]) await measure(server, warmUp);
    const { ours, yardstick } = await measureInTurn(
      rounds,
      () => measure(openSearch, perRound),
      () => measure(embedded, perRound),
    );
    rows.push([
      `${what}: \`${path}\``,
      `**${(ours.p50 / yardstick.p50).toFixed(2)}**`,
      `${yardstick.p50.toFixed(1)} / ${ours.p50.toFixed(1)}`,
      `${yardstick.p99.toFixed(1)} / ${ours.p99.toFixed(1)}`,
    ]);
  }
  return [
    `Lists of ${briefs.toLocaleString("en")} briefs and profiles, embedded / OpenSearch (one node beside it on this machine), in turn, ${connections} connections, median of ${rounds} rounds. OpenSearch's index took ${openSearch.seconds} s.`,
    table(["", "p50, ratio", "p50, ms", "p99, ms"], rows),
  ].join("\n\n");
}
