import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import type { AccountSettings } from "~/domain/account";
import { endOfSnooze, type Snooze } from "~/features/conversations/model/snooze";
import { snoozedUntil, type Thread, threadsCollection } from "~/features/conversations/model/thread";
import {
  countUnreadThreads,
  countWaiting,
  listArchived,
  listSnoozed,
  listThreads,
} from "~/features/conversations/reads/list-threads";
import { markRead, setArchived, setBlocked, setMuted } from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { endSnooze, snooze } from "~/features/conversations/writes/snooze";
import { saveSettings } from "~/features/profiles/writes/save-settings";

const hour = 3_600_000;

describe("a snooze", () => {
  const saturday = "2027-03-27T10:00:00Z";
  it.each<[Snooze["until"], string, string, string]>([
    // Clocks go forward in the night to Sunday, 28 March 2027, and back in that to 31 October.
    ["TOMORROW", saturday, "Europe/Berlin", "2027-03-28T06:00:00.000Z"],
    ["MONDAY", saturday, "Europe/Berlin", "2027-03-29T06:00:00.000Z"],
    ["WEEK", saturday, "Europe/Berlin", "2027-04-03T06:00:00.000Z"],
    ["TOMORROW", "2027-03-26T10:00:00Z", "Europe/Berlin", "2027-03-27T07:00:00.000Z"],
    ["WEEK", "2027-10-29T10:00:00Z", "Europe/Berlin", "2027-11-05T07:00:00.000Z"],
    ["TOMORROW", "2027-10-30T10:00:00Z", "Europe/Berlin", "2027-10-31T07:00:00.000Z"],
    ["TOMORROW", "2027-03-13T12:00:00Z", "America/New_York", "2027-03-14T12:00:00.000Z"],
    // Its Monday has begun: the next one is a week ahead. On a Sunday it is tomorrow.
    ["MONDAY", "2027-03-29T05:00:00Z", "Europe/Berlin", "2027-04-05T06:00:00.000Z"],
    ["MONDAY", "2027-03-28T10:00:00Z", "Europe/Berlin", "2027-03-29T06:00:00.000Z"],
    // It is Sunday there already, or Saturday still.
    ["TOMORROW", "2027-03-27T12:30:00Z", "Pacific/Auckland", "2027-03-28T19:00:00.000Z"],
    ["MONDAY", "2027-03-29T02:00:00Z", "Pacific/Honolulu", "2027-03-29T18:00:00.000Z"],
    ["TOMORROW", saturday, "UTC", "2027-03-28T08:00:00.000Z"],
  ])("until %s from %s on in %s ends at %s", (until, now, zone, end) => {
    expect(succeeded(endOfSnooze({ until }, new Date(now), zone)).toISOString()).toBe(end);
  });

  it.each([
    ["tomorrow", "2027-03-28", "2027-03-28T06:00:00.000Z"],
    ["90 days ahead", "2027-06-25", "2027-06-25T06:00:00.000Z"],
    ["today", "2027-03-27", null],
    ["yesterday", "2027-03-26", null],
    ["91 days ahead", "2027-06-26", null],
    ["a day that doesn’t exist", "2027-04-31", null],
    ["no day", "soon", null],
    ["nothing", "", null],
    ["null", null, null],
  ])("until a day of one’s own, %s", (_day, chosen, end) => {
    const found = endOfSnooze({ until: "DAY", day: chosen }, new Date(saturday), "Europe/Berlin");
    expect(found.ok ? found.value.toISOString() : found.code).toBe(end ?? "INVALID");
    if (!found.ok) expect(found.problems).toEqual([{ field: "day", code: "snoozeOutside", days: 90 }]);
  });
});

/** A hirer with a message of an applicant, which they have read. */
async function createTalk() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const talent = await market.propose(briefId);
  const conversationId = `${briefId}_${talent}`;
  const say = async (by: string) =>
    succeeded(await sendMessage(market, by, { conversationId, key: randomUUID(), text: "Hello" }));
  await say(talent);
  succeeded(await markRead(market, hirer, { conversationId, upTo: 1 }));
  const page = { first: 5, after: null };
  return {
    ...market,
    hirer,
    talent,
    conversationId,
    say,
    away: (chosen: Snooze = { until: "TOMORROW" }, timeZone: string | null = null) =>
      snooze(market, hirer, { conversationId, timeZone, ...chosen }),
    thread: async () => {
      const found = await market.store.get<Thread>(threadsCollection, `${conversationId}~${hirer}`);
      if (!found) throw new Error("There is no thread");
      return found.data;
    },
    /** In which lists it is. */
    listed: async () => {
      const { store } = market;
      const all = await Promise.all([
        listThreads(store, hirer, { kind: null, archived: false }, page),
        listSnoozed(store, hirer, page),
        listArchived(store, hirer, page),
      ]);
      return all.flatMap(({ items }, at) => (items.length > 0 ? [["inbox", "snoozed", "archived"][at]] : []));
    },
  };
}

