// @ts-check
/**
 * `npm run soak`: half of what the product can answer, for 30 minutes: members read, write and
 * listen to 500 streams. It fails where a request isn't answered as it should be, where a stream
 * ends, where one request of a hundred takes longer than 250 ms, or where memory without garbage
 * grows by a MB a minute; less than 30 `--minutes`, with fewer members, say nothing about the last two. Linux, for it
 * reads /proc. `--no-build` takes the build that is there.
 */
import "../scripts/require-node.mjs";
import { parseArgs } from "node:util";
import { findAuthEmulator } from "../scripts/auth-emulator.mjs";
import { leftOutText } from "../scripts/left-out.mjs";
import { say } from "../scripts/parts.mjs";
import { buildSite, projectDir } from "../scripts/site.mjs";
import { timeWork } from "./bench/load.mjs";
import { prepareMarket } from "./bench/market.mjs";
import { startProduct } from "./bench/product.mjs";
import { table } from "./bench/report.mjs";
import { prepareMembers } from "./soak/members.mjs";
import { mixedWork } from "./soak/mixed-work.mjs";
import { collects, settledMemory } from "./soak/settled-memory.mjs";
import { askSteadily } from "./soak/steady-load.mjs";

const wholeMinutes = 30;
const bounds = { p99: 250, slope: 1 };

const { values: options } = parseArgs({
  options: { minutes: { type: "string", default: String(wholeMinutes) }, "no-build": { type: "boolean" } },
});
const minutes = Number(options.minutes);
if (!(minutes > 0)) throw new Error("--minutes is a number above 0.");
const isWhole = minutes >= wholeMinutes;
/** Requests by which it is found what can be answered, after as many to warm up. */
const trial = { count: isWhole ? 2_000 : 50, parallel: 16 };

process.chdir(projectDir);
/** What has to be ended, newest last. @type {(() => Promise<unknown>)[]} */
const cleanups = [];
try {
  if (!options["no-build"]) {
    say("Building …");
    await buildSite(new AbortController().signal);
  }
  const emulator = await findAuthEmulator("demo-guildhall");
  cleanups.push(() => emulator.stop());
  const dataDir = await prepareMarket(1_000);
  const product = await startProduct({ dataDir, emulator, settings: collects });
  cleanups.push(() => product.stop());
  const server = { ...(await product.startServer()), dataDir };

  say("Members who read, write and listen …");
  const members = await prepareMembers(server, emulator, { isWhole });
  const work = mixedWork(server, members);
  say("What can be answered …");
  await timeWork(null, trial, () => work.next());
  const { perSecond } = await timeWork(null, trial, () => work.next());
  if (work.failures().length > 0) throw new Error(work.failures()[0]);
  const rate = perSecond / 2;
  const before = work.written();
  say(`Half of ${perSecond.toFixed(0)} requests a second, for ${minutes} minutes …`);
  const { count, p50, p99, slope, memory } = await askSteadily(work, {
    rate,
    minutes,
    memory: () => settledMemory(server.pid),
    say,
  });
  const { heard, open } = members.close();

  say(
    table(
      ["mixed load", ""],
      [
        ["requests a second, half of what can be answered", rate.toFixed(0)],
        [
          "requests",
          `${count.toLocaleString("en")}, of them ${(work.written() - before).toLocaleString("en")} writes`,
        ],
        [
          "open streams: at first, at last; hints that they brought",
          `${members.streams}, ${open}; ${heard.toLocaleString("en")}`,
        ],
        ["p50, ms", p50.toFixed(1)],
        ["p99, ms", `${p99.toFixed(1)} (< ${bounds.p99})`],
        [
          "resident memory without garbage, MB: after two minutes, at last",
          `${memory.first.toFixed(0)}, ${memory.last.toFixed(0)}`,
        ],
        ["… a minute, after the first third", `${slope.toFixed(2)} (< ${bounds.slope})`],
        ["answers that failed", String(work.failures().length)],
      ],
    ),
  );
  for (const failure of new Set(work.failures())) say(failure);
  const isSlow = isWhole && !(p99 < bounds.p99 && slope < bounds.slope);
  if (work.failures().length > 0 || open < members.streams || isSlow) process.exitCode = 1;
  say(leftOutText(isWhole ? [] : [`all but ${minutes} of ${wholeMinutes} minutes; all: npm run soak`]));
} finally {
  for (const cleanup of cleanups.reverse()) await cleanup();
}
