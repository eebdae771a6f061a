// @ts-check
/** What the market costs at 1,000 briefs and at many, and what its writes cost. */

import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { say } from "../parts.mjs";
import { briefIdOf } from "../seed/brief-id.mjs";
import { seedDirectory, seedInto } from "../seed/run-seed.mjs";
import { measureInTurn, sendLoad, timeWork } from "./load.mjs";
import { hirerUid, signIn, talentUid } from "./market-members.mjs";
import { operationText } from "./market-operations.mjs";
import { startProduct, startYardstick } from "./product.mjs";
import { comparisonRow, table } from "./report.mjs";

/** @typedef {import("./market-members.mjs").Signed} Signed */

const rounds = 5;
const warmUp = 60;
const perRound = 80;
const connections = 4;
const writers = 16;
const writes = 320;
const fewBriefs = 1_000;

/** The busy brief of the first hirer, with a full list of proposals (scripts/seed/plan.ts). */
export const busy = briefIdOf(0);

/** Each page of the market, and who opens it. @type {{ what: string, who: "hirer" | "talent", path: string }[]} */
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
  { what: "bookmarks", who: "talent", path: "/app/briefs/saved" },
  { what: "my proposals", who: "talent", path: "/app/briefs/proposals" },
  { what: "the proposals of a brief", who: "hirer", path: `/app/briefs/${busy}/proposals` },
  { what: "a brief, for talent", who: "talent", path: `/app/briefs/${busy}` },
  { what: "a brief, for its hirer", who: "hirer", path: `/app/briefs/${busy}` },
];

/**
 * @param {object} options
 * @param {number} options.briefs how large the large market is; made when it is missing
 * @param {import("../auth-emulator.mjs").FoundEmulator} options.emulator
 * @param {(() => Promise<unknown>)[]} options.cleanups gets what has to be ended
 * @returns {Promise<string>} Markdown
 */
export async function measureMarket({ briefs, emulator, cleanups }) {
  /** @param {number} size */
  const open = async (size) => {
    const dataDir = await prepareMarket(size);
    const product = await startProduct({ dataDir, emulator });
    cleanups.push(() => product.stop());
    const server = { ...(await product.startServer()), dataDir };
    const hirer = await signIn(server, emulator, hirerUid(0));
    return { ...server, product, hirer, talent: await signIn(server, emulator, talentUid(0)) };
  };
  const few = await open(fewBriefs);
  const many = await open(briefs);

  const rows = [];
  for (const { what, who, path } of pages) {
    say(`${what} …`);
    for (const market of [few, many]) await expectBriefs(market, market[who], path);
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
      `${what}: \`${path.replace(busy, ":id")}\``,
      `**${(ours.p50 / yardstick.p50).toFixed(2)}** (< 1.3)`,
      `${yardstick.p50.toFixed(1)} / ${ours.p50.toFixed(1)}`,
      `${yardstick.p99.toFixed(1)} / ${ours.p99.toFixed(1)}`,
    ]);
  }

  return [
    `The market with ${fewBriefs.toLocaleString("en")} briefs and with ${briefs.toLocaleString("en")}, in turn, ${connections} connections, median of ${rounds} rounds: few / many.`,
    table(["", "p50, ratio", "p50, ms", "p99, ms"], rows),
    `Dashboards of members who have much of everything, in the market of ${fewBriefs.toLocaleString("en")}; React rendering the same tree:`,
    table(
      ["", "requests a second, ratio", "p50, ms", "p99, ms", "processor, ms a request"],
      [await measureDashboard(few, "talent"), await measureDashboard(few, "hirer")],
    ),
    `Writes into the market of ${briefs.toLocaleString("en")}, ${writers} writers at once:`,
    table(["", "a second", "p50, ms", "p99, ms"], await measureWrites(many, emulator)),
  ].join("\n\n");
}

/**
 * `/app` beside React alone, in turn: a row of the report.
 *
 * @param {import("./product.mjs").Server & { product: import("./product.mjs").Product, hirer: Signed, talent: Signed }} market
 * @param {"hirer" | "talent"} who
 */
async function measureDashboard(market, who) {
  say(`the dashboard of ${who} beside React …`);
  const { cookie } = market[who];
  const react = await startYardstick("react-alone.mjs", {
    ...(await market.product.environment()),
    COOKIE: cookie,
  });
  try {
    const load = { path: "/app", connections: 8, headers: { cookie } };
    for (const each of [market, react]) await sendLoad(each, { ...load, amount: 500 });
    const round = { ...load, amount: perRound };
    const compared = await measureInTurn(
      rounds,
      () => sendLoad(market, round),
      () => sendLoad(react, round),
    );
    return comparisonRow(`\`/app\` of ${who}`, compared, " (≥ 0.34)");
  } finally {
    await react.stop();
  }
}

