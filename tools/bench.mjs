// @ts-check
/**
 * `npm run bench`: what the product costs, each figure beside a yardstick that is measured in the same
 * run, in turn, on the same machine. Writes its tables into docs/bench.md. Linux, for it reads /proc.
 * `--no-build` measures the build that is there. `--briefs` says how large the large market is (1,000,000; it is
 * made when it is missing). One of `--signed-in` (signed-in pages beside React), `--market`, `--inbox`, `--streams`
 * (live pages), `--pictures` and `--interactions` (in a browser) measures that alone, and leaves the page as it is.
 * `--engines` measures OpenSearch beside the embedded search, with 100,000 briefs unless told; only where it is asked.
 * `--market --without-index` measures pages while the search's index is being made; its market may lie in a
 * `--directory` of its own. `--quick` sends a hundredth, once, and without these six: whether it works, not what
 * anything costs.
 */
import "../scripts/require-node.mjs";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findAuthEmulator } from "../scripts/auth-emulator.mjs";
import { leftOutText } from "../scripts/left-out.mjs";
import { say } from "../scripts/parts.mjs";
import { buildSite, projectDir } from "../scripts/site.mjs";
import { measureEngines } from "./bench/engines.mjs";
import { measureInbox } from "./bench/inbox.mjs";
import { measureInteractions } from "./bench/interactions.mjs";
import { keepAnswer } from "./bench/keep-answer.mjs";
import { measureInTurn, median, residentMemory, sendLoad, timeWork } from "./bench/load.mjs";
import { measureMarket } from "./bench/market.mjs";
import { measureMissingIndex } from "./bench/missing-index.mjs";
import { weighPage } from "./bench/page-weight.mjs";
import { measurePictures } from "./bench/pictures.mjs";
import { startProduct, startYardstick } from "./bench/product.mjs";
import { comparisonRow, kilobytes, table, writeInto } from "./bench/report.mjs";
import { callProvider, signUp } from "./bench/sign-ups.mjs";
import { measureSignedInPages } from "./bench/signed-in.mjs";
import { measureStreams } from "./bench/streams.mjs";

/** Briefs of the large market. */
const largeMarket = 1_000_000;
/** Of that in which the search's engines are compared. */
const comparedMarket = 100_000;
const publicPages = ["/", "/boutiques", "/hire", "/login", "/privacy", "/terms", "/sign-in"];

const { values: options } = parseArgs({
  options: {
    "no-build": { type: "boolean" },
    market: { type: "boolean" },
    "signed-in": { type: "boolean" },
    streams: { type: "boolean" },
    inbox: { type: "boolean" },
    pictures: { type: "boolean" },
    interactions: { type: "boolean" },
    engines: { type: "boolean" },
    "without-index": { type: "boolean" },
    directory: { type: "string" },
    quick: { type: "boolean" },
    briefs: { type: "string" },
  },
});
const briefs = Number(options.briefs ?? (options.engines ? comparedMarket : largeMarket));
const rounds = options.quick ? 1 : 5;
const share = options.quick ? 0.01 : 1;
/** Requests of all rounds together, and before them, so that what is measured is warm. */
const amounts = { visits: 20_000 * share, signedIn: 2_500 * share, signUps: Math.ceil(250 * share) };
const warmUps = { visits: 2_000 * share, signedIn: 500 * share };

process.chdir(projectDir);
/** What has to be ended, newest last. @type {(() => Promise<unknown>)[]} */
const cleanups = [];
try {
  if (!options["no-build"]) {
    say("Building …");
    await buildSite(new AbortController().signal);
  }
  const chosen = [
    options.quick && "the pages, a hundredth of them",
    options["signed-in"] && "signed-in pages beside React",
    options.market && (options["without-index"] ? "a market without an index" : "the market"),
    options.inbox && "the inbox",
    options.streams && "live pages",
    options.pictures && "pictures",
    options.interactions && "interactions",
    options.engines && "the search's engines",
  ];
  const [alone] = chosen.filter((one) => one);
  const isAsked = (/** @type {boolean | undefined} */ option) => !alone || option;
  const text = [
    ...(alone && !options.quick ? [] : [await part(measure)]),
    ...(isAsked(options["signed-in"]) ? [await part(measureBesideReact)] : []),
    ...(isAsked(options.market) ? [await part(measureMarketPages)] : []),
    ...(isAsked(options.inbox) ? [await part(measureInboxPages)] : []),
    ...(isAsked(options.streams) ? [await part(measureLivePages)] : []),
    ...(isAsked(options.pictures) ? [await part(measurePicturePages)] : []),
    ...(isAsked(options.interactions) ? [await part(measurePages)] : []),
    ...(options.engines ? [await part(measureSearchEngines)] : []),
  ].join("\n\n");
  say(`\n${text}`);
  if (!alone) await writeInto("docs/bench.md", text);
  const left = [
    ...(alone ? [`all but ${alone}; all: npm run bench`] : []),
    ...(!options.engines && briefs < largeMarket
      ? [`a market of ${largeMarket.toLocaleString("en")} briefs; with it: npm run bench`]
      : []),
  ];
  say(leftOutText(left));
} finally {
  await endAll();
}

/**
 * Measures a part, and ends what it has begun. Else its server would go on with the jobs of a market that the next part
 * opens, too, and not know its members: their provider is another.
 *
 * @param {() => Promise<string>} measurePart
 */
async function part(measurePart) {
  const text = await measurePart();
  await endAll();
  return text;
}

async function endAll() {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) await cleanup();
}

