// @ts-check
/** What the market costs with 1,000 briefs and profiles and with many. */

import { mkdir } from "node:fs/promises";
import { say } from "../../scripts/parts.mjs";
import { briefIdOf } from "../seed/brief-id.mjs";
import { seedDirectory, seedInto } from "../seed/run-seed.mjs";
import { readOnce, untilIdle } from "./at-rest.mjs";
import { measureInTurn, sendLoad } from "./load.mjs";
import { hirerUid, signIn, talentUid } from "./market-members.mjs";
import { measureWrites, writers } from "./market-writes.mjs";
import { startProduct } from "./product.mjs";
import { measurePublicPages } from "./public-pages.mjs";
import { table } from "./report.mjs";
import { untilComplete } from "./search-index.mjs";

/** @typedef {import("./market-members.mjs").Signed} Signed */

const rounds = 5;
const warmUp = 60;
const perRound = 80;
const connections = 4;
const fewBriefs = 1_000;

/** The busy brief of the first hirer, with a full list of proposals (tools/seed/plan.ts). */
export const busy = briefIdOf(0);

const brief = /\/app\/briefs\/[0-9a-f]{8}-[0-9a-f-]{27}/;
const member = /\/app\/members\/seed-talent-\d+/;
const savedSearch = /name="search"/;

/**
 * Each page of the market, who opens it, and what it has to show: an empty list would cost nothing, and be no figure.
 *
 * @type {{ what: string, who: "hirer" | "talent", path: string, shows?: RegExp }[]}
 */
export const pages = [
  { what: "the dashboard, for talent", who: "talent", path: "/app" },
  { what: "the dashboard, for a hirer", who: "hirer", path: "/app" },
  { what: "my briefs", who: "hirer", path: "/app/briefs?status=open" },
  { what: "open briefs", who: "talent", path: "/app/briefs" },
  { what: "… by skill", who: "talent", path: "/app/briefs?skill=sql" },
  {
    what: "… by three filters",
    who: "talent",
    path: "/app/briefs?skill=sql&workplace=remote&budget=large",
  },
  { what: "… by keyword", who: "talent", path: "/app/briefs?keyword=season" },
  {
    what: "… by two words and a filter",
    who: "talent",
    path: "/app/briefs?keyword=season+begins&workplace=remote",
  },
  { what: "… by a word with a typo", who: "talent", path: "/app/briefs?keyword=seasonn" },
  { what: "… closing first", who: "talent", path: "/app/briefs?sort=CLOSING" },
  { what: "… the best fit first", who: "talent", path: "/app/briefs?sort=FIT" },
  { what: "bookmarks", who: "talent", path: "/app/briefs/saved" },
  { what: "saved searches", who: "talent", path: "/app/briefs/searches", shows: savedSearch },
  { what: "my proposals", who: "talent", path: "/app/briefs/proposals" },
  { what: "the proposals of a brief", who: "hirer", path: `/app/briefs/${busy}/proposals` },
  { what: "a brief, for talent", who: "talent", path: `/app/briefs/${busy}` },
  { what: "a brief, for its hirer", who: "hirer", path: `/app/briefs/${busy}` },
  {
    what: "after publishing, with people who fit",
    who: "hirer",
    path: `/app/briefs/${busy}/published`,
    shows: member,
  },
  {
    what: "an invitation to write",
    who: "hirer",
    path: `/app/briefs/${busy}/invite?member=${talentUid(99)}`,
    shows: /seed-talent-000099/,
  },
  { what: "the directory, confirmed last first", who: "hirer", path: "/app/members", shows: member },
  { what: "… by keyword", who: "hirer", path: "/app/members?keyword=bookshop", shows: member },
  { what: "… by skill", who: "hirer", path: "/app/members?skill=sql", shows: member },
  {
    what: "… by four filters",
    who: "hirer",
    path: "/app/members?skill=sql&kind=FREELANCER&availability=AVAILABLE&language=English",
    shows: member,
  },
  { what: "… the best fit for a brief", who: "hirer", path: `/app/members?sort=${busy}`, shows: member },
  { what: "a member", who: "hirer", path: `/app/members/${talentUid(99)}`, shows: /seed-talent-000099/ },
];

const worksPage = /** @type {const} */ ({
  what: "works, of another hirer",
  who: "secondHirer",
  path: "/app/work",
  shows: /\/app\/work\/[0-9a-f]{8}-[0-9a-f-]{27}/,
});

/**
 * @param {object} options
 * @param {number} options.briefs how large the large market is; made when it is missing
 * @param {import("../../scripts/auth-emulator.mjs").FoundEmulator} options.emulator
 * @param {(() => Promise<unknown>)[]} options.cleanups gets what has to be ended
 * @returns {Promise<string>} Markdown
 */
