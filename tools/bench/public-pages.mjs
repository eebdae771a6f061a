// @ts-check
/** What the pages that everybody may read cost in a large market, beside `node:http` sending the same bytes. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { say } from "../../scripts/parts.mjs";
import { briefIdOf } from "../seed/brief-id.mjs";
import { keepAnswer } from "./keep-answer.mjs";
import { measureInTurn, sendLoad } from "./load.mjs";
import { startYardstick } from "./product.mjs";
import { comparisonRow } from "./report.mjs";

const rounds = 5;
const warmUp = 500;
const perRound = 2_000;
const connections = 32;
const headers = { "accept-encoding": "gzip, deflate, br", accept: "text/html" };

/**
 * @param {import("./product.mjs").Server} server of a seeded market
 * @returns {Promise<string[][]>} rows of the report
 */
export async function measurePublicPages(server) {
  const scratch = await mkdtemp(join(tmpdir(), "talent-platform-bench-"));
  try {
    const rows = [];
    // The first brief and the first talent of every market are for everyone (tools/seed).
    for (const [what, asked] of [
      ["`/briefs`", "/briefs"],
      ["a brief for everyone", `/briefs/${briefIdOf(0)}`],
      ["a profile for everyone", "/members/talent-b"],
    ]) {
      say(`${what} beside node:http …`);
      // The address that it leads to: with the brief's title.
      const { url, status } = await fetch(`${server.origin}${asked}`, { headers });
      if (status !== 200) throw new Error(`${asked} answered ${status}.`);
      const { pathname: path } = new URL(url);
      const load = { path, connections, headers };
      await sendLoad(server, { ...load, amount: warmUp });
      const answer = await keepAnswer(url, headers, join(scratch, "body"));
      const bare = await startYardstick("bare-server.mjs", { ANSWER: answer });
      try {
        await sendLoad(bare, { ...load, amount: warmUp });
        const round = { ...load, amount: perRound };
        const compared = await measureInTurn(
          rounds,
          () => sendLoad(server, round),
          () => sendLoad(bare, round),
        );
        rows.push(comparisonRow(String(what), compared, " (≥ 0.5)"));
      } finally {
        await bare.stop();
      }
    }
    return rows;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
