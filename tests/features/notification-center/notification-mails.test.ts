import { describe, expect, it } from "vitest";
import { aCause, createMarket, refusalOf, succeeded } from "#tests/support/market";
import type { AccountSettings } from "~/domain/account";
import { suspendMember } from "~/features/moderation/writes/suspend-member";
import { nextDigestAt } from "~/features/notifications/model/mail-of-the-day";
import { notificationsCollection } from "~/features/notifications/model/notification";
import { addToDigest } from "~/features/notifications/writes/add-to-digest";
import { notify } from "~/features/notifications/writes/notify";
import { saveSettings } from "~/features/profiles/writes/save-settings";
import { shortlistProposal } from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";

const hour = 3_600_000;
const atOnce: AccountSettings = {
  notify: { messages: "INSTANT", proposals: "INSTANT", briefs: "INSTANT" },
  invitations: true,
  timeZone: null,
  theme: null,
  language: null,
};
const about = (proposals: AccountSettings["notify"]["proposals"], timeZone: string | null = null) => ({
  notify: { ...atOnce.notify, proposals },
  timeZone,
});

describe("a notification", () => {
  it("is mailed at once until its member chooses something else", async () => {
    const { join, open, propose, mailsTo } = createMarket();
    const hirer = await join("HIRER");
    await propose(await open(hirer));
    expect(await mailsTo(hirer)).toEqual([
      expect.stringMatching(/sent a proposal for “A shop that answers in a second”$/),
    ]);
  });

  it("leads to the very page that it is about", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const talent = await market.propose(briefId);
    await market.worker.runDue();
    succeeded(await shortlistProposal(market, hirer, { briefId, applicantUid: talent }));
    await market.pass(600_000);
    const mails = await market.app.mailbox.list();
    const leadsTo = (uid: string) => mails.find(({ to }) => to.startsWith(uid))?.text.match(/http\S+/)?.[0];
    expect(new URL(leadsTo(hirer) ?? "").pathname).toBe(`/app/briefs/${briefId}/proposals/${talent}`);
    expect(new URL(leadsTo(talent) ?? "").pathname).toBe(`/app/briefs/${briefId}/proposal`);
  });

  it("that its member wants no mail about stands without one", async () => {
    const { store, clock, join, open, propose, mailsTo } = createMarket();
    const hirer = await join("HIRER");
    succeeded(await saveSettings({ store, clock }, hirer, about("OFF")));
    await propose(await open(hirer));
    expect(await mailsTo(hirer)).toEqual([]);
    const { items } = await store.query<{ uid: string; unread: boolean }>({
      collection: notificationsCollection,
      where: { uid: hirer },
      orderBy: { field: "createdAt", direction: "desc" },
      limit: 10,
    });
    expect(items.map(({ data }) => data.unread)).toEqual([true]);
  });

  it("waits with the others of the day for one mail, in the member's morning", async () => {
    const market = createMarket();
    const { store, clock, app, join, open, propose, mailsTo, pass } = market;
    const hirer = await join("HIRER");
    succeeded(await saveSettings({ store, clock }, hirer, about("DAILY", "Asia/Tokyo")));
    const briefId = await open(hirer);
    const morning = nextDigestAt(clock.now(), "Asia/Tokyo").getTime() - clock.now().getTime();
    await propose(briefId);
    await propose(briefId);
    expect(await mailsTo(hirer)).toEqual([]);
    await pass(morning);
    expect(await mailsTo(hirer)).toEqual(["2 things happened"]);
    const [mail] = (await app.mailbox.list()).filter(({ to }) => to.startsWith(hirer));
    expect(mail?.text.match(/sent a proposal for “A shop that answers in a second”\./g)).toHaveLength(2);
    expect(mail?.text).toContain("/app/briefs\n");
    await pass(24 * hour);
    expect(await mailsTo(hirer)).toHaveLength(1);
    await propose(briefId);
    expect(await mailsTo(hirer)).toHaveLength(1);
    await pass(24 * hour);
    expect(await mailsTo(hirer)).toEqual(["2 things happened", "One thing happened"]);
  });

  it("stands there in the order in which things happened, thirty of them, and the rest is counted", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    succeeded(await saveSettings(market, hirer, about("DAILY")));
    const numbers = Array.from({ length: 32 }, (_, n) => `Number ${String(n).padStart(2, "0")}`);
    const mailAfter = async (titles: string[]) => {
      for (const title of titles) {
        await market.propose(await market.open(hirer, { title }));
        await market.worker.runDue();
        market.clock.advance(1);
      }
      await market.pass(25 * hour);
      const mails = await market.app.mailbox.list();
      const mail = mails.find(({ subject }) => subject.startsWith(`${titles.length} things`));
      return [
        mail?.text.match(/(?<=^\S+ sent a proposal for “)Number \d\d(?=”\.)/gm),
        mail?.text.match(/And \d+ more\./)?.[0],
      ];
    };
    expect(await mailAfter(numbers)).toEqual([numbers.slice(0, 30), "And 2 more."]);
    expect(await mailAfter(numbers.slice(0, 30).reverse())).toEqual([
      numbers.slice(0, 30).reverse(),
      undefined,
    ]);
  });

  it("that waited isn't told to a member who wants no mails by then", async () => {
    const { store, clock, join, open, propose, mailsTo, pass } = createMarket();
    const hirer = await join("HIRER");
    succeeded(await saveSettings({ store, clock }, hirer, about("DAILY")));
    await propose(await open(hirer));
    await mailsTo(hirer);
    succeeded(await saveSettings({ store, clock }, hirer, about("OFF")));
    await pass(25 * hour);
    expect(await mailsTo(hirer)).toEqual([]);
  });

  it("that waited isn't told to a member who is suspended by then", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    succeeded(await saveSettings(market, hirer, about("DAILY")));
    await market.propose(await market.open(hirer));
    await market.mailsTo(hirer);
    succeeded(await suspendMember(market, { uid: await market.join("HIRER"), admin: true }, hirer, aCause));
    const before = await market.mailsTo(hirer);
    await market.pass(25 * hour);
    expect(await market.mailsTo(hirer)).toEqual(before);
  });

  it("follows the setting of its own kind: of briefs, not of proposals", async () => {
    const { store, clock, join, open, propose, mailsTo, pass } = createMarket();
    const hirer = await join("HIRER");
    succeeded(await saveSettings({ store, clock }, hirer, about("OFF")));
    const briefId = await open(hirer);
    const ann = await propose(briefId);
    succeeded(
      await saveSettings({ store, clock }, ann, { ...atOnce, notify: { ...atOnce.notify, briefs: "OFF" } }),
    );
    succeeded(await shortlistProposal({ store, clock }, hirer, { briefId, applicantUid: ann }));
    await pass(12 * 24 * hour);
    expect(await mailsTo(ann)).toEqual([expect.stringContaining("shortlisted your proposal")]);
    expect(await mailsTo(hirer)).toContain("“A shop that answers in a second” takes no more proposals");
  });
});

