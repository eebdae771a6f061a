// @ts-check
/** What signed-in pages cost in a market of 1,000, beside React rendering the same tree. */

import { say } from "../../scripts/parts.mjs";
import { profileLayers } from "./layers.mjs";
import { measureInTurn, sendLoad } from "./load.mjs";
import { busy, pages, prepareMarket } from "./market.mjs";
import { hirerUid, signIn, talentUid } from "./market-members.mjs";
import { startProduct, startYardstick } from "./product.mjs";
import { comparisonRow, table } from "./report.mjs";
import { untilComplete } from "./search-index.mjs";

const briefs = 1_000;
/** Ours has more code than the yardstick, and is compiled later: measured sooner, it is a fifth slower than it stays. */
const warmUp = 300;
const connections = 4;
/** What a page has to reach of React alone. */
const bounds = { dashboard: 0.6, others: 0.7 };
/** Pages whose time is told by layer. */
const profiled = ["/app", "/app/briefs"];

/**
 * @param {object} options
 * @param {import("../../scripts/auth-emulator.mjs").FoundEmulator} options.emulator
 * @param {(() => Promise<unknown>)[]} options.cleanups gets what has to be ended
 * @param {number} options.rounds
 * @param {number} options.perRound requests
 * @returns {Promise<string>} Markdown
 */
export async function measureSignedInPages({ emulator, cleanups, rounds, perRound }) {
  const dataDir = await prepareMarket(briefs);
  const product = await startProduct({ dataDir, emulator });
  cleanups.push(() => product.stop());
  const server = { ...(await product.startServer()), dataDir };
  const members = {
    hirer: await signIn(server, emulator, hirerUid(0)),
    talent: await signIn(server, emulator, talentUid(0)),
  };
  await untilComplete(server, members.talent.token);

  const rows = [];
  // Those that only filter or sort another one differ in what the search costs.
  for (const { what, who, path } of pages.filter(({ what }) => !what.startsWith("…"))) {
    say(`${what} beside React …`);
    const { cookie } = members[who];
    const react = await startYardstick("react-alone.mjs", {
      ...(await product.environment()),
      COOKIE: cookie,
      PAGE: path,
    });
    try {
      const load = { path, connections, headers: { cookie } };
      for (const each of [server, react]) await sendLoad(each, { ...load, amount: warmUp });
      const round = { ...load, amount: perRound };
      const compared = await measureInTurn(
        rounds,
        () => sendLoad(server, round),
        () => sendLoad(react, round),
      );
      const bound = path === "/app" ? bounds.dashboard : bounds.others;
      rows.push(comparisonRow(`${what}: \`${path.replace(busy, ":id")}\``, compared, ` (≥ ${bound})`));
    } finally {
      await react.stop();
    }
  }

  const parts = [];
  for (const path of profiled) {
    say(`Where the time of ${path} goes …`);
    const { cookie } = members.talent;
    const found = await profileLayers(
      { dataDir, emulator, cookie, path },
      { amount: rounds * perRound, connections },
    );
    parts.push(
      `\`${path}\`: ${found.map(([layer, percent]) => `${layer} ${percent.toFixed(0)} %`).join(", ")}.`,
    );
  }
  return [
    `Signed-in pages in the market of ${briefs.toLocaleString("en")}, for members who have much of everything, ${connections} connections; React rendering the same tree:`,
    table(["", "requests a second, ratio", "p50, ms", "p99, ms", "processor, ms a request"], rows),
    `Where the processor time of talent’s pages goes, from one profile: ${parts.join(" ")}`,
  ].join("\n\n");
}