/** @param {number} briefs @param {string} [directory] @returns {Promise<string>} its directory */
export async function prepareMarket(briefs, directory = seedDirectory(briefs)) {
  await mkdir(directory, { recursive: true });
  let lastTenth = 0;
  const code = await seedInto(directory, briefs, (done) => {
    const tenth = Math.floor((done / (2 * briefs)) * 10);
    if (tenth !== lastTenth) say(`Making a market of ${briefs.toLocaleString("en")} briefs: ${tenth * 10} %`);
    lastTenth = tenth;
  });
  if (code !== 0) throw new Error(`The market of ${briefs} briefs could not be made.`);
  return directory;
}

/** An empty list would cost nothing, and be no figure. @param {{ origin: string }} market @param {{ cookie: string }} member @param {string} path */
async function expectBriefs({ origin }, { cookie }, path) {
  const response = await fetch(origin + path, { headers: { cookie }, redirect: "manual" });
  const html = await response.text();
  if (response.status !== 200 || !/\/app\/briefs\/[0-9a-f]{8}-[0-9a-f-]{27}/.test(html))
    throw new Error(`${path} answered ${response.status} and shows no brief.`);
}

/**
 * Runs an operation over the wire and answers its data.
 *
 * @param {{ origin: string }} market
 * @param {string} token
 * @param {string} operationName
 * @param {object} variables
 * @returns {Promise<any>}
 */
async function ask({ origin }, token, operationName, variables) {
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ operationName, variables, query: texts(operationName) }),
  });
  const { data, errors } = await response.json();
  if (errors || !data || Object.values(data)[0] === null)
    throw new Error(`${operationName} answered ${response.status}: ${JSON.stringify(errors ?? data)}`);
  return data;
}

/** @type {Map<string, string>} */
const kept = new Map();
/** @param {string} name */
function texts(name) {
  const text = kept.get(name) ?? operationText(name);
  kept.set(name, text);
  return text;
}

/**
 * Publishing, proposing and accepting, each by as many members at once.
 *
 * @param {{ origin: string, dataDir: string, pid: number }} market
 * @param {import("../auth-emulator.mjs").FoundEmulator} emulator
 */
async function measureWrites(market, emulator) {
  say(`${writers} writers …`);
  /** @type {{ hirer: Signed, talent: Signed }[]} */
  const people = [];
  for (let number = 1; number <= writers; number += 1)
    people.push({
      hirer: await signIn(market, emulator, hirerUid(number)),
      talent: await signIn(market, emulator, talentUid(number * 3)),
    });
  const briefs = Array.from({ length: writes }, () => randomUUID());
  const day = (/** @type {number} */ days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const brief = {
    title: "A brief that was written for measuring",
    summary: "Published, answered and filled within a minute, by sixteen at once.",
    problem: "Nobody knows how many briefs can be published in a second, so nobody can promise anything.",
    desiredOutcome: "A figure, measured on a market of the size that we hope for.",
    skills: ["SQL", "Performance"],
    budget: { min: 100_000, max: 200_000, currency: "EUR", unit: "PROJECT" },
    workplace: "REMOTE",
    closesOn: day(20),
    decideOn: day(40),
  };
  const proposal = {
    pitch: "I would measure it with sixteen writers at once, on a market that is full of others.",
  };
  /** @type {[what: string, who: "hirer" | "talent", operation: string, variables: (id: string, talent: string) => object][]} */
  const stages = [
    ["saving a draft", "hirer", "saveBrief", (id) => ({ id, revision: null, brief })],
    ["publishing", "hirer", "publishBrief", (id) => ({ id, revision: 1 })],
    ["proposing", "talent", "sendProposal", (id) => ({ brief: id, revision: null, proposal })],
    ["accepting", "hirer", "acceptProposal", (id, talent) => ({ brief: id, applicant: talent, noes: [] })],
  ];
  const rows = [];
  for (const [what, who, operation, variables] of stages) {
    const load = await timeWork(market, { count: writes, parallel: writers }, async (index) => {
      const pair = people[index % writers];
      if (!pair) return;
      const data = await ask(
        market,
        pair[who].token,
        operation,
        variables(briefs[index] ?? "", pair.talent.uid),
      );
      const { refusal } = data[operation];
      if (refusal) throw new Error(`${operation} was refused: ${JSON.stringify(refusal)}`);
    });
    rows.push([what, load.perSecond.toFixed(0), load.p50.toFixed(1), load.p99.toFixed(1)]);
  }
  return rows;
}
