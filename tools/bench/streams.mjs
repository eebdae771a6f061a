// @ts-check
/** What open live pages cost: how soon a message is on the other side's page, and the memory of a stream. */

import { randomUUID } from "node:crypto";
import { get } from "node:http";
import { performance } from "node:perf_hooks";
import { say } from "../../scripts/parts.mjs";
import { median, residentMemory, timeWork } from "./load.mjs";
import { prepareMarket } from "./market.mjs";
import { hirerUid, signIn, talentUid } from "./market-members.mjs";
import { startProduct } from "./product.mjs";
import { table } from "./report.mjs";
import { signUp } from "./sign-ups.mjs";

/** @typedef {import("./load.mjs").Load} Load */
/** @typedef {import("./market-members.mjs").Signed} Signed */
/** @typedef {import("./product.mjs").Server} Server */
/** @typedef {{ writer: Signed, reader: Signed, conversation: string, stream: Stream }} Way from one to the other, who listens */
/**
 * @typedef {object} Stream
 * @property {() => Promise<void>} next waits for the next hint that something has changed
 * @property {() => boolean} isOpen whether the server hasn't ended it
 * @property {() => void} close
 */

/** Open at once, by this many members: ten are all that one may have. */
const streams = 1_000;
const members = 100;
/** Of two who write to each other, and messages that each sends: at most 20 in a minute. */
const pairs = 10;
const messages = 8;

/**
 * @param {object} options
 * @param {import("../../scripts/auth-emulator.mjs").FoundEmulator} options.emulator
 * @param {(() => Promise<unknown>)[]} options.cleanups gets what has to be ended
 * @returns {Promise<string>} Markdown
 */
export async function measureStreams({ emulator, cleanups }) {
  const dataDir = await prepareMarket(1_000);
  const product = await startProduct({ dataDir, emulator });
  cleanups.push(() => product.stop());
  const server = { ...(await product.startServer()), dataDir };
  say("Members who listen …");
  /** @type {string[]} */
  const cookies = [];
  await timeWork(null, { count: members, parallel: 8 }, async () => {
    cookies.push(await signUp(server.origin));
  });
  /** @type {Way[]} */
  const writing = [];
  for (let number = 0; number < pairs; number += 1)
    writing.push(...(await begin(server, emulator, hirerUid(number), talentUid(number))));

  // What is taken once for all streams is taken before memory is measured.
  closeAll(await openMany(server, 200, cookies));
  say(`${streams.toLocaleString("en")} streams …`);
  const before = residentMemory(server.pid);
  const open = await openMany(server, streams, cookies);
  const each = ((residentMemory(server.pid) - before) * 1_024) / streams;
  const among = await measureMessages(server, writing);
  closeAll(open);
  const alone = await measureMessages(server, writing);
  closeAll(writing.map(({ stream }) => stream));

  const row = (
    /** @type {string} */ what,
    /** @type {Load & { hint: number }} */ { p50, p99, cpu, hint },
    targets = ["", ""],
  ) => [
    what,
    hint.toFixed(1),
    `${p50.toFixed(1)}${targets[0]}`,
    `${p99.toFixed(1)}${targets[1]}`,
    cpu.toFixed(2),
  ];
  return [
    "A message sent by one member, until the other's open page has heard of it and has been loaded anew:",
    table(
      ["", "until the hint, p50, ms", "until it is loaded, p50, ms", "p99, ms", "processor, ms a message"],
      [
        row("without other open pages", alone),
        row(`with ${streams.toLocaleString("en")} other streams`, among, [" (< 100)", " (< 500)"]),
      ],
    ),
    `Memory of an open stream: ${each.toFixed(0)} kB (< 50).`,
  ].join("\n\n");
}

/**
 * A hirer writes to a talent; from then on both have their conversation open.
 *
 * @param {Server & { dataDir: string }} server
 * @param {import("../../scripts/auth-emulator.mjs").FoundEmulator} emulator
 * @param {string} hirer
 * @param {string} talent
 * @returns {Promise<Way[]>}
 */
