import { describe, expect, it } from "vitest";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Message, messagesCollection } from "~/features/conversations/model/message";
import { type Thread, threadsCollection } from "~/features/conversations/model/thread";
import { findMessages } from "~/features/conversations/reads/list-messages";
import {
  countUnreadThreads,
  countWaiting,
  listThreads,
  listWaiting,
} from "~/features/conversations/reads/list-threads";
import { readConversation } from "~/features/conversations/reads/read-conversation";
import { editMessage } from "~/features/conversations/writes/edit-message";
import {
  markRead,
  markUnread,
  setArchived,
  setBlocked,
  setMuted,
} from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { startConversation } from "~/features/conversations/writes/start-conversation";
import { readTimeline } from "~/features/proposals/reads/read-timeline";
import { declineProposal, shortlistProposal } from "~/features/proposals/writes/decide-proposal";
import { planMissingThreads } from "~/features/proposals/writes/thread-jobs";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { jobsCollection } from "~/platform/jobs/queue.server";

/** A hirer and an applicant whose proposal the hirer reads, and what they say to each other. */
async function createTalk() {
  const market = createMarket();
  const { store, clock } = market;
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { cap: 5 });
  const talent = await market.propose(briefId);
  const id = `${briefId}_${talent}`;
  let keys = 0;
  const send = (uid: string, text: string, key = `message-${++keys}`) =>
    sendMessage(market, uid, { conversationId: id, key, text });
  const threadOf = async (uid: string, conversation = id) =>
    (await store.get<Thread>(threadsCollection, `${conversation}~${uid}`))?.data ?? null;
  /** What somebody reads: texts, and events in capitals. */
  const read = async (uid: string, { first = 50, before = null as string | null } = {}) => {
    const thread = await readConversation(store, uid, id);
    if (!thread) throw new Error("not theirs");
    const { items, older } = await readTimeline(store, thread, { first, before }, clock.now());
    return { said: items.map(({ message, event }) => message?.data.text ?? event?.event), older };
  };
  const stand = (uid: string, change: Partial<Account>) =>
    store.transact(async (tx) => {
      const account = await tx.get<Account>(accountsCollection, uid);
      if (account) tx.set<Account>(accountsCollection, uid, { ...account.data, ...change });
    });
  return { ...market, hirer, talent, briefId, id, send, threadOf, read, stand };
}

