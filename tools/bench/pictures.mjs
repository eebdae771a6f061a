// @ts-check
/** What pictures cost: a page with faces, a picture itself, and turning them while the server has other work. */

import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { say } from "../../scripts/parts.mjs";
import { findFreePorts } from "../../scripts/ports.mjs";
import { keepAnswer } from "./keep-answer.mjs";
import { measureInTurn, median, peakMemory, residentMemory, sendLoad } from "./load.mjs";
import { prepareMarket } from "./market.mjs";
import { hirerUid, signIn } from "./market-members.mjs";
import { startProduct, startYardstick } from "./product.mjs";
import { comparisonRow, table } from "./report.mjs";
import { untilComplete } from "./search-index.mjs";

const rounds = 5;
const connections = 4;
const members = 1_000;
/** The page that lists twenty members. */
const directory = "/app/members";

/**
 * @typedef {import("./product.mjs").Server & { dataDir: string, metrics: string }} Site
 * @typedef {import("./market-members.mjs").Signed} Signed
 */

/**
 * @param {object} options
 * @param {import("../../scripts/auth-emulator.mjs").FoundEmulator} options.emulator
 * @param {(() => Promise<unknown>)[]} options.cleanups gets what has to be ended
 * @returns {Promise<string>} Markdown
 */
export async function measurePictures({ emulator, cleanups }) {
  const scratch = await mkdtemp(join(tmpdir(), "talent-platform-bench-"));
  cleanups.push(() => rm(scratch, { recursive: true, force: true }));
  const market = await prepareMarket(members);
  /** @param {string} name @returns {Promise<Site>} */
  const open = async (name) => {
    const dataDir = join(scratch, name);
    await cp(market, dataDir, { recursive: true });
    const [port = 0] = await findFreePorts(1);
    const product = await startProduct({ dataDir, emulator, settings: { METRICS_PORT: String(port) } });
    cleanups.push(() => product.stop());
    return { ...(await product.startServer()), dataDir, metrics: `http://localhost:${port}/metrics` };
  };
  const [plain, faced] = [await open("plain"), await open("faced")];
  const [reader, hirer] = [
    await signIn(plain, emulator, hirerUid(0)),
    await signIn(faced, emulator, hirerUid(0)),
  ];

  say("Waiting for the search’s indexes …");
  await untilComplete(plain, reader.token);
  await untilComplete(faced, hirer.token);
  const listed = await shownOn(faced, hirer, /seed-talent-\d{6}/g);
  say("Signing twenty members in …");
  const owners = [];
  for (const uid of listed) owners.push(await signIn(faced, emulator, uid));
  say("Twenty photos at once …");
  const photo = await photoOf(4_000, 3_000, "jpeg");
  // The first picture of a process loads what turns it, once.
  await turnAll(faced, owners.slice(0, 1), photo);
  const turned = await turnAll(faced, owners, photo);

  say("The page with faces beside the page without …");
  const [face = ""] = await shownOn(faced, hirer, /\/files\/[\w-]+\/small\.webp/g);
  /** @param {Site} site @param {Signed} member @param {number} amount */
  const readPage = (site, member, amount) =>
    sendLoad(site, { path: directory, amount, connections, headers: { cookie: member.cookie } });
  for (const [site, member] of /** @type {const} */ ([
    [faced, hirer],
    [plain, reader],
  ]))
    await readPage(site, member, 200);
  const pages = await measureInTurn(
    rounds,
    () => readPage(faced, hirer, 200),
    () => readPage(plain, reader, 200),
  );

  say("Pictures beside node:http …");
  // As other pages are measured, without metrics: those of the store are a tenth of a small answer.
  const product = await startProduct({ dataDir: faced.dataDir, emulator });
  cleanups.push(() => product.stop());
  const unmeasured = await product.startServer();
  const small = await measurePicture(unmeasured, hirer, face, scratch, cleanups);
  const large = await measurePicture(unmeasured, hirer, face.replace("small", "large"), scratch, cleanups);

  say("The largest AVIF …");
  const largest = await turnAll(faced, owners.slice(0, 2), await photoOf(4_000, 4_000, "avif"));

  const milliseconds = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;
  return [
    `Pictures, in turn, ${connections} connections, median of ${rounds} rounds.`,
    table(
      ["", "requests a second, ratio", "p50, ms", "p99, ms", "processor, ms a request"],
      [
        comparisonRow(
          `\`${directory}\` with twenty faces; without (processor: **${(pages.ours.cpu / pages.yardstick.cpu).toFixed(2)}**, ≤ 1.1)`,
          pages,
        ),
        comparisonRow(
          `a face of 80 px, read lately; \`node:http\` sending a file (processor: **${processorRatio(small)}**, ≥ 0.5)`,
          small,
        ),
        comparisonRow(`the same of 480 px (processor: **${processorRatio(large)}**, ≥ 0.5)`, large),
      ],
    ),
    table(
      ["", "longest delay of the event loop", "the same, idle", "resident memory before, at its peak"],
      [
        ["twenty photos of 12 megapixels", turned],
        ["two AVIFs of 16 megapixels", largest],
      ].map(([what, figures]) => {
        const { delay, idle, before, peak } = /** @type {Turned} */ (figures);
        return [
          String(what),
          `**${milliseconds(delay)}** (< 50)`,
          milliseconds(idle),
          `${before.toFixed(0)} MB, ${peak.toFixed(0)} MB`,
        ];
      }),
    ),
  ].join("\n\n");
}

