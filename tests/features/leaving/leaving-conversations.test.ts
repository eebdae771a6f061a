import { expect, it } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import { wholeExport } from "#tests/support/whole-export";
import { type Thread, threadsCollection } from "~/features/conversations/model/thread";
import { listThreads } from "~/features/conversations/reads/list-threads";
import { readConversation } from "~/features/conversations/reads/read-conversation";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { removeBelongings } from "~/features/leaving/writes/remove-member";
import { readTimeline } from "~/features/proposals/reads/read-timeline";

async function createTalk() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const talent = await market.propose(briefId);
  const conversationId = `${briefId}_${talent}`;
  // More than a page.
  for (let at = 1; at <= 60; at += 1) {
    market.clock.advance(1_000);
    const message = { conversationId, key: `message-${at}`, text: `Message ${at}` };
    succeeded(await sendMessage(market, at % 2 ? talent : hirer, message));
  }
  return { ...market, hirer, talent, briefId, conversationId };
}

it("the export holds every message that the account wrote or got, the last first, and whom it blocked", async () => {
  const { store, clock, hirer, talent, briefId, conversationId } = await createTalk();
  succeeded(await setBlocked({ store, clock }, talent, conversationId, true));
  const exported = await wholeExport(store, talent, clock.now());
  const messages = Array.from({ length: 60 }, (_, at) => ({
    by: at % 2 ? "them" : "you",
    text: `Message ${at + 1}`,
  }));
  expect(exported).toMatchObject({
    conversations: [{ kind: "BRIEFS", with: hirer, brief: briefId, messages: messages.reverse() }],
    blocked: [{ member: hirer }],
  });
});

it("who leaves takes their words along; the other still reads their own, and who goes last leaves nothing", async () => {
  const { store, clock, hirer, talent, conversationId } = await createTalk();
  const parts = { store, clock };
  succeeded(await setBlocked(parts, hirer, conversationId, true));
  await removeBelongings(parts, talent);
  await removeBelongings(parts, talent);
  const thread = await readConversation(store, hirer, conversationId);
  if (!thread) throw new Error("The hirer's thread is gone");
  const { items } = await readTimeline(store, thread, { first: 50, before: null }, clock.now());
  const texts = items.map(({ message }) => message?.data.text);
  expect(texts).toEqual(Array.from({ length: 50 }, (_, at) => (at % 2 ? `Message ${at + 11}` : null)));
  expect(await readConversation(store, talent, conversationId)).toBeNull();
  expect(await store.query({ collection: "blocks", where: { uid: hirer }, limit: 1 })).toMatchObject({
    items: [],
  });

  await removeBelongings(parts, hirer);
  for (const collection of ["threads", "messages", "conversations", "blocks"])
    expect((await store.query({ collection, limit: 100 })).items, collection).toEqual([]);
});

it("the last line of the other’s inbox goes with who wrote it", async () => {
  const { store, clock, hirer, talent, conversationId } = await createTalk();
  await removeBelongings({ store, clock }, hirer);
  const left = await store.get<Thread>(threadsCollection, `${conversationId}~${talent}`);
  expect(left?.data.last).toMatchObject({ by: hirer, text: null });
  expect(left?.data.waits).toBe(false);
  const { items } = await listThreads(
    store,
    talent,
    { kind: null, archived: false },
    { first: 5, after: null },
  );
  expect(items).toHaveLength(1);
});
