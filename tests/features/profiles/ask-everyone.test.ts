import { expect, it } from "vitest";
import { createMarket, day, succeeded } from "#tests/support/market";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { askEveryone, planToAskEveryone } from "~/features/profiles/writes/ask-everyone";
import { confirmAvailability } from "~/features/profiles/writes/save-profile";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";

/** A store of before: members who said their availability, and no job that asks about it. */
async function createOldStore(count: number, saidAgo = 40 * day) {
  const market = createMarket();
  const { store, clock, worker } = market;
  const said = new Date(clock.now().getTime() - saidAgo).toISOString();
  const uids: string[] = [];
  for (let at = 0; at < count; at += 1)
    uids.push(
      await market.join("FREELANCER", {
        profile: { availability: "AVAILABLE", availabilityConfirmedAt: said, visibility: "MEMBERS" },
      }),
    );
  await worker.runDue();
  const planned = async (uid: string) =>
    (await store.get<JobDocument>(jobsCollection, `availability-mail-${uid}`))?.data.dueAt.split("_")[0] ??
    null;
  await store.transact(async (tx) => {
    for (const uid of uids) tx.delete(jobsCollection, `availability-mail-${uid}`);
  });
  const mails = async () =>
    (await market.app.mailbox.list())
      .filter(({ subject }) => subject.includes("availability"))
      .map(({ to }) => to.split("@")[0]);
  const walk = async () => {
    await planToAskEveryone(market);
    await worker.runDue();
  };
  return { ...market, market, uids, planned, mails, walk };
}

it("members of before are each asked once, within the week that follows, and not all at once", async () => {
  const { uids, walk, mails, planned, clock, pass } = await createOldStore(25);
  await walk();
  const dueAt = await Promise.all(uids.map(planned));
  const [least, most] = [clock.now().getTime() + day, clock.now().getTime() + 8 * day];
  expect(dueAt.filter((at) => at === null || Date.parse(at) < least || Date.parse(at) > most)).toEqual([]);
  expect(new Set(dueAt).size).toBe(25);
  expect(await mails()).toEqual([]);
  await pass(8 * day);
  expect((await mails()).sort()).toEqual([...uids].sort());
});

it("who said it within the week is asked a week after that", async () => {
  const { uids, walk, planned, clock } = await createOldStore(1, 2 * day);
  await walk();
  expect(Date.parse((await planned(uids[0] ?? "")) ?? "")).toBe(clock.now().getTime() + 5 * day);
});

it("a question that is planned already stays as it is", async () => {
  const { market, uids, walk, planned } = await createOldStore(1);
  const [uid = ""] = uids;
  succeeded(await confirmAvailability(market, uid));
  const before = await planned(uid);
  expect(before).not.toBeNull();
  await walk();
  expect(await planned(uid)).toBe(before);
});

it.each<[string, Partial<Profile>]>([
  ["says no availability", { availability: null }],
  ["is hidden", { visibility: "HIDDEN" }],
  ["ended such mails", {}],
])("who %s isn’t mailed", async (what, change) => {
  const { store, uids, walk, mails, pass } = await createOldStore(1);
  const [uid = ""] = uids;
  await store.transact(async (tx) => {
    const profile = await tx.get<Profile>(profilesCollection, uid);
    const account = await tx.get<Account>(accountsCollection, uid);
    if (!profile || !account) return;
    tx.set<Profile>(profilesCollection, uid, { ...profile.data, ...change });
    const settings = { ...settingsOf(account.data), asksAvailability: false };
    if (what.startsWith("ended")) tx.set<Account>(accountsCollection, uid, { ...account.data, settings });
  });
  await walk();
  await pass(9 * day);
  expect(await mails()).toEqual([]);
});

it("goes on where it was cut off, and is done once", async () => {
  const { market, store, uids, planned, walk } = await createOldStore(25);
  const run = (steps: number) => {
    let left = steps;
    const hasTime = () => left-- > 0;
    return askEveryone.handler(market)({ id: askEveryone.name, payload: {}, attempts: 1, hasTime });
  };
  const count = async () => (await Promise.all(uids.map(planned))).filter((at) => at !== null).length;
  expect(await run(1)).toMatchObject({ ok: true, value: { goOn: {} } });
  expect(await count()).toBe(20);
  await run(9);
  expect(await count()).toBe(25);
  await store.transact(async (tx) => {
    for (const uid of uids) tx.delete(jobsCollection, `availability-mail-${uid}`);
  });
  await walk();
  expect(await count()).toBe(0);
});
