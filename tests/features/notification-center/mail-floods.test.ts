import { describe, expect, it } from "vitest";
import { createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import { mailboxOf } from "~/domain/email-address.server";
import { accountsCollection } from "~/features/accounts/model/account";
import { takeMail } from "~/features/notifications/mails/mail-limits.server";
import { nextDigestAt } from "~/features/notifications/model/mail-of-the-day";
import { notificationsCollection } from "~/features/notifications/model/notification";
import { saveSettings } from "~/features/profiles/writes/save-settings";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { limits } from "~/values/limits";

const hour = 3_600_000;
type Market = ReturnType<typeof createMarket>;

/** A brief, its hirer, and a talent who sends and withdraws. */
async function createScene({ cap = 25 } = {}) {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { cap });
  const talent = await market.join("FREELANCER");
  const send = () => sendProposal(market, talent, briefId, { revision: null, content: market.aProposal() });
  const withdraw = () => withdrawProposal(market, talent, briefId);
  return { ...market, hirer, briefId, talent, send, withdraw };
}

async function countNotifications({ store }: Market, uid: string) {
  const { items } = await store.query({
    collection: notificationsCollection,
    where: { uid },
    orderBy: { field: "createdAt", direction: "desc" },
    limit: 100,
  });
  return items.length;
}

/** Lets the next mail of the day of somebody in UTC go out. */
async function passNight({ clock, pass }: Market) {
  await pass(nextDigestAt(clock.now(), "UTC").getTime() - clock.now().getTime());
}

it("mails about refused replies count by mailbox, however its address is written", async () => {
  const { store, clock } = createMarket();
  const take = (email: string) =>
    store.transact(async (tx) => {
      const taken = await takeMail(tx, "returned", `FILES_DROPPED ${mailboxOf(email)}`, { now: clock.now() });
      if (taken.ok) taken.write();
      return taken.ok;
    });
  for (let n = 0; n < limits.repliesReturned; n += 1) expect(await take(`ann+${n}@example.com`)).toBe(true);
  expect(await take("ann@example.com")).toBe(false);
});

describe("a proposal that is sent, withdrawn and sent again", () => {
  it("is mailed to the hirer once in 24 hours, and stands with each of its notifications", async () => {
    const { send, withdraw, mailsTo, hirer, clock, ...market } = await createScene();
    for (let sent = 1; sent <= limits.sends; sent += 1) {
      succeeded(await send());
      expect(await mailsTo(hirer)).toHaveLength(1);
      if (sent < limits.sends) succeeded(await withdraw());
    }
    expect(await countNotifications({ ...market, clock, mailsTo } as Market, hirer)).toBe(limits.sends);
    succeeded(await withdraw());
    clock.advance(24 * hour);
    succeeded(await send());
    expect(await mailsTo(hirer)).toHaveLength(2);
  });

  it("is mailed once where it was sent twice before the first mail went out", async () => {
    const { send, withdraw, mailsTo, hirer } = await createScene();
    succeeded(await send());
    succeeded(await withdraw());
    succeeded(await send());
    expect(await mailsTo(hirer)).toHaveLength(1);
  });

  it("takes one mail of the day's fifteen, also by a job that runs twice after a crash", async () => {
    const { send, mailsTo, hirer, store, propose, briefId } = await createScene();
    succeeded(await send());
    const jobs = await store.query<object>({
      collection: "jobs",
      where: { state: "waiting" },
      orderBy: { field: "dueAt", direction: "asc" },
      limit: 10,
    });
    const [job] = jobs.items.filter(({ id }) => id.startsWith("notice-"));
    expect(await mailsTo(hirer)).toHaveLength(1);
    await store.transact(async (tx) => tx.set("jobs", job?.id ?? "", job?.data ?? {}));
    await mailsTo(hirer);
    for (let others = 1; others < limits.newsPerMailbox; others += 1) await propose(briefId);
    await mailsTo(hirer);
    const waiting = await store.query<{ type: string }>({
      collection: "jobs",
      where: { state: "waiting" },
      orderBy: { field: "dueAt", direction: "asc" },
      limit: 20,
    });
    expect(waiting.items.map(({ data }) => data.type)).not.toContain("digest-mail");
  });

  it("is one line of the mail of the day", async () => {
    const scene = await createScene();
    const { send, withdraw, mailsTo, hirer, app, briefId, talent } = scene;
    const settings = {
      notify: { messages: "DAILY", proposals: "DAILY", briefs: "DAILY" },
      timeZone: null,
    } as const;
    succeeded(await saveSettings(scene, hirer, settings));
    succeeded(await send());
    await scene.worker.runDue();
    succeeded(await withdraw());
    succeeded(await send());
    await scene.worker.runDue();
    await passNight(scene);
    expect(await mailsTo(hirer)).toEqual(["One thing happened"]);
    const [mail] = (await app.mailbox.list()).filter(({ to }) => to.startsWith(hirer));
    expect(mail?.text).toContain("You chose one e-mail a day.");
    // All of it is about one page, which the button leads to.
    expect(mail?.text).toContain(`/app/briefs/${briefId}/proposals/${talent}\n`);
  });

  it("is sent five times a day at most, also from the waiting list, and its writer is told from when again", async () => {
    const { send, withdraw, clock, propose, briefId, readProposal, talent } = await createScene({ cap: 5 });
    for (let others = 0; others < 5; others += 1) await propose(briefId);
    for (let sent = 0; sent < limits.sends; sent += 1) {
      succeeded(await send());
      clock.advance(hour);
      succeeded(await withdraw());
    }
    const refused = await send();
    expect(refused).toMatchObject({
      ok: false,
      code: "TOO_MANY_SENDS",
      retryAfterMs: 19 * hour,
    });
    expect((await readProposal(briefId, talent)).status).toBe("WITHDRAWN");
    clock.advance(19 * hour - 1);
    expect(refusalOf(await send())).toBe("TOO_MANY_SENDS");
    clock.advance(1);
    succeeded(await send());
  });

  it("five times while the clock was a day ahead may be sent once it is right", async () => {
    const { send, withdraw, clock } = await createScene();
    clock.advance(day);
    for (let sent = 0; sent < limits.sends; sent += 1) {
      succeeded(await send());
      succeeded(await withdraw());
    }
    expect(refusalOf(await send())).toBe("TOO_MANY_SENDS");
    clock.advance(-day);
    succeeded(await send());
  });
});

