import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createMarket, day, succeeded } from "#tests/support/market";
import { lastLineOf } from "~/features/conversations/reads/last-line";
import { listThreads } from "~/features/conversations/reads/list-threads";
import { markRead } from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { readUnread, unreadLines } from "~/features/dashboard/reads/unread-lines";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import type { StoreReads } from "~/platform/ports/store";

/** A hirer and two applicants of one brief, and how the hirer's inbox stands. */
async function createInbox() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { cap: 5 });
  const [ann, bo] = [await market.propose(briefId), await market.propose(briefId)];
  const write = async (by: string, text = "Hello?", from = by) => {
    const sent = { conversationId: `${briefId}_${from}`, key: randomUUID(), text };
    return succeeded(await sendMessage(market, by, sent)).data.at;
  };
  const rows = async (uid: string) => {
    const list = { kind: null, archived: false };
    const { items } = await listThreads(market.store, uid, list, { first: 5, after: null });
    return Promise.all(
      items.map(async ({ data }) => {
        const last = await lastLineOf(market.store, data);
        return { says: last?.text ?? last?.event, at: last?.at, unread: data.unread, of: data.otherUid };
      }),
    );
  };
  const read = (uid: string, upTo: number, from = uid) =>
    markRead(market, uid, { conversationId: `${briefId}_${from}`, upTo });
  return { ...market, hirer, briefId, ann, bo, write, rows, read };
}

const linesOf = async (reads: StoreReads, uid: string) => unreadLines(reads, await readUnread(reads, uid));

describe("an unread message", () => {
  it("is what the inbox and the dashboard show, with its time, whatever has happened since", async () => {
    const { store, hirer, ann, bo, briefId, clock, pass, write, rows, read, ...market } = await createInbox();
    const at = await write(hirer, "Could you start on Monday?", ann);
    await pass(5 * day);
    succeeded(await closeBrief({ store, clock }, hirer, briefId, "BUDGET"));
    await pass(day);
    expect(await rows(ann)).toEqual([{ says: "Could you start on Monday?", at, unread: 1, of: hirer }]);
    expect(await linesOf(store, ann)).toMatchObject([{ count: 1, since: at }]);
    // Once it is read, what has happened since is the news.
    succeeded(await read(ann, 1));
    expect(await rows(ann)).toMatchObject([{ says: "END", unread: 0 }]);
    expect(await rows(bo)).toMatchObject([{ says: "END", unread: 0 }]);
    expect(market).toBeDefined();
  });

  it("keeps its place among others, and its day on the dashboard behind one’s own answer", async () => {
    const { store, hirer, ann, bo, clock, write, rows } = await createInbox();
    const at = await write(ann);
    clock.advance(2 * day);
    await write(bo);
    expect((await rows(hirer)).map(({ of }) => of)).toEqual([bo, ann]);
    await write(hirer, "Soon.", ann);
    const lines = await linesOf(store, hirer);
    expect(lines.find(({ conversation }) => conversation?.endsWith(ann))?.since).toBe(at);
  });
});

it.each([
  [10, 60, 4],
  [10, 200, 10],
  [60, 60, 55],
  [120, 3, 60],
  [3, 120, 1],
])("of %i unread before %i of one’s own, %i that are read leave the rest", async (unread, own, upTo) => {
  const { store, hirer, ann, briefId, write, rows, read } = await createInbox();
  for (let count = 0; count < unread; count += 1) await write(ann);
  for (let count = 0; count < own; count += 1) await write(hirer, "Mine", ann);
  const unreadNow = async () => (await rows(hirer)).find(({ of }) => of === ann)?.unread;
  expect(await unreadNow()).toBe(unread);
  succeeded(await read(hirer, upTo, ann));
  expect(await unreadNow()).toBe(unread - upTo);
  succeeded(await read(hirer, unread + 1, ann));
  expect(await unreadNow()).toBe(0);
  expect(await store.get("briefs", briefId)).not.toBeNull();
});