describe("a reminder of the date to decide by", () => {
  const briefs = (when: AccountSettings["notify"]["briefs"], timeZone: string | null = null) => ({
    notify: { ...atOnce.notify, briefs: when },
    timeZone,
  });
  const reminders = (mails: string[]) => mails.filter((subject) => subject.startsWith("Reply about"));

  it.each([
    ["DAILY", 2],
    ["OFF", 0],
  ] as const)(
    "to a hirer who chose %s is mailed %i times, a day before the brief closes",
    async (when, times) => {
      const market = createMarket();
      const hirer = await market.join("HIRER");
      succeeded(await saveSettings(market, hirer, briefs(when, "Asia/Shanghai")));
      const briefId = await market.open(hirer);
      await market.propose(briefId);
      const { decideOn } = await market.readBrief(briefId);
      const closes = Date.parse(`${decideOn}T00:00:00Z`) + 24 * hour;
      await market.pass(closes - 24 * hour - market.clock.now().getTime());
      expect(reminders(await market.mailsTo(hirer))).toHaveLength(times);
      await market.pass(48 * hour);
      expect((await market.readBrief(briefId)).status).toBe("CLOSED");
      const [digest] = (await market.app.mailbox.list()).filter(({ to }) => to.startsWith(hirer));
      expect(digest?.text).not.toContain("Reply about");
    },
  );

  it.each([
    ["alone", "INSTANT"],
    ["in the mail of the day", "DAILY"],
  ] as const)("is not told %s once the brief is over", async (where, when) => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    succeeded(await saveSettings(market, hirer, briefs(when)));
    const briefId = await market.open(hirer);
    await market.propose(briefId);
    await market.mailsTo(hirer);
    await market.store.transact(async (tx) => {
      const about = { uid: hirer, briefId, applicantUid: null };
      notify(tx, market.clock, { ...about, type: "brief-reminder" }, "the-reminder");
    });
    if (where !== "alone") await addToDigest(market, hirer, null, { notification: "the-reminder" });
    succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
    await market.pass(25 * hour);
    expect(await market.mailsTo(hirer)).toEqual([expect.stringContaining("sent a proposal for")]);
  });
});

describe("the mail of the day", () => {
  it.each([
    ["UTC", "2026-03-10T07:00:00Z", "2026-03-10T08:00:00Z"],
    ["UTC", "2026-03-10T08:00:00Z", "2026-03-11T08:00:00Z"],
    ["UTC", "2026-03-10T07:59:30Z", "2026-03-11T08:00:00Z"],
    ["Europe/Berlin", "2026-03-10T06:00:00Z", "2026-03-10T07:00:00Z"],
    ["America/Los_Angeles", "2026-03-10T20:00:00Z", "2026-03-11T15:00:00Z"],
    ["Pacific/Kiritimati", "2026-03-10T17:58:00Z", "2026-03-10T18:00:00Z"],
    ["Pacific/Kiritimati", "2026-03-10T18:00:01Z", "2026-03-11T18:00:00Z"],
    ["Asia/Kathmandu", "2026-03-10T00:00:00Z", "2026-03-10T02:15:00Z"],
    // The night in which clocks go forward, and the one in which they go back.
    ["Europe/Berlin", "2026-03-28T22:00:00Z", "2026-03-29T06:00:00Z"],
    ["Europe/Berlin", "2026-10-24T22:00:00Z", "2026-10-25T07:00:00Z"],
  ])("in %s after %s goes out at %s", (zone, now, at) => {
    expect(nextDigestAt(new Date(now), zone).toISOString()).toBe(at.replace("Z", ".000Z"));
  });
});

describe("settings", () => {
  it.each(["Mars/Olympus", "+02:00", "", "x".repeat(100)])("refuse %j as a time zone", async (timeZone) => {
    const { store, clock, join } = createMarket();
    const ann = await join("FREELANCER");
    expect(refusalOf(await saveSettings({ store, clock }, ann, { ...atOnce, timeZone }))).toBe("INVALID");
  });
});