describe("the sixteenth mail of a day to one mailbox", () => {
  const proposals = 20;

  it("waits with all that follow for one mail, and none is dropped", async () => {
    const scene = await createScene();
    const { propose, briefId, hirer, mailsTo, app, pass } = scene;
    for (let sent = 0; sent < proposals; sent += 1) await propose(briefId);
    expect(await mailsTo(hirer)).toHaveLength(limits.newsPerMailbox);
    await passNight(scene);
    const rest = proposals - limits.newsPerMailbox;
    expect((await mailsTo(hirer)).slice(limits.newsPerMailbox)).toEqual([`${rest} things happened`]);
    const digest = (await app.mailbox.list()).find(({ subject }) => subject.startsWith(`${rest} things`));
    expect(digest?.text).toContain("so we put it into one e-mail.");
    await pass(day);
    await propose(briefId);
    expect(await mailsTo(hirer)).toHaveLength(limits.newsPerMailbox + 2);
  });

  it("counts the mails of all accounts whose addresses lead there", async () => {
    const { store, clock, app, join, open, propose, worker } = createMarket();
    const hirers = await Promise.all([join("HIRER"), join("HIRER")]);
    for (const [index, uid] of hirers.entries())
      await store.transact(async (tx) => {
        const found = await tx.get<object>(accountsCollection, uid);
        tx.set(accountsCollection, uid, { ...found?.data, email: `boss+${index}@example.com` });
      });
    for (const uid of hirers) {
      const briefId = await open(uid);
      for (let sent = 0; sent < 10; sent += 1) await propose(briefId);
    }
    await worker.runDue();
    const mails = (await app.mailbox.list()).filter(({ to }) => to.startsWith("boss+"));
    expect(mails).toHaveLength(limits.newsPerMailbox);
    clock.advance(day);
  });

  it("is at once again where the first fifteen were sent with the clock a day ahead", async () => {
    const { propose, briefId, hirer, mailsTo, clock } = await createScene();
    clock.advance(day);
    for (let sent = 0; sent < limits.newsPerMailbox + 1; sent += 1) await propose(briefId);
    expect(await mailsTo(hirer)).toHaveLength(limits.newsPerMailbox);
    clock.advance(-day);
    await propose(briefId);
    expect(await mailsTo(hirer)).toHaveLength(limits.newsPerMailbox + 1);
  });
});
