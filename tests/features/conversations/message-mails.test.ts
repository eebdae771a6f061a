import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { inProcess } from "#tests/api/ask";
import { aCause, createMarket, succeeded } from "#tests/support/market";
import type { AccountSettings, NotifyTime } from "~/domain/account";
import { markRead, setBlocked, setMuted } from "~/features/conversations/writes/keep-thread";
import { noteMailed } from "~/features/conversations/writes/message-mail-job";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { suspendMember } from "~/features/moderation/writes/suspend-member";
import { nextDigestAt } from "~/features/notifications/model/mail-of-the-day";
import { saveSettings } from "~/features/profiles/writes/save-settings";

const minute = 60_000;

/** A hirer and a freelancer who have a proposal between them; each has read nothing yet. */
async function createTalk(options: Parameters<typeof createMarket>[0] = {}) {
  const market = createMarket(options);
  const hirer = await market.join("HIRER", { profile: { organisation: "Harbour & Hale" } });
  const briefId = await market.open(hirer);
  const talent = await market.propose(briefId);
  const conversationId = `${briefId}_${talent}`;
  await market.worker.runDue();
  return {
    ...market,
    hirer,
    talent,
    conversationId,
    write: async (text: string, by = hirer) =>
      succeeded(await sendMessage(market, by, { conversationId, key: randomUUID(), text })),
    read: async (upTo: number) => succeeded(await markRead(market, talent, { conversationId, upTo })),
    choose: async (messages: NotifyTime, timeZone: string | null = null) => {
      const settings: AccountSettings = {
        notify: { messages, proposals: "INSTANT", briefs: "INSTANT" },
        invitations: true,
        timeZone,
        theme: null,
        language: null,
      };
      succeeded(await saveSettings(market, talent, settings));
    },
    mails: async () =>
      (await market.app.mailbox.list()).filter(({ to }) => to === `${talent}@example.com`).reverse(),
  };
}

type Talk = Awaited<ReturnType<typeof createTalk>>;