describe("the conversation of a proposal", () => {
  it("is in both inboxes from the moment the hirer reads the proposal, and not while it waits in line", async () => {
    const { store, hirer, briefId, propose, threadOf, pass, ...market } = await createTalk();
    for (let place = 2; place <= 5; place += 1) await propose(briefId);
    const waiting = await propose(briefId);
    const id = `${briefId}_${waiting}`;
    expect([await threadOf(hirer, id), await threadOf(waiting, id)]).toEqual([null, null]);
    expect(
      refusalOf(
        await sendMessage({ store, clock: market.clock }, waiting, {
          conversationId: id,
          key: "too-early",
          text: "Hi",
        }),
      ),
    ).toBe("NOT_FOUND");
    succeeded(await withdrawProposal({ store, clock: market.clock }, market.talent, briefId));
    expect((await threadOf(hirer, id))?.last).toMatchObject({ by: null, event: "PROMOTE" });
    expect(await threadOf(waiting, id)).toMatchObject({ otherUid: hirer, unread: 0, kind: "BRIEFS" });
    expect((await threadOf(hirer))?.last).toMatchObject({ event: "WITHDRAW" });
  });

  it("shows an applicant a shortlist and a decline when they are told, and one that was undone never", async () => {
    const { hirer, talent, briefId, read, threadOf, pass, ...market } = await createTalk();
    const key = { briefId, applicantUid: talent };
    const before = await threadOf(talent);
    succeeded(await shortlistProposal(market, hirer, key));
    expect((await read(talent)).said).toEqual(["SEND"]);
    expect((await read(hirer)).said).toEqual(["SEND", "SHORTLIST"]);
    expect(await threadOf(talent)).toEqual(before);
    await pass(600_000);
    expect((await read(talent)).said).toEqual(["SEND", "SHORTLIST"]);
    expect((await threadOf(talent))?.last).toMatchObject({ event: "SHORTLIST" });
    succeeded(await declineProposal(market, hirer, key, { reason: "RATE", note: null }));
    expect((await threadOf(talent))?.last).toMatchObject({ event: "SHORTLIST" });
    await pass(600_000);
    expect((await threadOf(talent))?.last).toMatchObject({ event: "DECLINE" });
    expect((await read(talent)).said).toEqual(["SEND", "SHORTLIST", "DECLINE"]);
  });

  it("keeps from the hirer that a proposal was sent again and waits in line", async () => {
    const { hirer, talent, briefId, read, propose, aProposal, ...market } = await createTalk();
    for (let place = 2; place <= 5; place += 1) await propose(briefId);
    succeeded(await withdrawProposal(market, talent, briefId));
    await propose(briefId);
    const again = { revision: 1, content: aProposal({ rate: null }) };
    const sent = await sendProposal(market, talent, briefId, again);
    expect(succeeded(sent).data.status).toBe("WAITLISTED");
    expect((await read(hirer)).said).toEqual(["SEND", "WITHDRAW"]);
    expect((await read(talent)).said).toEqual(["SEND", "WITHDRAW", "QUEUE"]);
  });

  it("is made for proposals of an older release, once and for nobody who is gone", async () => {
    const { store, hirer, talent, id, threadOf, stand, worker, clock, propose, briefId, pass } =
      await createTalk();
    const leaver = await propose(briefId);
    const all = [
      `${id}~${hirer}`,
      `${id}~${talent}`,
      `${briefId}_${leaver}~${hirer}`,
      `${briefId}_${leaver}~${leaver}`,
    ];
    await store.transact(async (tx) => {
      for (const thread of all) tx.delete("threads", thread);
      for (const one of [id, `${briefId}_${leaver}`]) tx.delete("conversations", one);
    });
    await stand(leaver, { status: "DELETING" });
    await planMissingThreads({ store, clock });
    await worker.runDue();
    expect(await threadOf(hirer)).toMatchObject({ otherUid: talent, unread: 0, last: { event: "SEND" } });
    expect(await threadOf(hirer, `${briefId}_${leaver}`)).toBeNull();
    succeeded(
      await sendMessage({ store, clock }, talent, { conversationId: id, key: "a-message", text: "Hello" }),
    );
    // The second walk leaves alone what is there.
    await pass(3_600_000);
    expect(await threadOf(hirer)).toMatchObject({ unread: 1 });
    await planMissingThreads({ store, clock });
    expect((await store.get<{ walks: number }>("walks", "open-threads"))?.data.walks).toBe(2);
  });
});

