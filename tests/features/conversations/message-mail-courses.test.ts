import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { aCause, createMarket, day, succeeded } from "#tests/support/market";
import type { NotifyTime } from "~/domain/account";
import { markRead, setBlocked, setMuted } from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { deleteAccount, takeDeletionBack } from "~/features/leaving/writes/delete-account";
import { reinstateMember, suspendMember } from "~/features/moderation/writes/suspend-member";
import { saveSettings } from "~/features/profiles/writes/save-settings";

const minute = 60_000;
const words = "Are you there?";

/** A hirer who writes to a freelancer with whom they have a proposal between them. */
async function createTalk() {
  const market = createMarket();
  const writer = await market.join("HIRER");
  const briefId = await market.open(writer);
  const reader = await market.propose(briefId);
  const conversationId = `${briefId}_${reader}`;
  const admin = { uid: await market.join("HIRER"), admin: true };
  await market.worker.runDue();
  return {
    ...market,
    writer,
    reader,
    conversationId,
    admin,
    write: () => sendMessage(market, writer, { conversationId, key: randomUUID(), text: words }),
    read: (upTo: number) => markRead(market, reader, { conversationId, upTo }),
    choose: (messages: NotifyTime) =>
      saveSettings(market, reader, {
        notify: { messages, proposals: "INSTANT", briefs: "INSTANT" },
        timeZone: null,
      }),
    /** Mails with the message, at once or in the mail of the day. */
    mails: async () =>
      (await market.app.mailbox.list()).filter(
        ({ to, text }) => to === `${reader}@example.com` && text.includes(words),
      ).length,
  };
}

type Talk = Awaited<ReturnType<typeof createTalk>>;
type Change = (talk: Talk) => Promise<{ ok: boolean }>;

/** What may keep a mail from its reader: how it begins and how it ends, and what was chosen before. */
const hindrances: Record<string, [begin: Change, end: Change, before?: Change]> = {
  muted: [
    (talk) => setMuted(talk, talk.reader, talk.conversationId, true),
    (talk) => setMuted(talk, talk.reader, talk.conversationId, false),
  ],
  off: [(talk) => talk.choose("OFF"), (talk) => talk.choose("INSTANT")],
  "off, then daily": [(talk) => talk.choose("OFF"), (talk) => talk.choose("DAILY")],
  "daily, off, daily": [
    (talk) => talk.choose("OFF"),
    (talk) => talk.choose("DAILY"),
    (talk) => talk.choose("DAILY"),
  ],
  daily: [(talk) => talk.choose("DAILY"), (talk) => talk.choose("INSTANT")],
  "blocked by the reader": [
    (talk) => setBlocked(talk, talk.reader, talk.conversationId, true),
    (talk) => setBlocked(talk, talk.reader, talk.conversationId, false),
  ],
  "blocked by the writer": [
    (talk) => setBlocked(talk, talk.writer, talk.conversationId, true),
    (talk) => setBlocked(talk, talk.writer, talk.conversationId, false),
  ],
  "reader suspended": [
    (talk) => suspendMember(talk, talk.admin, talk.reader, aCause),
    (talk) => reinstateMember(talk, talk.admin, talk.reader, aCause),
  ],
  "writer suspended": [
    (talk) => suspendMember(talk, talk.admin, talk.writer, aCause),
    (talk) => reinstateMember(talk, talk.admin, talk.writer, aCause),
  ],
  "reader deleting": [
    (talk) => deleteAccount(talk, talk.reader),
    (talk) => takeDeletionBack(talk, talk.reader),
  ],
  "writer deleting": [
    (talk) => deleteAccount(talk, talk.writer),
    (talk) => takeDeletionBack(talk, talk.writer),
  ],
};

/** A step of a course: a message, its reading, the hindrance's begin and end, or minutes that pass. */
type Step = "message" | "read" | "begin" | "end" | number;

/** Courses of a message and a hindrance, and how many mails each comes to: with mails once a day where it stays, too. */
const courses: [name: string, steps: Step[], mails: number, daily?: number][] = [
  ["begins after the message and stays", ["message", 1, "begin"], 0, 1],
  ["begins and ends within the ten minutes", ["message", 1, "begin", 1, "end"], 1],
  ["ends after the ten minutes", ["message", 1, "begin", 60, "end"], 1],
  ["ends a day later", ["message", 1, "begin", 1_500, "end"], 1],
  ["begins when the mail is out", ["message", 11, "begin", 60, "end"], 1],
  ["comes twice", ["message", 1, "begin", 20, "end", 1, "begin", 20, "end"], 1],
  ["comes again before the next look", ["message", 1, "begin", 20, "end", "begin", 20, "end"], 1],
  ["ends, and another message comes", ["message", 1, "begin", 20, "end", "message"], 1],
  ["ends, and what came was read before", ["message", 5, "read", "begin", 20, "end"], 0],
  ["ends, and of two messages one was read", ["message", "message", 1, "read", "begin", 20, "end"], 1],
];

/** Where messages are taken although they are hindered. */
const silent = ["muted", "off", "off, then daily", "daily, off, daily", "daily"];
const whileHindered: typeof courses = [
  ["stands before the message and stays", ["begin", "message"], 0, 1],
  ["stands before the message and ends in time", ["begin", "message", 5, "end"], 1],
  ["stands before two messages and ends late", ["begin", "message", 20, "message", 20, "end"], 1],
];

async function mailsAfter(hindrance: string, steps: readonly Step[]): Promise<number> {
  const talk = await createTalk();
  const [begin, end, before] = hindrances[hindrance] ?? [];
  await before?.(talk);
  for (const step of steps) {
    if (typeof step === "number") await talk.pass(step * minute);
    else if (step === "message") succeeded(await talk.write());
    else if (step === "read") succeeded(await talk.read(1));
    else expect(await (step === "begin" ? begin : end)?.(talk)).toMatchObject({ ok: true });
  }
  for (let days = 0; days < 2; days += 1) await talk.pass(day);
  return talk.mails();
}

it.each(Object.keys(hindrances))(
  "what is unread ten minutes later is mailed once, whatever happened between: %s",
  async (hindrance) => {
    const came: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const [name, steps, mails, daily = mails] of [
      ...courses,
      ...(silent.includes(hindrance) ? whileHindered : []),
    ]) {
      came[name] = await mailsAfter(hindrance, steps);
      expected[name] = hindrance === "daily" ? daily : mails;
    }
    expect(came).toEqual(expected);
  },
);
