import { describe, expect, it } from "vitest";
import { linkMailJob } from "~/auth/link-mail.server";
import { accountsCollection, createPendingAccount, createProvenAccount } from "~/domain/accounts/account";
import { enqueue } from "~/jobs/queue.server";
import { paths } from "~/paths";
import { createTestApp } from "../support/app";
import { minute, stubIdentity } from "./people";

const hour = 60 * minute;
const day = 24 * hour;
const bound = 300;
const held = 5 * bound;

/** A site whose provider knows `known.…` and `pending.…` addresses, and where so many strangers ask for links. */
function createSite() {
  const sent: string[] = [];
  const app = createTestApp({
    signUpMailsPerHour: bound,
    mailbox: {
      async send({ to }) {
        sent.push(to);
        return { ok: true, value: undefined };
      },
      list: async () => [],
      close: async () => undefined,
    },
    identity: stubIdentity({
      getUserByEmail: async (email) => {
        const [uid = ""] = email.split("@");
        const user = { uid, email, emailVerified: uid.startsWith("known"), disabled: false };
        return uid.startsWith("new") ? { ok: false, code: "user-not-found" } : { ok: true, value: user };
      },
      createEmailLinkCode: async () => ({ ok: true, value: { actionCode: "code" } }),
    }),
  });
  let strangers = 0;
  const mailsTo = async (start: string) => {
    await app.worker.runDue();
    return sent.filter((to) => to.startsWith(start)).length;
  };
  const ask = async (...addresses: string[]) => {
    for (let from = 0; from < addresses.length; from += 100)
      await app.store.transact(async (tx) => {
        for (const address of addresses.slice(from, from + 100))
          enqueue(tx, linkMailJob({ address, redirect: paths.app, attempt: null }), app.clock);
      });
  };
  return {
    ...app,
    ask,
    mailsTo,
    askAsStrangers: (count: number) =>
      ask(...Array.from({ length: count }, () => `new.${strangers++}@example.com`)),
    join: (uid: string) =>
      app.store.transact(async (tx) => {
        const email = `${uid}@example.com`;
        const now = app.clock.now();
        const isPending = uid.startsWith("pending");
        tx.set(
          accountsCollection,
          uid,
          isPending ? createPendingAccount(email, null, now) : createProvenAccount(email, now),
        );
      }),
    said: (level: number) => app.logged.filter((line) => line.level === level).map(({ msg }) => msg),
  };
}

describe("mails of the whole site to addresses that nobody has proven", () => {
  it("wait ten minutes each past the first figure, and none is lost", async () => {
    const site = createSite();
    await site.askAsStrangers(bound + 5);
    expect(await site.mailsTo("new.")).toBe(bound);
    expect(site.said(40)).toEqual(["Mails to new addresses are delayed"]);
    site.clock.advance(10 * minute);
    expect(await site.mailsTo("new.")).toBe(bound + 5);
    expect(site.said(50)).toEqual([]);
  });

  it("are held past the second figure until the hour is over, and the log asks for somebody, once", async () => {
    const site = createSite();
    await site.join("pending.ann");
    await site.askAsStrangers(held);
    await site.mailsTo("new.");
    await site.ask("pending.ann@example.com");
    await site.askAsStrangers(5);
    site.clock.advance(10 * minute);
    expect(await site.mailsTo("pending.")).toBe(0);
    expect(site.said(50)).toEqual(["Mails to new addresses are held: an administrator must look"]);
    site.clock.advance(50 * minute);
    // All of them at once are too many again: some wait ten minutes more.
    expect(await site.mailsTo("")).toBe(2 * bound);
    site.clock.advance(10 * minute);
    expect(await site.mailsTo("")).toBe(held + 6);
    expect(await site.mailsTo("pending.")).toBe(1);
    expect(site.said(50)).toHaveLength(1);
    expect(JSON.stringify(site.logged)).not.toContain("@");
  }, 60_000);

  it("never keep a known member's link back", async () => {
    const site = createSite();
    await site.join("known.ben");
    await site.askAsStrangers(held + 1);
    await site.mailsTo("new.");
    await site.ask("known.ben@example.com");
    expect(await site.mailsTo("known.")).toBe(1);
  }, 60_000);

  it("count no invitation that isn't sent, and none of a clock that was ahead", async () => {
    const site = createSite();
    for (let tag = 0; tag < 10; tag += 1) {
      await site.ask(`new+${tag}@example.com`);
      expect(await site.mailsTo("new")).toBe(1);
    }
    await site.askAsStrangers(bound - 1);
    expect(await site.mailsTo("new")).toBe(bound);
    expect(site.said(40)).toEqual([]);
    site.clock.advance(day);
    await site.askAsStrangers(bound + 1);
    await site.mailsTo("new");
    site.clock.advance(-day);
    await site.askAsStrangers(1);
    const before = site.said(40).length;
    await site.mailsTo("new");
    expect(site.said(40)).toHaveLength(before);
  }, 60_000);
});