/** The yardstick's processor time beside ours. @param {import("./load.mjs").Comparison} compared */
const processorRatio = ({ ours, yardstick }) => (yardstick.cpu / ours.cpu).toFixed(2);

/** @typedef {{ delay: number, idle: number, before: number, peak: number }} Turned milliseconds and MB */

/**
 * Uploads a picture for each member at the same time.
 *
 * @param {Site} site
 * @param {Signed[]} owners
 * @param {Buffer} bytes
 * @returns {Promise<Turned>}
 */
async function turnAll(site, owners, bytes) {
  const idle = [];
  for (let second = 0; second < 5; second++) {
    await longestDelay(site);
    await pause(1_000);
    idle.push(await longestDelay(site));
  }
  const before = residentMemory(site.pid);
  peakMemory.reset(site.pid);
  await longestDelay(site);
  await Promise.all(owners.map(({ cookie }) => upload(site, cookie, bytes)));
  return { delay: await longestDelay(site), idle: median(idle), before, peak: peakMemory.read(site.pid) };
}

/** The event loop's longest delay since this was asked last, in ms. @param {Site} site */
async function longestDelay({ metrics }) {
  const text = await (await fetch(metrics)).text();
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text) ?? [];
  if (seconds === undefined) throw new Error(`${metrics} has no delay of the event loop.`);
  return Number(seconds) * 1_000;
}

/** What one of the senders can send in a second, in bytes: far more than a phone. */
const line = 10 * 1024 * 1024;
const chunk = 64 * 1024;

/** @param {Site} site @param {string} cookie @param {Buffer} bytes */
async function upload(site, cookie, bytes) {
  const form = new FormData();
  form.set("intent", "save");
  form.set("picture", new File([new Uint8Array(bytes)], "me.jpg", { type: "image/jpeg" }));
  const posted = new Response(form);
  const type = posted.headers.get("content-type") ?? "";
  const body = Buffer.from(await posted.arrayBuffer());
  for (let tries = 0; tries < 300; tries++) {
    const answer = await post(site, { cookie, type }, body);
    if (answer.headers.location?.endsWith("?done=saved")) return;
    // As many are held as a process may hold: the page asks to try again in a moment.
    if (answer.statusCode !== 503 && answer.statusCode !== 429)
      throw new Error(`A picture: ${answer.statusCode}, ${answer.headers.location}.`);
    await pause(500);
  }
  throw new Error("A picture was never taken.");
}

/**
 * Sends a body no faster than `line`: at the speed of this machine's own network, twenty of them
 * are one moment's work for the server, which no twenty senders elsewhere can cause.
 *
 * @param {Site} site
 * @param {{ cookie: string, type: string }} head
 * @param {Buffer} body
 * @returns {Promise<import("node:http").IncomingMessage>}
 */
async function post({ origin }, { cookie, type }, body) {
  const headers = { origin, cookie, "content-type": type, "content-length": body.length };
  const sent = request(`${origin}/app/profile/picture`, { method: "POST", headers });
  const answered = once(sent, "response");
  for (let at = 0; at < body.length; at += chunk) {
    sent.write(body.subarray(at, at + chunk));
    await pause((chunk / line) * 1_000);
  }
  sent.end();
  const [answer] = await answered;
  answer.resume();
  return answer;
}

/**
 * Twenty different things that the page shows, as soon as it does: the list follows a change a
 * moment later.
 *
 * @param {Site} site
 * @param {Signed} hirer
 * @param {RegExp} what
 */
async function shownOn({ origin }, { cookie }, what) {
  for (let tries = 0; tries < 100; tries++) {
    const html = await (await fetch(origin + directory, { headers: { cookie } })).text();
    const shown = [...new Set(html.match(what))];
    if (shown.length >= 20) return shown;
    await pause(100);
  }
  throw new Error(`${directory} never showed twenty of ${what}.`);
}

/**
 * @param {import("./product.mjs").Server} site
 * @param {Signed} member
 * @param {string} path
 * @param {string} scratch
 * @param {(() => Promise<unknown>)[]} cleanups
 */
async function measurePicture(site, { cookie }, path, scratch, cleanups) {
  const answer = await keepAnswer(site.origin + path, { cookie }, join(scratch, "picture"));
  const bare = await startYardstick("bare-server.mjs", { ANSWER: answer, READ_EACH_TIME: "yes" });
  cleanups.push(() => bare.stop());
  const load = { path, connections, headers: { cookie } };
  for (const each of [site, bare]) await sendLoad(each, { ...load, amount: 1_000 });
  return measureInTurn(
    rounds,
    () => sendLoad(site, { ...load, amount: 2_000 }),
    () => sendLoad(bare, { ...load, amount: 2_000 }),
  );
}

/**
 * Noise, half in focus, as large as a photo is after compression.
 *
 * @param {number} width
 * @param {number} height
 * @param {"jpeg" | "avif"} type
 */
async function photoOf(width, height, type) {
  const small = { width: width / 4, height: height / 4, channels: /** @type {const} */ (3) };
  const pixels = randomBytes(small.width * small.height * 3);
  const image = sharp(pixels, { raw: small }).blur(2).resize(width, height);
  return type === "jpeg" ? image.jpeg({ quality: 85 }).toBuffer() : image.avif({ effort: 0 }).toBuffer();
}
