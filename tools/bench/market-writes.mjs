// @ts-check
/** What the market's writes cost with few of everything and with many. */

import { randomUUID } from "node:crypto";
import { say } from "../../scripts/parts.mjs";
import { measureInTurn, timeWork } from "./load.mjs";
import { hirerUid, signIn, talentUid } from "./market-members.mjs";
import { operationText } from "./market-operations.mjs";

/** @typedef {import("./market-members.mjs").Signed} Signed */
/** @typedef {{ hirer: Signed, talent: Signed }} Pair */
/** @typedef {{ origin: string, dataDir: string, pid: number }} Market */

const rounds = 5;
export const writers = 16;
const perRound = 64;

/**
 * Runs an operation over the wire and answers its data.
 *
 * @param {{ origin: string }} market
 * @param {string} token
 * @param {string} operationName
 * @param {object} variables
 * @returns {Promise<any>}
 */
export async function ask({ origin }, token, operationName, variables) {
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

/** What is written, by whom, in this order: each goes on with what the one before has made. @type {[what: string, who: keyof Pair, operation: string, variables: (id: string, pair: Pair) => object][]} */
const stages = [
  ["confirming the availability", "talent", "confirmAvailability", () => ({})],
  ["saving a draft", "hirer", "saveBrief", (id) => ({ id, revision: null, brief: aBrief() })],
  ["publishing", "hirer", "publishBrief", (id) => ({ id, revision: 1 })],
  ["proposing", "talent", "sendProposal", (id) => ({ brief: id, revision: null, proposal: aProposal })],
  [
    "accepting",
    "hirer",
    "acceptProposal",
    (id, { talent }) => ({ brief: id, applicant: talent.uid, noes: [] }),
  ],
];

const day = (/** @type {number} */ days) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const aBrief = () => ({
  title: "A brief that was written for measuring",
  summary: "Published, answered and filled within a minute, by sixteen at once.",
  problem: "Nobody knows how many briefs can be published in a second, so nobody can promise anything.",
  desiredOutcome: "A figure, measured on a market of the size that we hope for.",
  skills: ["SQL", "Performance"],
  budget: { min: 100_000, max: 200_000, currency: "EUR", unit: "PROJECT" },
  workplace: "REMOTE",
  closesOn: day(20),
  decideOn: day(40),
});

export const aProposal = {
  pitch: "I would measure it with sixteen writers at once, on a market that is full of others.",
};

/**
 * Each stage in both markets in turn, by as many members at once.
 *
 * @param {{ few: Market, many: Market }} markets
 * @param {import("../../scripts/auth-emulator.mjs").FoundEmulator} emulator
 * @returns {Promise<string[][]>} rows of the report
 */
export async function measureWrites({ few, many }, emulator) {
  /** @param {Market} market */
  const prepare = async (market) => {
    /** @type {Pair[]} */
    const people = [];
    for (let number = 1; number <= writers; number += 1)
      people.push({
        hirer: await signIn(market, emulator, hirerUid(number)),
        talent: await signIn(market, emulator, talentOf(market, number)),
      });
    return { market, people, briefs: Array.from({ length: rounds * perRound }, () => randomUUID()) };
  };
  say(`${writers} writers …`);
  const small = await prepare(few);
  const large = await prepare(many);
  const rows = [];
  for (const [what, who, operation, variables] of stages) {
    say(`${what} …`);
    /** @param {typeof small} place */
    const inRounds = ({ market, people, briefs }) => {
      let next = 0;
      return () =>
        timeWork(market, { count: perRound, parallel: writers }, async () => {
          const index = next++;
          const pair = people[index % writers];
          if (!pair) return;
          const data = await ask(market, pair[who].token, operation, variables(briefs[index] ?? "", pair));
          const { refusal } = data[operation];
          if (refusal) throw new Error(`${operation} was refused: ${JSON.stringify(refusal)}`);
        });
    };
    const { ours, yardstick } = await measureInTurn(rounds, inRounds(large), inRounds(small));
    rows.push([
      what,
      `**${(ours.p50 / yardstick.p50).toFixed(2)}** (≤ 1.3)`,
      `${yardstick.p50.toFixed(1)} / ${ours.p50.toFixed(1)}`,
      `${yardstick.p99.toFixed(1)} / ${ours.p99.toFixed(1)}`,
      ours.perSecond.toFixed(0),
    ]);
  }
  return rows;
}

/** Freelancers who say when they are available. @param {Market} market @param {number} number */
function talentOf({ dataDir }, number) {
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const db = new DatabaseSync(`${dataDir}/store.sqlite`, { readOnly: true });
  try {
    const say = db.prepare(
      `SELECT id FROM "doc:profiles" WHERE id > ? AND id < ? AND data ->> '$.availability' IS NOT NULL ORDER BY id`,
    );
    const rows = /** @type {{ id: string }[]} */ (say.all(talentUid(0), talentUid(200)));
    const found = rows.filter(({ id }) => Number(id.slice(-6)) % 3 === 0)[number];
    if (!found) throw new Error("The market has too few freelancers.");
    return found.id;
  } finally {
    db.close();
  }
}
