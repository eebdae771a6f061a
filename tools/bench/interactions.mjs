// @ts-check
/** How soon a page shows what a press or a key did, in a browser on a processor that is four times as slow. */

import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../../scripts/find-chromium.mjs";
import { say } from "../../scripts/parts.mjs";
import { median } from "./load.mjs";
import { busy, prepareMarket } from "./market.mjs";
import { hirerUid, signIn, talentUid } from "./market-members.mjs";
import { ask } from "./market-writes.mjs";
import { startProduct } from "./product.mjs";
import { table } from "./report.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const slowdown = 4;
/** Milliseconds from an interaction to the next paint. */
const bound = 100;
/** Below it the browser says nothing of an interaction. */
const shortest = 16;
const typed = "season begins";
/** Each begins with a page that is loaded anew. */
const rounds = 5;

/**
 * @param {object} options
 * @param {import("../../scripts/auth-emulator.mjs").FoundEmulator} options.emulator
 * @param {(() => Promise<unknown>)[]} options.cleanups gets what has to be ended
 * @returns {Promise<string>} Markdown
 */
export async function measureInteractions({ emulator, cleanups }) {
  const dataDir = await prepareMarket(1_000);
  const product = await startProduct({ dataDir, emulator });
  cleanups.push(() => product.stop());
  const server = { ...(await product.startServer()), dataDir };
  const hirer = await signIn(server, emulator, hirerUid(0));
  const talent = await signIn(server, emulator, talentUid(0));
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  cleanups.push(() => browser.close());

  /** @type {[what: string, cookie: string, path: string][]} */
  const pages = [
    ["the dashboard, for talent", talent.cookie, "/app"],
    ["open briefs", talent.cookie, "/app/briefs"],
    ["a brief, for talent", talent.cookie, `/app/briefs/${busy}`],
    ["a conversation", hirer.cookie, await beginConversation(server, hirer.token, talent.uid)],
    ["the directory", hirer.cookie, "/app/members"],
  ];
  const rows = [];
  for (const [what, cookie, path] of pages) {
    say(`Interactions of ${what} …`);
    /** @type {number[]} */
    const worst = [];
    let count = 0;
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext();
      const [name = "", value = ""] = cookie.split(/=(.*)/s);
      // As a header it would go with documents alone: what scripts ask for would go without it.
      await context.addCookies([{ name, value, url: server.origin }]);
      try {
        const page = await context.newPage();
        const { pressed, slowest } = await interact(page, server.origin + path);
        count = pressed;
        worst.push(slowest);
      } finally {
        await context.close();
      }
    }
    rows.push([what, String(count), `**${median(worst)}** (< ${bound})`, String(Math.max(...worst))]);
  }
  return [
    `Interaction to next paint in Chromium, its processor slowed ${slowdown} times: presses of what unfolds, of a row’s button and of a link, and keys in a field; the slowest of each of ${rounds} visits.`,
    table(["", "interactions", "the slowest, median, ms", "in all visits, ms"], rows),
  ].join("\n\n");
}

/** @param {{ origin: string }} server @param {string} token @param {string} member @returns {Promise<string>} its path */
async function beginConversation(server, token, member) {
  const text = "Good morning. Would this be something for you?";
  const { startConversation } = await ask(server, token, "startConversation", {
    member,
    key: randomUUID(),
    text,
  });
  return `/app/inbox/${encodeURIComponent(startConversation.conversation.id)}`;
}

/**
 * Does what members do on a page, one after the other.
 *
 * @param {Page} page
 * @param {string} url
 * @returns {Promise<{ pressed: number, slowest: number }>} ms until the next paint
 */
async function interact(page, url) {
  await page.addInitScript(() => {
    /** @type {Map<number, number>} */
    const delays = new Map();
    Object.assign(window, { delays });
    new PerformanceObserver((list) => {
      for (const entry of /** @type {(PerformanceEntry & { interactionId: number })[]} */ (list.getEntries()))
        if (entry.interactionId)
          delays.set(entry.interactionId, Math.max(entry.duration, delays.get(entry.interactionId) ?? 0));
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 }));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  let pressed = 0;
  const press = async (/** @type {import("@playwright/test").Locator} */ target) => {
    pressed += 1;
    // By a key: where a pointer would press may be covered by what says that the page is loading.
    await target.press("Enter");
    await pause(500);
  };
  const main = page.locator("main");
  const saved = ["/app/briefs/saved", "/app/members/saved"].map(
    (action) => `form[action="${action}"] button`,
  );
  const unfolded = main.locator("summary:visible");
  for (let at = 0; at < Math.min(3, await unfolded.count()); at++)
    for (let twice = 0; twice < 2; twice++) await press(unfolded.nth(at));
  const field = main
    .locator("input[type=search]:visible, input[type=text]:visible, textarea:visible")
    .first();
  if ((await field.count()) > 0) {
    await field.click();
    await page.keyboard.type(typed, { delay: 60 });
    pressed += typed.length + 1;
  }
  // Bookmarks, and removes the bookmark.
  const button = main.locator(saved.join()).first();
  for (let twice = 0; twice < 2 && (await button.count()) > 0; twice++) {
    await press(button);
  }
  await press(main.locator("a[data-link]:visible").last());
  await pause(1_000);
  const { isSameDocument, delays } = await page.evaluate(() => {
    const { isSameDocument: isSame, delays: all } = /** @type {any} */ (window);
    return { isSameDocument: isSame, delays: [...all.values()] };
  });
  if (!isSameDocument) throw new Error(`${url} was left by a document load, and what it took is lost.`);
  return { pressed, slowest: Math.max(shortest, ...delays) };
}