describe("a message", () => {
  it("is unread for the other, on top of both inboxes, and one however often it is sent", async () => {
    const { hirer, talent, send, threadOf, read, clock, store } = await createTalk();
    clock.advance(1_000);
    const sent = succeeded(await send(talent, "  Zoe\u0308 asks:\r\nwhen? ", "the-same"));
    expect(succeeded(await send(talent, "Zoë asks:\nwhen?", "the-same")).id).toBe(sent.id);
    expect((await read(hirer)).said).toEqual(["SEND", "Zoë asks:\nwhen?"]);
    expect(await threadOf(hirer)).toMatchObject({
      unread: 1,
      hasUnread: true,
      last: { by: talent, text: "Zoë asks: when?" },
    });
    expect(await threadOf(talent)).toMatchObject({ unread: 0, hasUnread: false, last: { by: talent } });
    // A key of the other's is none of theirs.
    succeeded(await send(hirer, "Soon.", "the-same"));
    expect((await read(talent)).said).toEqual(["SEND", "Zoë asks:\nwhen?", "Soon."]);
    expect(await countUnreadThreads(store, talent, { except: null, marked: false })).toBe(1);
    expect(await countUnreadThreads(store, talent, { except: sent.data.conversationId, marked: true })).toBe(
      0,
    );
  });

  it("gets a number of its own when twenty are sent at once", async () => {
    const { talent, hirer, send, store, id, threadOf } = await createTalk();
    const sends = Array.from({ length: 20 }, (_, at) => send(at % 2 ? talent : hirer, `Message ${at}`));
    const numbers = (await Promise.all(sends)).map((sent) => succeeded(sent).data.seq);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    const kept = await store.query<Message>({
      collection: messagesCollection,
      where: { conversationId: id },
      limit: 100,
    });
    expect(kept.items).toHaveLength(20);
    expect([(await threadOf(talent))?.unread, (await threadOf(hirer))?.unread]).toEqual([10, 10]);
  });

  it.each([
    ["nothing", "", "INVALID"],
    ["nothing that can be seen", " \u200b\n\u2060 ", "INVALID"],
    ["4,000 characters", "x".repeat(4_000), "ok"],
    ["4,001 characters", "x".repeat(4_001), "INVALID"],
    ["10,000 lines", "a\n".repeat(10_000), "INVALID"],
    ["a megabyte", "x".repeat(1_000_000), "INVALID"],
    ["3,999 combining marks on a letter", `a${"\u0301".repeat(3_999)}`, "INVALID"],
    ["half of a pair", "a\ud800", "ok"],
    ["a control character", "a\u0007b", "ok"],
    ["control characters alone", "\u0007\u000b", "INVALID"],
    ["words from right to left", "שלום \u202eabc\u202c", "ok"],
  ])("of %s is %s", async (_what, text, expected) => {
    const { hirer, send } = await createTalk();
    const sent = await send(hirer, text);
    expect(sent.ok ? "ok" : sent.code).toBe(expected);
  });

  it("goes to nobody who is away, in no thread of others, and not past a block in either direction", async () => {
    const { hirer, talent, send, stand, join, id, ...market } = await createTalk();
    const parts = { store: market.store, clock: market.clock };
    expect(refusalOf(await send(await join("HIRER"), "Hi"))).toBe("NOT_FOUND");
    expect(refusalOf(await send(await join("HIRER", { status: "PENDING" }), "Hi"))).toBe("CONFIRM_FIRST");
    for (const status of ["SUSPENDED", "DELETING"] as const) {
      await stand(talent, { status });
      expect(refusalOf(await send(hirer, "Hi"))).toBe("MEMBER_AWAY");
      expect(refusalOf(await send(talent, "Hi"))).toBe("NOT_ACTIVE");
    }
    await stand(talent, { status: "ACTIVE" });
    for (const [blocker, other] of [
      [hirer, talent],
      [talent, hirer],
    ] as const) {
      succeeded(await setBlocked(parts, blocker, id, true));
      for (const uid of [hirer, talent]) expect(refusalOf(await send(uid, "Hi"))).toBe("BLOCKED");
      expect(refusalOf(await sendMessage(parts, other, { conversationId: id, key: "a b", text: "Hi" }))).toBe(
        "BLOCKED",
      );
      succeeded(await setBlocked(parts, blocker, id, false));
    }
    expect(refusalOf(await send(hirer, "Hi", "no/key"))).toBe("INVALID");
    succeeded(await send(hirer, "Hi"));
  });

  it("can be changed by its author for five minutes, says so, and is found by its new words", async () => {
    const { hirer, talent, send, clock, store, threadOf, ...market } = await createTalk();
    const parts = { store, clock };
    const { id } = succeeded(await send(talent, "I can start in Mai"));
    expect(refusalOf(await editMessage(parts, hirer, { id, text: "Never" }))).toBe("NOT_FOUND");
    expect(refusalOf(await editMessage(parts, talent, { id, text: " " }))).toBe("INVALID");
    clock.advance(299_000);
    const edited = succeeded(await editMessage(parts, talent, { id, text: "I can start in May" }));
    expect(edited.data.editedAt).toBe(clock.now().toISOString());
    expect((await threadOf(hirer))?.last?.text).toBe("I can start in May");
    const found = async (words: string) =>
      (await findMessages(store, hirer, words, { first: 20, after: null })).items.length;
    expect([await found("mai"), await found("may start")]).toEqual([0, 1]);
    clock.advance(1_000);
    expect(refusalOf(await editMessage(parts, talent, { id, text: "Late" }))).toBe("EDIT_TOO_LATE");
    // The same button pressed again is no change.
    succeeded(await editMessage(parts, talent, { id, text: "I can start in May" }));
    expect(await market.mailsTo(talent)).toEqual([]);
  });

  it("is found by its words by the two alone, without case and accents, the newest first, page by page", async () => {
    const { hirer, talent, send, store, clock, join } = await createTalk();
    for (let at = 1; at <= 5; at += 1) {
      clock.advance(1_000);
      succeeded(await send(talent, `Café menu ${at}`));
    }
    succeeded(await send(hirer, "The menu"));
    const page = async (uid: string, words: string, after: string | null = null, first = 2) => {
      const { items, next } = await findMessages(store, uid, words, { first, after });
      return { texts: items.map(({ data }) => data.text), next };
    };
    const first = await page(hirer, "MENU cafe");
    expect(first.texts).toEqual(["Café menu 5", "Café menu 4"]);
    expect((await page(hirer, "MENU cafe", first.next)).texts).toEqual(["Café menu 3", "Café menu 2"]);
    expect((await page(await join("HIRER"), "menu")).texts).toEqual([]);
    expect((await page(talent, "!?")).texts).toEqual([]);
    expect((await page(talent, "menu", null, 50)).texts).toHaveLength(6);
  });
});