async function begin(server, emulator, hirer, talent) {
  const both = [await signIn(server, emulator, hirer), await signIn(server, emulator, talent)];
  const [writer, reader] = /** @type {[Signed, Signed]} */ (both);
  const begun = await ask(server, writer, "startConversation(member: $to, key: $key, text: $text)", {
    to: talent,
    key: randomUUID(),
    text: "Good morning. Would this be something for you?",
  });
  const { id } = begun.startConversation.conversation;
  return [
    { writer, reader, conversation: id, stream: await listen(server, reader.cookie) },
    { writer: reader, reader: writer, conversation: id, stream: await listen(server, writer.cookie) },
  ];
}

/**
 * @param {Server} server
 * @param {Way[]} ways
 * @returns {Promise<Load & { hint: number }>} `hint`: the median until the other side hears that there is something
 */
async function measureMessages(server, ways) {
  /** @type {number[]} */
  const hints = [];
  // One at a time: how long each takes, not how many there can be.
  const load = await timeWork(server, { count: ways.length * messages, parallel: 1 }, async (index) => {
    const way = ways[index % ways.length];
    if (!way) return;
    const { writer, reader, conversation, stream } = way;
    const sent = performance.now();
    const heard = stream.next();
    await ask(server, writer, "sendMessage(conversation: $to, key: $key, text: $text)", {
      to: conversation,
      key: randomUUID(),
      text: `And another thing, the ${index}th of them.`,
    });
    await heard;
    hints.push(performance.now() - sent);
    await loadAnew(`${server.origin}/app/inbox/${encodeURIComponent(conversation)}`, reader.cookie);
  });
  return { ...load, hint: median(hints) };
}

/**
 * @param {Server} server
 * @param {Signed} member
 * @param {string} mutation
 * @param {Record<string, string>} variables
 */
async function ask({ origin }, { token }, mutation, variables) {
  const query = `mutation ($to: ID!, $key: ID!, $text: String!) { ${mutation} { conversation { id } refusal { code } } }`;
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors || !Object.values(data)[0]?.conversation)
    throw new Error(`A message was refused: ${JSON.stringify(errors ?? data)}`);
  return data;
}

/** What an open conversation asks for anew, at once. @param {string} url @param {string} cookie */
async function loadAnew(url, cookie) {
  const routes = ["routes/app", "routes/app.inbox", "routes/app.inbox.$id"];
  await Promise.all(
    routes.map(async (route) => {
      const response = await fetch(`${url}?${new URLSearchParams({ _data: route })}`, {
        headers: { cookie },
      });
      await response.text();
      if (response.status !== 200) throw new Error(`${route} of ${url} answered ${response.status}.`);
    }),
  );
}

/** @param {Server} server @param {number} count @param {string[]} cookies */
async function openMany(server, count, cookies) {
  /** @type {Stream[]} */
  const open = [];
  await timeWork(null, { count, parallel: 20 }, async (index) => {
    open.push(await listen(server, String(cookies[index % cookies.length])));
  });
  return open;
}

/** @param {Stream[]} open */
function closeAll(open) {
  for (const { close } of open) close();
}

/**
 * Opens a stream as a page does, and waits until it has said how things stand.
 *
 * @param {{ origin: string }} server
 * @param {string} cookie
 * @param {() => void} [hear] at each hint
 * @returns {Promise<Stream>}
 */
export function listen({ origin }, cookie, hear = () => {}) {
  return new Promise((resolve, reject) => {
    /** @type {(() => void)[]} */
    const waiting = [];
    const headers = { cookie, accept: "text/event-stream" };
    const asked = get(`${origin}/app/live?since=0`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A stream answered ${answer.statusCode}.`));
      answer.setEncoding("utf8").on("data", (text) => {
        if (!text.includes("event:")) return;
        hear();
        resolve({
          next: () => new Promise((heard) => waiting.push(heard)),
          isOpen: () => !answer.closed,
          close: () => asked.destroy(),
        });
        for (const heard of waiting.splice(0)) heard();
      });
      answer.on("error", () => {});
    });
    asked.on("error", reject);
  });
}
