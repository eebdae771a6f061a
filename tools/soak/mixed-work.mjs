// @ts-check
/** What members do all day: mostly they read. */

import { randomUUID } from "node:crypto";
import { pages } from "../bench/market.mjs";
import { aBrief, aProposal, ask } from "../bench/market-writes.mjs";

/** @typedef {import("./members.mjs").Pair} Pair */
/**
 * @typedef {object} Work
 * @property {() => Promise<void>} next one request; never rejects
 * @property {() => number} written
 * @property {() => string[]} failures
 */

/**
 * One message of so many is the hirer's: there are fewer of them, and a member may send 300 in a
 * day.
 */
const hirersTurn = 5;

/**
 * How often each is done, of a hundred: as many briefs are filled as are begun. The rest are pages.
 * A yes is told after ten minutes, so each hirer has as many briefs more as begin in that time, and
 * may have a hundred.
 */
const shares = { draft: 1, publish: 1, propose: 1, accept: 1, message: 8 };

/**
 * @param {import("./members.mjs").Server} server
 * @param {import("./members.mjs").Members} members
 * @returns {Work}
 */
export function mixedWork(server, { pairs, reader }) {
  let asked = 0;
  let written = 0;
  /** @type {string[]} */
  const failures = [];
  /** Briefs by what is done with them next. @type {Record<"publish" | "propose" | "accept", { id: string, pair: Pair }[]>} */
  const briefs = { publish: [], propose: [], accept: [] };

  /** @param {string} token @param {string} operation @param {object} variables */
  async function write(token, operation, variables) {
    written += 1;
    const data = await ask(server, token, operation, variables);
    const { refusal } = data[operation];
    if (refusal) throw new Error(`${operation} was refused: ${refusal.code}`);
  }

  /** @type {Record<keyof typeof shares, (pair: Pair, number: number) => Promise<void>>} */
  const writes = {
    async draft(pair) {
      const id = randomUUID();
      await write(pair.hirer.token, "saveBrief", { id, revision: null, brief: aBrief() });
      briefs.publish.push({ id, pair });
    },
    async publish(pair, number) {
      const found = briefs.publish.shift();
      if (!found) return read(pair, number);
      await write(found.pair.hirer.token, "publishBrief", { id: found.id, revision: 1 });
      briefs.propose.push(found);
    },
    async propose(pair, number) {
      const found = briefs.propose.shift();
      if (!found) return read(pair, number);
      await write(found.pair.talent.token, "sendProposal", {
        brief: found.id,
        revision: null,
        proposal: aProposal,
      });
      briefs.accept.push(found);
    },
    async accept(pair, number) {
      const found = briefs.accept.shift();
      if (!found) return read(pair, number);
      const { hirer, talent } = found.pair;
      await write(hirer.token, "acceptProposal", { brief: found.id, applicant: talent.uid, noes: [] });
    },
    async message({ hirer, talent, conversation }, number) {
      const { token } = Math.floor(number / pairs.length) % hirersTurn === 0 ? hirer : talent;
      const text = `And another thing, the ${number}th of them.`;
      await write(token, "sendMessage", { conversation, key: randomUUID(), text, files: [] });
    },
  };
  /** One of a hundred by its place: every part of a run has the same mix. */
  const plan = Object.entries(shares).flatMap(([name, share]) => Array(share).fill(name));

  /** @param {Pair} pair @param {number} number */
  async function read({ talent }, number) {
    const page = pages[number % pages.length];
    if (!page) return;
    const { cookie } = page.who === "talent" ? talent : reader;
    const answer = await fetch(server.origin + page.path, {
      headers: { cookie },
      redirect: "manual",
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${page.path} answered ${answer.status}`);
  }

  return {
    async next() {
      const number = asked++;
      const pair = pairs[number % pairs.length];
      // 37 has no divisor in common with 100, so that writes don't come one after the other.
      const name = plan[(number * 37) % 100];
      try {
        if (pair)
          await (name ? writes[/** @type {keyof typeof shares} */ (name)](pair, number) : read(pair, number));
      } catch (error) {
        failures.push(String(error));
      }
    },
    written: () => written,
    failures: () => failures,
  };
}