describe("unread messages", () => {
  it("are mailed ten minutes after the first of them: who wrote, about what, and its first lines", async () => {
    const talk = await createTalk();
    await talk.write(`Could you start on Monday? ${"More of it. ".repeat(40)}`);
    await talk.pass(9 * minute);
    await talk.write("And one more thing.");
    expect(await talk.mails()).toEqual([]);
    await talk.pass(1 * minute);
    const [mail, ...others] = await talk.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Harbour & Hale wrote to you about “A shop that answers in a second”");
    expect(mail?.text).toContain("You have 2 unread messages.");
    expect(mail?.text).toMatch(/> Could you start on Monday\?.{200,260}…\n/);
    expect(mail?.text).toContain(`/app/inbox/${talk.conversationId}\n`);
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.text).not.toContain("reply to this e-mail");
  });

  it("that were read by then are not, and neither is one’s own", async () => {
    const talk = await createTalk();
    await talk.write("Are you there?");
    await talk.pass(5 * minute);
    await talk.read(1);
    await talk.write("Yes.", talk.talent);
    await talk.pass(60 * minute);
    expect(await talk.mails()).toEqual([]);
  });

  it("are mailed once until they are read, and then anew", async () => {
    const talk = await createTalk();
    for (let hours = 0; hours < 5; hours += 1) {
      await talk.write("Are you there?");
      await talk.pass(60 * minute);
    }
    expect(await talk.mails()).toHaveLength(1);
    await talk.read(3);
    await talk.write("Still not?");
    await talk.pass(60 * minute);
    expect(await talk.mails()).toHaveLength(2);
    await talk.read(6);
    await talk.write("Good.");
    await talk.pass(10 * minute);
    expect(await talk.mails()).toHaveLength(3);
  });

  it("that are left when the ones before are read are mailed, without another one", async () => {
    const talk = await createTalk();
    for (const text of ["One", "Two", "Three"]) await talk.write(text);
    await talk.pass(10 * minute);
    await talk.read(2);
    await talk.pass(9 * minute);
    expect(await talk.mails()).toHaveLength(1);
    await talk.pass(60 * minute);
    expect((await talk.mails()).map(({ text }) => /^> .*$/m.exec(text)?.[0])).toEqual(["> One", "> Three"]);
  });

  it("are told once, whichever of two jobs notes last what it has told", async () => {
    const talk = await createTalk();
    for (const text of ["One.", "Two."]) await talk.write(text);
    const told = { conversation: talk.conversationId, uid: talk.talent };
    for (const seq of [2, 1]) await noteMailed(talk.store, { ...told, seq });
    await talk.read(1);
    await talk.pass(20 * minute);
    expect(await talk.mails()).toEqual([]);
  });

  it("are found behind any number of one’s own", async () => {
    const talk = await createTalk();
    await talk.write("One");
    for (let own = 0; own < 120; own += 1) await talk.write("And I", talk.talent);
    await talk.pass(10 * minute);
    expect((await talk.mails()).map(({ text }) => /^> .*$/m.exec(text)?.[0])).toEqual(["> One"]);
  });

  it("that came while the ones before were read wait their own ten minutes", async () => {
    const talk = await createTalk();
    await talk.write("One");
    await talk.pass(8 * minute);
    await talk.write("Two");
    await talk.read(1);
    await talk.pass(2 * minute);
    expect(await talk.mails()).toEqual([]);
    await talk.pass(8 * minute);
    expect((await talk.mails()).map(({ text }) => /^> .*$/m.exec(text)?.[0])).toEqual(["> Two"]);
  });

  const suspend = async (talk: Talk, uid: string) =>
    suspendMember(talk, { uid: await talk.join("HIRER"), admin: true }, uid, aCause);
  it.each<[string, (talk: Talk) => Promise<unknown>]>([
    ["is muted", (talk) => setMuted(talk, talk.talent, talk.conversationId, true)],
    ["is blocked", (talk) => setBlocked(talk, talk.talent, talk.conversationId, true)],
    ["is with a suspended member", (talk) => suspend(talk, talk.hirer)],
    ["is of a member who wants no mails", (talk) => talk.choose("OFF")],
    ["is of a member who is suspended", (talk) => suspend(talk, talk.talent)],
  ])("of a conversation that %s are not mailed", async (_how, change) => {
    const talk = await createTalk();
    await talk.write("Are you there?");
    expect(await change(talk)).not.toMatchObject({ ok: false });
    await talk.pass(60 * minute);
    expect((await talk.mails()).filter(({ subject }) => subject.includes("wrote to you"))).toEqual([]);
  });

  it("wait for the mail of the day, where that was chosen, and stand in it once", async () => {
    const talk = await createTalk();
    await talk.choose("DAILY");
    await talk.write("Are you there?");
    await talk.pass(10 * minute);
    await talk.write("Hello?");
    await talk.pass(60 * minute);
    expect(await talk.mails()).toEqual([]);
    await talk.pass(nextDigestAt(talk.clock.now(), "UTC").getTime() - talk.clock.now().getTime());
    const [mail, ...others] = await talk.mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain(
      "Harbour & Hale wrote to you about “A shop that answers in a second”. “Are you there?”",
    );
  });
});

it("unread messages are in the mail of the day at that hour of their reader’s clocks", async () => {
  const zone = "Pacific/Kiritimati";
  const talk = await createTalk();
  await talk.choose("DAILY", zone);
  await talk.write("Are you there?");
  await talk.pass(10 * minute);
  const due = (of: string) => nextDigestAt(talk.clock.now(), of).getTime() - talk.clock.now().getTime();
  expect(due(zone)).not.toBe(due("UTC"));
  await talk.pass(due(zone) - minute);
  expect(await talk.mails()).toEqual([]);
  await talk.pass(2 * minute);
  expect(await talk.mails()).toHaveLength(1);
});

describe("the links in such a mail", () => {
  const linkOf = (text: string, words: string) =>
    new URL(new RegExp(`^${words}:\\n(\\S+)$`, "m").exec(text)?.[1] ?? "");

  it("end all mails about messages, or mute this one conversation", async () => {
    const talk = await createTalk();
    await talk.write("Are you there?");
    await talk.pass(10 * minute);
    const text = (await talk.mails())[0]?.text ?? "";
    const stop = async (words: string) => {
      const link = linkOf(text, words).search;
      const ask = "mutation ($link: String!) { stopMails(link: $link) { code } }";
      return (await inProcess(talk.app.api)(ask, { link })).data.stopMails;
    };
    expect(await stop("Mute this conversation")).toEqual({ code: "SUCCESS" });
    await talk.read(1);
    await talk.write("Are you there?");
    await talk.pass(10 * minute);
    expect(await talk.mails()).toHaveLength(1);
    succeeded(await setMuted(talk, talk.talent, talk.conversationId, false));
    expect(await stop("Stop e-mail about messages")).toEqual({ code: "SUCCESS" });
    await talk.read(2);
    await talk.write("Are you there?");
    await talk.pass(10 * minute);
    expect(await talk.mails()).toHaveLength(1);
  });
});
