// @ts-check
/** The members of a soak: pairs who write to each other, and others whose pages are merely open. */

import { randomUUID } from "node:crypto";
import { hirerUid, signIn, talentUid } from "../bench/market-members.mjs";
import { ask } from "../bench/market-writes.mjs";
import { signUp } from "../bench/sign-ups.mjs";
import { listen } from "../bench/streams.mjs";

/** @typedef {import("../bench/market-members.mjs").Signed} Signed */
/** @typedef {{ origin: string, dataDir: string, pid: number }} Server */
/** @typedef {{ hirer: Signed, talent: Signed, conversation: string }} Pair */
/**
 * @typedef {object} Members
 * @property {Pair[]} pairs
 * @property {Signed} reader the first hirer, whose briefs some pages show, and who begins none: of
 *   more open ones the pages would be others
 * @property {number} streams opened
 * @property {() => { heard: number, open: number }} close how many hints came, and how many streams
 *   were still open
 */

/**
 * Enough for 300 requests a second: one of a hundred is a proposal, and a member sends at most 60 in
 * an hour. With the hundred of `mixed-work.mjs` it has no divisor in common, so each pair does
 * everything.
 */
const wholePairs = 93;
/** Has no divisor in common with that hundred either. */
const fewPairs = 7;
/** All of the market but the first. */
const hirerCount = 19;
const wholeStreams = 500;
const fewStreams = 40;
/** Ten streams are all that a member may have open. */
const streamsOfOne = 10;

/**
 * @param {Server} server
 * @param {import("../../scripts/auth-emulator.mjs").FoundEmulator} emulator
 * @param {{ isWhole: boolean }} options
 * @returns {Promise<Members>}
 */
export async function prepareMembers(server, emulator, { isWhole }) {
  const [pairCount, streamCount] = isWhole ? [wholePairs, wholeStreams] : [fewPairs, fewStreams];
  const reader = await signIn(server, emulator, hirerUid(0));
  /** @type {Pair[]} */
  const pairs = [];
  for (let number = 0; number < pairCount; number += 1) {
    const hirer = pairs[number - hirerCount]?.hirer ?? (await signIn(server, emulator, hirerUid(number + 1)));
    const talent = await signIn(server, emulator, talentUid(number));
    const { startConversation } = await ask(server, hirer.token, "startConversation", {
      member: talent.uid,
      key: randomUUID(),
      text: "Good morning. Would this be something for you?",
    });
    const conversation = startConversation.conversation?.id;
    if (!conversation) throw new Error(`No conversation: ${JSON.stringify(startConversation)}`);
    pairs.push({ hirer, talent, conversation });
  }
  const cookies = pairs.flatMap(({ hirer, talent }, number) =>
    number < hirerCount ? [hirer.cookie, talent.cookie] : [talent.cookie],
  );
  while (cookies.length < streamCount) {
    const cookie = await signUp(server.origin);
    for (let one = 0; one < streamsOfOne && cookies.length < streamCount; one += 1) cookies.push(cookie);
  }
  let heard = 0;
  const hear = () => {
    heard += 1;
  };
  /** @type {import("../bench/streams.mjs").Stream[]} */
  const open = [];
  for (const cookie of cookies) open.push(await listen(server, cookie, hear));
  return {
    pairs,
    reader,
    streams: open.length,
    close() {
      const left = open.filter(({ isOpen }) => isOpen()).length;
      for (const { close } of open) close();
      return { heard, open: left };
    },
  };
}