describe("a snoozed conversation", () => {
  it("leaves the list, and comes back by itself in the morning, first and as unread", async () => {
    const { away, listed, thread, pass, store, hirer, open, propose, clock, ...market } = await createTalk();
    const count = () => countUnreadThreads(store, hirer, { except: null, marked: false });
    succeeded(await away());
    expect(await listed()).toEqual(["snoozed"]);
    expect([await count(), await countWaiting(store, hirer)]).toEqual([0, 0]);
    const until = snoozedUntil(await thread());
    expect(until).toBe(`${new Date(clock.now().getTime() + day).toISOString().slice(0, 10)}T08:00:00.000Z`);
    // Another one is newer by then.
    clock.advance(hour);
    await propose(await open(hirer));
    await pass(Date.parse(until ?? "") - clock.now().getTime() - 1);
    expect(await listed()).toContain("snoozed");
    await pass(1);
    expect(await listed()).toEqual(["inbox"]);
    const { items } = await listThreads(
      store,
      hirer,
      { kind: null, archived: false },
      { first: 5, after: null },
    );
    expect(items.map(({ data }) => data.conversationId)[0]).toBe(market.conversationId);
    expect(await thread()).toMatchObject({ markedUnread: true, archived: false, hasUnread: true });
    expect([await count(), await countWaiting(store, hirer)]).toEqual([1, 1]);
    const { conversationId } = market;
    succeeded(await markRead({ store, clock }, hirer, { conversationId, upTo: 1 }));
    expect(await count()).toBe(0);
  });

  it("follows the zone of its owner’s settings, else that of their browser", async () => {
    const { away, thread, hirer, ...market } = await createTalk();
    succeeded(await away({ until: "WEEK" }, "America/New_York"));
    const inNewYork = snoozedUntil(await thread());
    const settings: AccountSettings = {
      notify: { messages: "INSTANT", proposals: "INSTANT", briefs: "INSTANT" },
      ...{ invitations: true, timeZone: "Asia/Tokyo", theme: null, language: null },
    };
    succeeded(await saveSettings(market, hirer, settings));
    succeeded(await away({ until: "WEEK" }, "America/New_York"));
    expect(inNewYork).toMatch(/T1[23]:00/);
    expect(snoozedUntil(await thread())).toMatch(/T23:00/);
  });

  it.each(["the other", "its owner"])(
    "comes back at once with a message of %s, also where it is muted",
    async (by) => {
      const { away, say, listed, pass, hirer, talent, conversationId, ...market } = await createTalk();
      succeeded(await setMuted(market, hirer, conversationId, true));
      succeeded(await away());
      await say(by === "the other" ? talent : hirer);
      expect(await listed()).toEqual(["inbox"]);
      // What was planned does nothing any more.
      await pass(3 * day);
      expect(await listed()).toEqual(["inbox"]);
    },
  );

  it("is taken back by hand, or archived for good", async () => {
    const { away, listed, thread, pass, hirer, conversationId, ...market } = await createTalk();
    succeeded(await away());
    succeeded(await setArchived(market, hirer, conversationId, false));
    expect(await listed()).toEqual(["inbox"]);
    expect(await thread()).not.toHaveProperty("markedUnread");
    succeeded(await away());
    succeeded(await setArchived(market, hirer, conversationId, true));
    await pass(3 * day);
    expect(await listed()).toEqual(["archived"]);
  });

  it("that is snoozed anew comes back at the later time alone", async () => {
    const { away, listed, pass, hirer, conversationId, ...market } = await createTalk();
    succeeded(await away());
    succeeded(await away());
    succeeded(await away({ until: "WEEK" }));
    const payload = { conversation: conversationId, uid: hirer };
    await endSnooze.handler(market)({ id: "by-chance", payload, attempts: 1 });
    await pass(3 * day);
    expect(await listed()).toEqual(["snoozed"]);
    await pass(5 * day);
    expect(await listed()).toEqual(["inbox"]);
  });

  it("without a message comes back, with nothing to read", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const talent = await market.propose(await market.open(hirer));
    const { items } = await listThreads(
      market.store,
      talent,
      { kind: null, archived: false },
      { first: 1, after: null },
    );
    const conversationId = items[0]?.data.conversationId ?? "";
    succeeded(await snooze(market, talent, { conversationId, until: "TOMORROW" }));
    await market.pass(2 * day);
    const back = await market.store.get<Thread>(threadsCollection, `${conversationId}~${talent}`);
    expect(back?.data).toMatchObject({ archived: false, hasUnread: false });
  });

  it("is none of a stranger’s, and none in which nothing can be written any more", async () => {
    const { away, listed, hirer, talent, conversationId, join, ...market } = await createTalk();
    const stranger = await join("HIRER");
    const foreign = await snooze(market, stranger, { conversationId, until: "WEEK" });
    expect(refusalOf(foreign)).toBe("NOT_FOUND");
    expect(refusalOf(await away({ until: "DAY", day: "2020-01-01" }))).toBe("INVALID");
    succeeded(await setBlocked(market, talent, conversationId, true));
    expect(refusalOf(await away())).toBe("BLOCKED");
    expect(await listed()).toEqual(["inbox"]);
  });
});

it("the archive’s pages leave snoozed conversations out, and pass none over", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { cap: 10 });
  const kept: string[] = [];
  for (let at = 0; at < 7; at += 1) {
    market.clock.advance(1_000);
    const conversationId = `${briefId}_${await market.propose(briefId)}`;
    if (at % 2) succeeded(await snooze(market, hirer, { conversationId, until: "WEEK" }));
    else {
      succeeded(await setArchived(market, hirer, conversationId, true));
      kept.unshift(conversationId);
    }
  }
  const found: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listArchived>> = await listArchived(market.store, hirer, {
      first: 2,
      after,
    });
    found.push(...page.items.map(({ data }) => data.conversationId));
    after = page.next;
  } while (after !== null);
  expect(found).toEqual(kept);
});