describe("a thread", () => {
  it("is read up to what was shown, never back, and keeps what came later unread", async () => {
    const { hirer, talent, send, threadOf, id, ...market } = await createTalk();
    for (const text of ["One", "Two", "Three"]) succeeded(await send(talent, text));
    succeeded(await send(hirer, "Four"));
    const upTo = async (number: number) =>
      succeeded(await markRead(market, hirer, { conversationId: id, upTo: number })).unread;
    expect([await upTo(2), await upTo(1), await upTo(9), await upTo(-5)]).toEqual([1, 1, 0, 0]);
    expect(await threadOf(hirer)).toMatchObject({ readSeq: 4, hasUnread: false });
    expect(refusalOf(await markRead(market, talent, { conversationId: "none", upTo: 1 }))).toBe("NOT_FOUND");
  });

  it("marked as unread counts until it is read again or written in, and is told by no mail", async () => {
    const { hirer, talent, send, threadOf, id, store, clock, ...market } = await createTalk();
    const parts = { ...market, store, clock };
    const mark = async () => succeeded(await markUnread(parts, hirer, id));
    const count = (marked: boolean) => countUnreadThreads(store, hirer, { except: id, marked });
    // Nothing has been said yet.
    expect(await mark()).toMatchObject({ hasUnread: false });
    succeeded(await send(talent, "One"));
    expect(await mark()).not.toHaveProperty("markedUnread");
    const read = () => markRead(parts, hirer, { conversationId: id, upTo: 1 });
    succeeded(await read());
    const mails = () => store.query({ collection: jobsCollection, where: { state: "waiting" }, limit: 99 });
    const before = await mails();
    expect(await mark()).toMatchObject({ markedUnread: true, hasUnread: true, unread: 0, readSeq: 1 });
    expect(await mails()).toEqual(before);
    expect([await count(true), await count(false)]).toEqual([1, 0]);
    expect(succeeded(await setMuted(parts, hirer, id, true))).toMatchObject({ hasUnread: false });
    expect(succeeded(await setMuted(parts, hirer, id, false))).toMatchObject({ hasUnread: true });
    // A position before the one that is known comes from a page that knows less.
    expect(succeeded(await markRead(parts, hirer, { conversationId: id, upTo: 0 })).markedUnread).toBe(true);
    succeeded(await send(talent, "Two"));
    expect(await threadOf(hirer)).toMatchObject({ markedUnread: true, hasUnread: true, unread: 1 });
    succeeded(await markRead(parts, hirer, { conversationId: id, upTo: 2 }));
    expect(await threadOf(hirer)).toMatchObject({ hasUnread: false, readSeq: 2 });
    expect(await threadOf(hirer)).not.toHaveProperty("markedUnread");
    await mark();
    succeeded(await markRead(parts, hirer, { conversationId: id, upTo: 2 }));
    expect(await threadOf(hirer)).toMatchObject({ hasUnread: false });
    await mark();
    succeeded(await send(hirer, "Three"));
    expect(await threadOf(hirer)).toMatchObject({ hasUnread: false });
  });

  it("waits for its owner’s answer from the other’s message until their own, whatever happens to the proposal", async () => {
    const { hirer, talent, send, threadOf, id, briefId, store, clock, ...market } = await createTalk();
    const parts = { ...market, store, clock };
    const waiting = async () => [await countWaiting(store, hirer), await countWaiting(store, talent)];
    expect(await waiting()).toEqual([0, 0]);
    succeeded(await send(talent, "When would it start?"));
    expect(await waiting()).toEqual([1, 0]);
    succeeded(await markRead(parts, hirer, { conversationId: id, upTo: 1 }));
    succeeded(await shortlistProposal(parts, hirer, { briefId, applicantUid: talent }));
    expect(await waiting()).toEqual([1, 0]);
    succeeded(await send(hirer, "On Monday"));
    expect(await waiting()).toEqual([0, 1]);
    const listed = await listWaiting(store, talent, { first: 5, after: null });
    expect(listed.items.map(({ data }) => data.conversationId)).toEqual([id]);
  });

  it("doesn’t wait while it is archived or muted, nor once the two can’t write any more", async () => {
    const { hirer, talent, send, id, store, clock, ...market } = await createTalk();
    const parts = { ...market, store, clock };
    const waiting = () => countWaiting(store, hirer);
    succeeded(await send(talent, "One"));
    succeeded(await setArchived(parts, hirer, id, true));
    expect(await waiting()).toBe(0);
    succeeded(await setArchived(parts, hirer, id, false));
    succeeded(await setMuted(parts, hirer, id, true));
    expect(await waiting()).toBe(0);
    succeeded(await setMuted(parts, hirer, id, false));
    expect(await waiting()).toBe(1);
    succeeded(await setBlocked(parts, talent, id, true));
    expect(await waiting()).toBe(0);
    succeeded(await setBlocked(parts, talent, id, false));
    expect(await waiting()).toBe(0);
    succeeded(await send(talent, "Two"));
    expect(await waiting()).toBe(1);
  });

  it("comes out of the archive with a message, but when it is muted, which counts nowhere", async () => {
    const { hirer, talent, send, threadOf, id, store, ...market } = await createTalk();
    const parts = { store, clock: market.clock };
    succeeded(await setArchived(parts, hirer, id, true));
    const archived = async () =>
      (await listThreads(store, hirer, { kind: null, archived: true }, { first: 5, after: null })).items
        .length;
    expect(await archived()).toBe(1);
    succeeded(await send(talent, "Hello?"));
    expect(await archived()).toBe(0);
    succeeded(await setMuted(parts, hirer, id, true));
    succeeded(await setArchived(parts, hirer, id, true));
    succeeded(await send(talent, "Hello!"));
    expect(await threadOf(hirer)).toMatchObject({ archived: true, unread: 2, hasUnread: false });
    succeeded(await setMuted(parts, hirer, id, false));
    expect(await countUnreadThreads(store, hirer, { except: null, marked: false })).toBe(1);
  });

  it("is read in pages, each line on one of them", async () => {
    const { hirer, talent, send, read, clock, briefId, ...market } = await createTalk();
    const said = ["SEND"];
    for (let at = 1; at <= 7; at += 1) {
      clock.advance(1_000);
      succeeded(await send(at % 2 ? talent : hirer, `Message ${at}`));
      said.push(`Message ${at}`);
      clock.advance(1_000);
      if (at === 4) {
        succeeded(
          await shortlistProposal({ store: market.store, clock }, hirer, { briefId, applicantUid: talent }),
        );
        said.push("SHORTLIST");
      }
    }
    const pages: unknown[] = [];
    for (let before: string | null = null; ; ) {
      const { said: some, older } = await read(hirer, { first: 2, before });
      pages.unshift(...some);
      if (older === null) break;
      before = older;
    }
    expect(pages).toEqual(said);
    await expect(read(hirer, { before: "1; drop" })).rejects.toThrow("before");
  });
});

