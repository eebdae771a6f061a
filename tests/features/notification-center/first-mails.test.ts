import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import { markRead } from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { startConversation } from "~/features/conversations/writes/start-conversation";
import { withoutLinks } from "~/features/notifications/mails/links-in-mails";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";

const minute = 60_000;

/** What stands for an address in a mail. */
const leftOut = "[link left out]";

/** What a freelancer is mailed about a hirer's first message. */
async function createFirst(text: string, organisation = "Harbour & Hale") {
  const market = createMarket({ inboundDomain: "reply.guildhall.test" });
  const hirer = await market.join("HIRER", { profile: { organisation } });
  const talent = await market.join("FREELANCER");
  const writing = { to: talent, key: randomUUID(), text };
  const { conversationId } = succeeded(await startConversation(market, hirer, writing)).data;
  await market.pass(10 * minute);
  const mails = async () =>
    (await market.app.mailbox.list()).filter(({ to }) => to === `${talent}@example.com`);
  const write = async (by: string, said: string) =>
    succeeded(await sendMessage(market, by, { conversationId, key: randomUUID(), text: said })).data;
  return { ...market, hirer, talent, mails, write };
}

describe("the mail about a stranger’s first message", () => {
  it("has no address in what it quotes; once its reader has answered, mails have them", async () => {
    const first = await createFirst("Read https://evil.example/a or evil.example, or ask ann@evil.example.");
    const [mail] = await first.mails();
    expect(mail?.text).toContain(`> Read ${leftOut} or ${leftOut}, or ask ${leftOut}`);
    expect(mail?.text).not.toContain("evil.example");
    expect(mail?.html).not.toContain("evil.example");
    const { conversationId, seq } = await first.write(first.talent, "What is it about?");
    succeeded(await markRead(first, first.talent, { conversationId, upTo: seq }));
    await first.write(first.hirer, "See https://a.example/b.");
    await first.pass(10 * minute);
    const [next] = await first.mails();
    expect(next?.text).toContain("> See https://a.example/b.");
  });

  it.each(["Guildhall", "Guildhall Support", "Suppоrt", "Official Hiring"])(
    "names nobody who is called %s: what was stored before",
    async (organisation) => {
      const first = await createFirst("Hello.", organisation);
      const [mail] = await first.mails();
      expect(mail?.subject).toBe("A member wrote to you");
      expect(mail?.text).not.toContain(organisation === "Guildhall" ? "Guildhall wrote" : organisation);
    },
  );

  it.each(["evil.example/login", "Sign in at https://evil.example", "ann@evil.example"])(
    "names nobody whose name is an address (%s), until its reader has answered",
    async (organisation) => {
      const first = await createFirst("Hello.", organisation);
      const [mail] = await first.mails();
      expect(mail?.subject).toBe("A member wrote to you");
      expect(`${mail?.text} ${mail?.html}`).not.toContain("evil.example");
      const { conversationId, seq } = await first.write(first.talent, "What is it about?");
      succeeded(await markRead(first, first.talent, { conversationId, upTo: seq }));
      await first.write(first.hirer, "A shop.");
      await first.pass(10 * minute);
      expect((await first.mails())[0]?.subject).toBe(`${organisation} wrote to you`);
    },
  );

  it("names anybody else", async () => {
    const [mail] = await (await createFirst("Hello.", "Admiral Supporto")).mails();
    expect(mail?.subject).toBe("Admiral Supporto wrote to you");
  });
});

it("the mail about a stranger’s first message has no address in the title of the brief that it names", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { title: "Pay first at evil.example/shop" });
  const talent = await market.propose(briefId);
  const sent = { conversationId: `${briefId}_${talent}`, key: randomUUID(), text: "Hello." };
  succeeded(await sendMessage(market, hirer, sent));
  await market.pass(10 * minute);
  const mail = (await market.app.mailbox.list()).find(({ subject }) => subject.includes("wrote to you"));
  expect(mail?.subject).toContain(`about “Pay first at ${leftOut}”`);
});

it("the mail about a proposal names nobody who could be taken for us, and has no address in what it quotes", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  await market.propose(briefId, {
    pitch:
      "I would measure first, then take the ten slowest queries out. See www.evil.example/shop for more.",
  });
  await market.worker.runDue();
  const mail = (await market.app.mailbox.list()).find(({ to }) => to === `${hirer}@example.com`);
  expect(mail?.text).toContain(`See ${leftOut} for more.`);
});

it("the mail about a proposal names nobody whose name is an address", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const uid = await market.propose(briefId);
  const profile = (await market.store.get<Profile>(profilesCollection, uid))?.data;
  if (!profile) throw new Error("No profile");
  const named = { ...profile, displayName: "Pay at evil.example" };
  await market.store.transact(async (tx) => tx.set<Profile>(profilesCollection, uid, named));
  const [subject] = await market.mailsTo(hirer);
  expect(subject).toMatch(/^Someone sent a proposal/);
});

it.each([
  ["See https://a.example/b?c=d.", `See ${leftOut}`],
  ["ftp://a.example/x and HTTP://B.EXAMPLE", `${leftOut} and ${leftOut}`],
  ["www.a.example, a.example/b", `${leftOut}, ${leftOut}`],
  ["xn--80ak6aa92e.com or аррӏе.com", `${leftOut} or ${leftOut}`],
  ["请看evil.example谢谢", "请看evil.example谢谢"],
  ["ann@a.example (bo@b.example)", `${leftOut} (${leftOut})`],
  ["\u202ehttps://a.example/", leftOut],
  [
    "Node.js, Vue.js and main.css at 10.30, version 2.0.1, e.g. now... Yes.",
    "Node.js, Vue.js and main.css at 10.30, version 2.0.1, e.g. now... Yes.",
  ],
  ["@ann and 5 @ 10, C++ and C#.", "@ann and 5 @ 10, C++ and C#."],
])("of %j a first mail quotes %j", (text, quoted) => {
  expect(withoutLinks(text)).toBe(quoted);
});