export async function measureMarket({ briefs, emulator, cleanups }) {
  /** @param {number} size */
  const open = async (size) => {
    const dataDir = await prepareMarket(size);
    await readOnce(dataDir);
    const product = await startProduct({ dataDir, emulator });
    cleanups.push(() => product.stop());
    const server = { ...(await product.startServer()), dataDir };
    const hirer = await signIn(server, emulator, hirerUid(0));
    // None of the first hirer’s briefs has ended; those of the second have, as many in a market of any size.
    const secondHirer = await signIn(server, emulator, hirerUid(1));
    const talent = await signIn(server, emulator, talentUid(0));
    say("Waiting for the search’s indexes …");
    await untilComplete(server, talent.token);
    await untilIdle(server.pid);
    return { ...server, product, hirer, secondHirer, talent };
  };
  const few = await open(fewBriefs);
  const many = await open(briefs);

  /** How many each page lists in the two markets, where that differs: a shorter list costs less. @type {Map<string, string>} */
  const lengths = new Map();
  for (const { who, path, shows } of [...pages, worksPage]) {
    const [ofFew, ofMany] = [
      await countShown(few, few[who], path, shows),
      await countShown(many, many[who], path, shows),
    ];
    if (ofFew !== ofMany) lengths.set(path + who, ` (lists ${ofFew} / ${ofMany})`);
  }

  const rows = [];
  for (const { what, who, path } of [...pages, worksPage]) {
    say(`${what} …`);
    /** @param {typeof few} market @param {number} amount */
    const measure = (market, amount) =>
      sendLoad(market, { path, amount, connections, headers: { cookie: market[who].cookie } });
    for (const market of [few, many]) await measure(market, warmUp);
    const { ours, yardstick } = await measureInTurn(
      rounds,
      () => measure(many, perRound),
      () => measure(few, perRound),
    );
    rows.push([
      `${what}${lengths.get(path + who) ?? ""}: \`${path.replace(busy, ":id")}\``,
      `**${(ours.p50 / yardstick.p50).toFixed(2)}** (≤ 1.1)`,
      `${yardstick.p50.toFixed(1)} / ${ours.p50.toFixed(1)}`,
      `${yardstick.p99.toFixed(1)} / ${ours.p99.toFixed(1)}`,
      `${yardstick.cpu.toFixed(1)} / ${ours.cpu.toFixed(1)}`,
    ]);
  }

  return [
    `The market with ${fewBriefs.toLocaleString("en")} briefs and profiles and with ${briefs.toLocaleString("en")} of each, in turn, ${connections} connections, median of ${rounds} rounds: few / many.`,
    table(["", "p50, ratio", "p50, ms", "p99, ms", "processor, ms a request"], rows),
    `Pages for everybody in the market of ${briefs.toLocaleString("en")}; \`node:http\` sending the same bytes:`,
    table(
      ["", "requests a second, ratio", "p50, ms", "p99, ms", "processor, ms a request"],
      await measurePublicPages(many),
    ),
    `Writes, ${writers} writers at once, in turn: few / many.`,
    table(
      ["", "p50, ratio", "p50, ms", "p99, ms", "a second, into many"],
      await measureWrites({ few, many }, emulator),
    ),
  ].join("\n\n");
}

/** @param {number} briefs @param {string} [directory] @returns {Promise<string>} its directory */
export async function prepareMarket(briefs, directory = seedDirectory(briefs)) {
  await mkdir(directory, { recursive: true });
  let lastTenth = 0;
  const code = await seedInto(directory, briefs, (done) => {
    const tenth = Math.floor((done / (2 * briefs)) * 10);
    if (tenth !== lastTenth)
      say(`Making a market of ${briefs.toLocaleString("en")} briefs and profiles: ${tenth * 10} %`);
    lastTenth = tenth;
  });
  if (code !== 0) throw new Error(`The market of ${briefs} briefs could not be made.`);
  return directory;
}

/**
 * How many of what a page has to show it shows; at least one.
 *
 * @param {{ origin: string }} market
 * @param {{ cookie: string }} member
 * @param {string} path
 * @param {RegExp} [shows]
 */
async function countShown({ origin }, { cookie }, path, shows = brief) {
  const response = await fetch(origin + path, { headers: { cookie }, redirect: "manual" });
  const html = await response.text();
  const found = new Set(Array.from(html.matchAll(new RegExp(shows, "g")), ([text]) => text));
  if (response.status !== 200 || found.size === 0)
    throw new Error(`${path} answered ${response.status} and doesn’t show ${shows}.`);
  return found.size;
}
