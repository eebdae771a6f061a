import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { blind } from "#tests/support/blind-store";
import { createMarket, succeeded } from "#tests/support/market";
import { markRead, setArchived } from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { startConversation } from "~/features/conversations/writes/start-conversation";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { FIRST_CONVERSATIONS_WINDOW } from "~/values/durations";
import { limits } from "~/values/limits";

/** A hirer who begins conversations; `begin` answers what comes of one with another member. */
async function createHirer() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const conversations: { id: string; to: string }[] = [];
  const write = (to: string, store = market.store, key: string = randomUUID()) =>
    startConversation({ store, clock: market.clock }, hirer, { to, key, text: "Could you help us?" });
  async function begin(store = market.store) {
    const to = await market.join("FREELANCER");
    const sent = await write(to, store);
    if (sent.ok) conversations.push({ id: sent.value.data.conversationId, to });
    return sent.ok ? "ok" : sent.code;
  }
  const beginMost = async () => {
    for (let at = 0; at < limits.firstConversations; at += 1) expect(await begin()).toBe("ok");
  };
  const reply = async (by: string, conversationId: string) =>
    succeeded(await sendMessage(market, by, { conversationId, key: randomUUID(), text: "Gladly." })).data;
  return { ...market, hirer, conversations, write, begin, beginMost, reply };
}

it("a hirer whom nobody has answered begins five conversations a day, and goes on with each", async () => {
  const one = await createHirer();
  await one.beginMost();
  expect(await one.begin()).toBe("CONVERSATIONS_TODAY");
  for (const { to } of one.conversations) succeeded(await one.write(to));
  one.clock.advance(FIRST_CONVERSATIONS_WINDOW - 60_000);
  expect(await one.begin()).toBe("CONVERSATIONS_TODAY");
  one.clock.advance(2 * 60_000);
  await one.beginMost();
  expect(await one.begin()).toBe("CONVERSATIONS_TODAY");
});

it("a press whose answer was lost is the same conversation", async () => {
  const { join, write, begin, beginMost } = await createHirer();
  const to = await join("FREELANCER");
  succeeded(await write(to, undefined, "the-same-press"));
  for (let at = 1; at < limits.firstConversations; at += 1) expect(await begin()).toBe("ok");
  succeeded(await write(to, undefined, "the-same-press"));
  await expect(beginMost()).rejects.toThrow();
});

it("conversations that were put away count", async () => {
  const one = await createHirer();
  await one.beginMost();
  for (const { id } of one.conversations) succeeded(await setArchived(one, one.hirer, id, true));
  expect(await one.begin()).toBe("CONVERSATIONS_TODAY");
});

it.each<[string, (one: Awaited<ReturnType<typeof createHirer>>) => Promise<unknown>]>([
  ["has answered", async ({ reply, conversations: [first] }) => reply(first?.to ?? "", first?.id ?? "")],
  [
    "has answered, was read and answered in turn",
    async (one) => {
      const [first = { id: "", to: "" }] = one.conversations;
      const { seq } = await one.reply(first.to, first.id);
      succeeded(await markRead(one, one.hirer, { conversationId: first.id, upTo: seq }));
      await one.reply(one.hirer, first.id);
    },
  ],
  [
    "has answered before it was put away",
    async (one) => {
      const [first = { id: "", to: "" }] = one.conversations;
      await one.reply(first.to, first.id);
      succeeded(await setArchived(one, one.hirer, first.id, true));
    },
  ],
  [
    "has written about a proposal",
    async (one) => {
      const briefId = await one.open(one.hirer);
      const talent = await one.propose(briefId);
      await one.reply(talent, `${briefId}_${talent}`);
    },
  ],
  [
    "has written about a proposal, was read, and heard of the brief’s end since",
    async (one) => {
      const briefId = await one.open(one.hirer);
      const talent = await one.propose(briefId);
      const conversationId = `${briefId}_${talent}`;
      const { seq } = await one.reply(talent, conversationId);
      succeeded(await markRead(one, one.hirer, { conversationId, upTo: seq }));
      succeeded(await closeBrief(one, one.hirer, briefId, "BUDGET"));
      await one.worker.runDue();
    },
  ],
])("a hirer to whom somebody %s begins as many as before", async (_what, answer) => {
  const one = await createHirer();
  await one.beginMost();
  expect(await one.begin()).toBe("CONVERSATIONS_TODAY");
  await answer(one);
  await one.beginMost();
});

it("of conversations that are begun at once five are", async () => {
  const { begin } = await createHirer();
  const outcomes = await Promise.all(Array.from({ length: 9 }, () => begin()));
  expect(outcomes.filter((outcome) => outcome === "ok")).toHaveLength(limits.firstConversations);
});

it("of two that are begun at once the second counts the first, on a store that notices no query", async () => {
  const one = await createHirer();
  for (let at = 1; at < limits.firstConversations; at += 1) expect(await one.begin()).toBe("ok");
  expect(await one.begin(blind(one.store, "threads", () => one.begin()))).toBe("CONVERSATIONS_TODAY");
});
