import { describe, expect, it, test } from "vitest";
import { get } from "#tests/support/app";
import { day, hour, minute } from "#tests/support/people";
import { createSite } from "#tests/support/sign-up-site";
import { adminPaths } from "~/admin-paths";
import { type Account, accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import { listTrail } from "~/features/audit/model/audit-trail";
import { sweepExpired } from "~/features/authentication/auth/auth.server";
import { loadLogin } from "~/features/authentication/pages/login.server";
import { adminJobs } from "~/features/sign-in/auth/held-mails/flood-mail.server";
import { countHeldMails } from "~/features/sign-in/auth/held-mails/held-mails.server";
import { readSignUpMails, steerMails } from "~/features/sign-in/auth/held-mails/steering.server";
import { linksCollection } from "~/features/sign-in/auth/links.server";

type Site = ReturnType<typeof createSite>;

/** So many networks at their forms in turn, each as often as it may in ten minutes. */
async function floodFrom(site: Site, networks: number, addressOf: (at: number) => string) {
  let at = 0;
  for (let form = 0; form < 30; form += 1) {
    for (let network = 0; network < networks; network += 1)
      await site.askFrom(`203.0.113.${network}`, addressOf(at++));
    await site.worker.runDue();
  }
  return at;
}

/** So many people to mailboxes of one provider, each from a network of their own. */
async function crowdAt(site: Site, provider: string, people: number) {
  for (let at = 0; at < people; at += 1) {
    await site.askAsPerson(`crowd.${at}@${provider}`);
    await site.worker.runDue();
  }
  return people;
}

const mixed = ["gmail.com", "outlook.com", "example.org", "example.co.uk", "post.example"];

describe("while more links are asked for at new addresses than may go out, with 100 an hour", () => {
  test.each<[what: string, flood: (site: Site) => Promise<number>, waits: boolean]>([
    [
      "ten networks in ten minutes",
      (site) => floodFrom(site, 10, (at) => `f.${at}@x${at % 7}.example`),
      true,
    ],
    ["ten networks, to one large provider", (site) => floodFrom(site, 10, (at) => `f.${at}@gmail.com`), true],
    ["a crowd at one provider", (site) => crowdAt(site, "mx.flooded.example", 120), true],
    [
      "five networks and a crowd at one provider",
      async (site) =>
        (await floodFrom(site, 5, (at) => `f.${at}@x${at % 7}.example`)) +
        (await crowdAt(site, "flooded.example", 60)),
      true,
    ],
    ["fifty people who come at once", (site) => crowdAt(site, "gmail.com", 50), false],
  ])("%s keep nobody else waiting, and get theirs later", async (_, flood, waits) => {
    const site = createSite();
    const asked = await flood(site);
    await site.worker.runDue();
    const atOnce = site.sent.length;
    expect(atOnce < asked).toBe(waits);
    for (let at = 0; at < 20; at += 1) await site.askAsPerson(`person.${at}@${mixed[at % mixed.length]}`);
    await site.worker.runDue();
    expect(site.to("person.")).toHaveLength(20);

    const took = await site.passFlood(() => site.sent.length === asked + 20);
    expect(site.sent).toHaveLength(asked + 20);
    // Late by no more than the limit asks for, and never faster than it allows.
    expect(took).toBeLessThanOrEqual((1.5 * (asked + 20 - atOnce) * hour) / 100 + hour);
    const inFirstHour = site.sent.filter(({ at }) => at < (site.sent[0]?.at ?? 0) + hour);
    expect(inFirstHour.length).toBeLessThanOrEqual(200);
    expect(await countHeldMails(site.store)).toBe(0);
  });

  it("nobody waits on one good day, of which most is one provider's", async () => {
    const site = createSite();
    for (let at = 0; at < 240; at += 1) {
      await site.askAsPerson(`person.${at}@${at % 5 < 3 ? "gmail.com" : mixed[at % 5]}`);
      await site.worker.runDue();
      expect(site.sent).toHaveLength(at + 1);
      site.clock.advance(40_000);
    }
    expect(site.said(50)).toEqual([]);
  });

  it("a member whose address is proven never waits", async () => {
    const site = createSite(10);
    const known = await site.join("known.ben");
    await site.askAsStrangers(40);
    await site.askAsPerson(known);
    await site.worker.runDue();
    expect(site.to("known.")).toHaveLength(1);
  });

  it("an invitation that isn't sent counts nothing, nor does a clock that was ahead", async () => {
    const site = createSite(10);
    for (let tag = 0; tag < 5; tag += 1) {
      await site.askAsPerson(`new+${tag}@example.com`);
      await site.worker.runDue();
    }
    await site.askAsStrangers(9);
    expect(site.sent).toHaveLength(10);
    site.clock.advance(day);
    await site.askAsStrangers(30);
    site.clock.advance(-day);
    const before = site.sent.length;
    await site.askAsStrangers(10);
    expect(site.sent).toHaveLength(before + 10);
  });
});

describe("a confirmation that has waited", () => {
  async function createHeld() {
    const site = createSite(10);
    const email = await site.join("pending.ann");
    await site.askAsStrangers(40);
    await site.askAsPerson(email);
    await site.worker.runDue();
    expect(site.to("pending.")).toEqual([]);
    return site;
  }

  it("goes out by itself, with a link that was made then and opens", async () => {
    const site = await createHeld();
    await site.passFlood(() => site.to("pending.").length > 0);
    const [mail] = site.to("pending.");
    const id = new URL(mail?.text.match(/http\S+/)?.[0] ?? "").searchParams.get("id");
    expect((await site.auth.links.find(id)).state).toBe("open");
    const link = await site.store.get<{ createdAt: string }>(linksCollection, id ?? "");
    expect(Date.parse(link?.data.createdAt ?? "")).toBe(mail?.at);
  });

  it("isn't sent once its owner has come in by another link", async () => {
    const site = await createHeld();
    const proven = createProvenAccount("pending.ann@example.com", site.clock.now());
    await site.store.transact(async (tx) => tx.set(accountsCollection, "pending.ann", proven));
    await site.passFlood(() => false);
    expect(site.to("pending.")).toEqual([]);
    expect(await countHeldMails(site.store)).toBe(0);
  });

  it("keeps nothing of the network that asked for it but a small number", async () => {
    const site = createSite(10);
    for (let form = 0; form < 20; form += 1) await site.askFrom("203.0.113.7", `f.${form}@example.com`);
    await site.worker.runDue();
    const { items } = await site.store.query({ collection: "jobs", limit: 100 });
    expect(items).not.toEqual([]);
    expect(JSON.stringify(items)).not.toContain("203.0.113");
    const allowed = ["address", "redirect", "attempt", "posts", "weight", "language"];
    for (const { data } of items)
      for (const name of Object.keys((data as { payload: object | null }).payload ?? {}))
        expect(allowed).toContain(name);
  });
});

describe("administrators", () => {
  it("are told at once by mail and the log, once in a flood, and the page is where it says", async () => {
    const site = createSite(10);
    const boss = await site.appoint("boss");
    await site.askAsStrangers(30);
    await site.pass(30 * minute);
    const told = () => site.to(boss).filter(({ subject }) => subject === "Sign-up e-mail is waiting");
    expect(told()).toHaveLength(1);
    expect(told()[0]?.text).toContain(adminJobs);
    expect(adminJobs).toBe(adminPaths.jobs);
    expect(site.said(50)).toEqual(["Mails to new addresses wait: an administrator must look"]);
    expect(JSON.stringify(site.logged)).not.toContain("@");
    await site.passFlood(() => site.to("new.").length === 30);
    site.clock.advance(2 * hour);
    await site.askAsStrangers(30);
    expect(told()).toHaveLength(2);
  });

  it("who are suspended aren’t told, and one whose mailbox is gone keeps no other from it", async () => {
    const site = createSite(10);
    const suspended = await site.appoint("boss.away");
    await site.store.transact(async (tx) => {
      const account = (await tx.get<Account>(accountsCollection, "boss.away"))?.data as Account;
      tx.set<Account>(accountsCollection, "boss.away", { ...account, status: "SUSPENDED" });
    });
    const reached = await site.appoint("boss.here");
    const gone = await site.appoint("boss.gone");
    const { send } = site.mailbox;
    site.mailbox.send = async (mail) => (mail.to === gone ? { ok: false, code: "rejected" } : send(mail));
    await site.askAsStrangers(30);
    const told = (to: string) => site.to(to).filter(({ subject }) => subject.includes("waiting")).length;
    expect([told(reached), told(suspended)]).toEqual([1, 0]);
  });

  const trailOf = async ({ store }: Site) =>
    (await listTrail(store, { first: 10, after: null })).items.map(({ data }) => [data.act, data.about]);

  it("let all go, for an hour, and the trail says so", async () => {
    const site = createSite(10);
    await site.askAsStrangers(50);
    expect(await readSignUpMails(site.store, site.clock)).toEqual({ waiting: 40, order: null });
    await steerMails(site, "boss", "LET_GO");
    await site.worker.runDue();
    expect(site.to("new.")).toHaveLength(50);
    await site.askAsStrangers(20);
    expect(site.to("new.")).toHaveLength(70);
    expect(await trailOf(site)).toEqual([["STEER_MAILS", "LET_GO"]]);
    site.clock.advance(hour + 1);
    await site.askAsStrangers(30);
    expect(site.to("new.")).toHaveLength(80);
  });

  it("hold all, until they say otherwise or a day is over", async () => {
    const site = createSite(10);
    await steerMails(site, "boss", "HOLD");
    await site.askAsStrangers(3);
    await site.pass(2 * hour);
    expect(site.to("new.")).toEqual([]);
    await steerMails(site, "boss", "BY_ITSELF");
    await site.worker.runDue();
    expect(site.to("new.")).toHaveLength(3);
    await steerMails(site, null, "HOLD");
    await site.askAsStrangers(3);
    await site.pass(day + hour);
    expect(site.to("new.")).toHaveLength(6);
    expect(await trailOf(site)).toHaveLength(3);
  });

  it("hear of no flood where they hold the mails themselves, and everyone else reads until when", async () => {
    const site = createSite(10);
    await site.appoint("boss");
    expect(await site.auth.mailDelay()).toBeNull();
    await steerMails(site, "boss", "HOLD");
    await site.askAsStrangers(3);
    await site.pass(minute);
    expect(site.to("boss").filter(({ subject }) => subject.includes("waiting"))).toEqual([]);
    expect(site.said(50)).toEqual([]);
    const { order } = await readSignUpMails(site.store, site.clock);
    expect(await site.auth.mailDelay()).toEqual({ until: order?.until });
    // The same page for an address that is known and for one that isn't.
    const pages = await Promise.all(
      ["known.ann@example.com", "new.ann@example.com"].map(async (email) => {
        const attempt = await site.auth.attempts.begin(email, { draft: null, redirect: "/app" });
        const cookie = (await site.cookies.setAttempt(attempt)).split(";", 1)[0] ?? "";
        const request = get("/login?sent=1", { cookie });
        const loaded = await loadLogin(request, site.context(request));
        return { ...(await loaded.json()).sent, email: null };
      }),
    );
    expect(pages[0]).toEqual(pages[1]);
    expect(pages[0]?.delay).toContain("it may take until");
    // A real flood after the hold is told.
    await steerMails(site, "boss", "BY_ITSELF");
    await site.askAsStrangers(60);
    await site.pass(minute);
    expect(site.to("boss").filter(({ subject }) => subject.includes("waiting"))).toHaveLength(1);
    expect(await site.auth.mailDelay()).toEqual({ until: null });
  });

  it.each<[string, (site: Site) => Promise<unknown> | unknown]>([
    [
      "that sweeps have passed over",
      async (site) => {
        site.clock.advance(2 * hour);
        await sweepExpired(site, async () => undefined);
      },
    ],
    ["that were given while the clock was ahead", (site) => site.clock.advance(-2 * hour)],
  ])("hold all by words %s, too", async (_what, happens) => {
    const site = createSite(10);
    site.clock.advance(2 * hour);
    await steerMails(site, "boss", "HOLD");
    await happens(site);
    await site.askAsStrangers(3);
    expect(site.to("new.")).toEqual([]);
  });
});