describe("a hirer's first message", () => {
  it("reaches a member whose profile is open, once, and then each reads the other", async () => {
    const market = createMarket();
    const { store, join } = market;
    const hirer = await join("HIRER", { profile: { visibility: "HIDDEN" } });
    const ann = await join("FREELANCER");
    const begin = (uid: string, to: string, text = "Hello", key = "the-first-one") =>
      startConversation(market, uid, { to, key, text });
    const { conversationId } = succeeded(await begin(hirer, ann)).data;
    expect(succeeded(await begin(hirer, ann)).data.seq).toBe(1);
    expect(succeeded(await begin(hirer, ann, "And more", "the-second-one")).data).toMatchObject({
      conversationId,
      seq: 2,
    });
    succeeded(await sendMessage(market, ann, { conversationId, key: "the-reply", text: "Gladly." }));
    const inbox = await listThreads(
      store,
      ann,
      { kind: "DEFAULT", archived: false },
      { first: 5, after: null },
    );
    expect(inbox.items.map(({ data }) => data)).toMatchObject([
      { otherUid: hirer, unread: 2, briefId: null },
    ]);
  });

  it.each([
    ["a member who hides", "FREELANCER", { profile: { visibility: "HIDDEN" } }, "NOT_FOUND"],
    ["a suspended member", "FREELANCER", { status: "SUSPENDED" }, "NOT_FOUND"],
    ["a pending member", "AGENCY", { status: "PENDING" }, "NOT_FOUND"],
    ["another hirer", "HIRER", {}, "ok"],
  ] as const)("to %s is %s", async (_who, kind, options, expected) => {
    const market = createMarket();
    const to = await market.join(kind, options);
    const sent = await startConversation(market, await market.join("HIRER"), {
      to,
      key: "a-message",
      text: "Hi",
    });
    expect(sent.ok ? "ok" : sent.code).toBe(expected);
  });

  it("is nobody else's to write, nor to oneself or past a block", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const ann = await market.join("FREELANCER");
    const begin = async (uid: string, to: string, key = "a-message") => {
      const sent = await startConversation(market, uid, { to, key, text: "Hi" });
      return sent.ok ? "ok" : sent.code;
    };
    expect(await begin(ann, hirer)).toBe("WRONG_KIND");
    expect(await begin(hirer, hirer)).toBe("NOT_FOUND");
    expect(await begin(hirer, "nobody")).toBe("NOT_FOUND");
    expect(await begin(hirer, ann)).toBe("ok");
    const [thread] = (
      await listThreads(market.store, ann, { kind: null, archived: false }, { first: 1, after: null })
    ).items;
    succeeded(await setBlocked(market, ann, thread?.data.conversationId ?? "", true));
    expect(await begin(hirer, ann, "another-one")).toBe("BLOCKED");
  });
});