async function measure() {
  say("Starting …");
  const product = await startProduct();
  cleanups.push(() => product.stop());
  const starts = [];
  for (let round = 0; round < rounds; round++) {
    const started = await product.startServer();
    starts.push(started.startMs);
    await started.stop();
  }
  const server = await product.startServer();
  const cookie = await signUp(server.origin);

  say("/ without a session …");
  const before = residentMemory(server.pid);
  const visits = await measureVisits(server);
  const after = residentMemory(server.pid);
  say("/app signed in …");
  const signedIn = await measureSignedIn(product, server, cookie);
  say("Sign-ups …");
  const work = { count: amounts.signUps / rounds, parallel: 8 };
  const signUps = await measureInTurn(
    rounds,
    () => timeWork(server, work, async () => void (await signUp(server.origin))),
    () => timeWork(null, work, () => callProvider(product.emulator)),
  );
  const atLast = residentMemory(server.pid);

  const weights = [];
  for (const path of publicPages) weights.push(await weighPage(server.origin, path));
  weights.push(await weighPage(server.origin, "/app", cookie));

  return [
    `Node ${process.version}, ${cpus().length} cores; the server, its yardstick and the load on one machine. Median of ${rounds} rounds in turn, ours / yardstick. Ratios travel to other machines; milliseconds don't.`,
    table(
      ["", "requests a second, ratio", "p50, ms", "p99, ms", "processor, ms a request"],
      [
        comparisonRow("`/` without a session; `node:http` sending the same bytes", visits, " (≥ 0.5)"),
        comparisonRow("`/app` signed in; React rendering the same tree", signedIn, " (≥ 0.4)"),
        comparisonRow("a sign-up, from form to session; its calls to the provider alone", signUps),
      ],
    ),
    table(
      ["", ""],
      [
        ["start, from process to first answer", `${median(starts).toFixed(0)} ms (≤ 1,500)`],
        ["resident memory before the visits", `${before.toFixed(0)} MB`],
        [`after ${amounts.visits.toLocaleString("en")} visits`, `${after.toFixed(0)} MB (≤ 220)`],
        ["after the signed-in visits and the sign-ups", `${atLast.toFixed(0)} MB`],
        ["sign-ups a second, 8 at once", signUps.ours.perSecond.toFixed(0)],
      ],
    ),
    table(
      ["kB", "HTML", "HTML gzip", "CSS", "scripts", "JavaScript gzip", "JavaScript brotli"],
      weights.map(({ path, html, htmlGzip, css, scripts, js, jsBrotli }) => [
        `\`${path}\``,
        kilobytes(html),
        kilobytes(htmlGzip),
        kilobytes(css),
        scripts,
        kilobytes(js),
        kilobytes(jsBrotli),
      ]),
    ),
  ].join("\n\n");
}

async function measureMarketPages() {
  if (options["without-index"])
    return measureMissingIndex({
      briefs,
      directory: options.directory && resolve(options.directory),
      emulator: await startEmulator(),
      cleanups,
    });
  return measureMarket({ briefs, emulator: await startEmulator(), cleanups });
}

async function measureSearchEngines() {
  return measureEngines({ briefs, emulator: await startEmulator(), cleanups });
}

async function measureBesideReact() {
  const perRound = options.quick ? 4 : 200;
  return measureSignedInPages({ emulator: await startEmulator(), cleanups, rounds, perRound });
}

async function measureInboxPages() {
  return measureInbox({ emulator: await startEmulator(), cleanups });
}

async function measureLivePages() {
  return measureStreams({ emulator: await startEmulator(), cleanups });
}

async function measurePicturePages() {
  return measurePictures({ emulator: await startEmulator(), cleanups });
}

async function measurePages() {
  return measureInteractions({ emulator: await startEmulator(), cleanups });
}

async function startEmulator() {
  const emulator = await findAuthEmulator("demo-guildhall");
  cleanups.push(() => emulator.stop());
  return emulator;
}

/** @param {import("./bench/product.mjs").Server} server */
async function measureVisits(server) {
  const scratch = await mkdtemp(join(tmpdir(), "talent-platform-bench-"));
  cleanups.push(() => rm(scratch, { recursive: true, force: true }));
  const headers = { "accept-encoding": "gzip, deflate, br", accept: "text/html" };
  const bare = await startYardstick("bare-server.mjs", {
    ANSWER: await keepAnswer(`${server.origin}/`, headers, join(scratch, "body")),
  });
  cleanups.push(() => bare.stop());
  const load = { path: "/", connections: 32, headers };
  // Both are warm before they are measured.
  for (const each of [server, bare]) await sendLoad(each, { ...load, amount: warmUps.visits });
  const round = { ...load, amount: amounts.visits / rounds };
  return measureInTurn(
    rounds,
    () => sendLoad(server, round),
    () => sendLoad(bare, round),
  );
}

/**
 * @param {import("./bench/product.mjs").Product} product
 * @param {import("./bench/product.mjs").Server} server
 * @param {string} cookie
 */
async function measureSignedIn(product, server, cookie) {
  const environment = await product.environment();
  const react = await startYardstick("react-alone.mjs", { ...environment, COOKIE: cookie });
  cleanups.push(() => react.stop());
  const load = { path: "/app", connections: 8, headers: { cookie } };
  for (const each of [server, react]) await sendLoad(each, { ...load, amount: warmUps.signedIn });
  const round = { ...load, amount: amounts.signedIn / rounds };
  return measureInTurn(
    rounds,
    () => sendLoad(server, round),
    () => sendLoad(react, round),
  );
}
