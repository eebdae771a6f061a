import { describe, expect, it, onTestFinished } from "vitest";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import { type Account, accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import { settingsIn, settingsOf, withBrowsersZone } from "~/features/accounts/model/settings";
import { nextDigestAt } from "~/features/notifications/model/mail-of-the-day";
import { emptyProfile, getProfile, profilesCollection } from "~/features/profiles/model/profile";
import { saveProfile } from "~/features/profiles/writes/save-profile";
import { saveSettings } from "~/features/profiles/writes/save-settings";
import { shortlistProposal } from "~/features/proposals/writes/decide-proposal";
import { rewritePage } from "~/operations/migrations/rewrite-documents";
import { announceVersions } from "~/operations/migrations/schema-record";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { TELL_DELAY } from "~/values/durations";
import indexes from "../../../firestore.indexes.json";

const instant = { messages: "INSTANT", proposals: "INSTANT", briefs: "INSTANT" } as const;
const daily = { messages: "DAILY", proposals: "DAILY", briefs: "DAILY" } as const;

type Market = ReturnType<typeof createMarket>;

async function zonesOf({ store }: Pick<Market, "store">, uid: string) {
  const account = await store.get<Parameters<typeof settingsOf>[0]>(accountsCollection, uid);
  return {
    read: account && settingsOf(account.data).timeZone,
    shown: (await getProfile(store, uid))?.data.timeZone,
  };
}

async function sayInProfile(market: Market, uid: string, timeZone: string | null) {
  const profile = (await getProfile(market.store, uid))?.data;
  if (!profile) throw new Error(`No profile of ${uid}`);
  const { revision, ...content } = profile;
  succeeded(await saveProfile(market, uid, { revision, content: { ...content, timeZone } }));
}

const sayInSettings = (market: Market, uid: string, timeZone: string) =>
  saveSettings(market, uid, { notify: daily, timeZone });

describe("the time zone of a member", () => {
  it("is one, wherever they said it last", async () => {
    const market = createMarket();
    const uid = await market.join("FREELANCER");
    succeeded(await sayInSettings(market, uid, "UTC"));
    await sayInProfile(market, uid, "Europe/Stockholm");
    expect(await zonesOf(market, uid)).toEqual({ read: "Europe/Stockholm", shown: "Europe/Stockholm" });
    succeeded(await sayInSettings(market, uid, "Asia/Tokyo"));
    expect(await zonesOf(market, uid)).toEqual({ read: "Asia/Tokyo", shown: "Asia/Tokyo" });
  });

  it("isn’t shown by a profile that says none, and stays when the profile stops saying it", async () => {
    const market = createMarket();
    const uid = await market.join("FREELANCER");
    succeeded(await sayInSettings(market, uid, "Asia/Tokyo"));
    expect(await zonesOf(market, uid)).toEqual({ read: "Asia/Tokyo", shown: null });
    await sayInProfile(market, uid, "Europe/Stockholm");
    await sayInProfile(market, uid, null);
    expect(await zonesOf(market, uid)).toEqual({ read: "Europe/Stockholm", shown: null });
  });

  it("is that of their browser only until they said one", async () => {
    const market = createMarket();
    const uid = await market.join("FREELANCER");
    await sayInProfile(market, uid, "Europe/Stockholm");
    const account = (await market.store.get<ReturnType<typeof createProvenAccount>>(accountsCollection, uid))
      ?.data;
    if (!account) throw new Error("No account");
    expect(settingsOf(withBrowsersZone(account, "America/Lima")).timeZone).toBe("Europe/Stockholm");
    const { settings: _, ...without } = account;
    expect(settingsOf(withBrowsersZone(without, "America/Lima")).timeZone).toBe("America/Lima");
  });

  it("that only their profile says is that of their mails", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const applicantUid = await market.propose(briefId);
    succeeded(await sayInSettings(market, applicantUid, "America/Lima"));
    await sayInProfile(market, applicantUid, "Asia/Tokyo");
    succeeded(await shortlistProposal(market, hirer, { briefId, applicantUid }));
    await market.pass(TELL_DELAY);
    const due = nextDigestAt(market.clock.now(), "Asia/Tokyo").getTime();
    await market.pass(due - market.clock.now().getTime() - 1);
    expect(await market.mailsTo(applicantUid)).toHaveLength(0);
    await market.pass(1);
    expect(await market.mailsTo(applicantUid)).toHaveLength(1);
  });

  it.each([
    ["Europe/Stockholm", "UTC", "Europe/Stockholm"],
    ["Europe/Stockholm", null, "Europe/Stockholm"],
    [null, "Asia/Tokyo", "Asia/Tokyo"],
  ])("of an earlier release, %s in the profile and %s in the account, is %s", async (shown, kept, one) => {
    const store = createSqliteStore({ file: ":memory:", indexes });
    onTestFinished(() => store.close());
    const clock = { now: () => new Date("2026-03-01T12:00:00.000Z") };
    const account = createProvenAccount("ada@example.com", clock.now());
    const settings = kept
      ? { notify: instant, invitations: true, theme: null, language: null, timeZone: kept }
      : undefined;
    await createVersionedStore(store).transact(async (tx) => {
      tx.set(accountsCollection, "ada", settings ? { ...account, settings } : account);
    });
    await store.transact(async (tx) => {
      const profile = { ...emptyProfile, displayName: "Ada", timeZone: shown, updatedAt: "2026-01-01" };
      tx.set(profilesCollection, "ada", { ...profile, schemaVersion: 10 });
    });
    await announceVersions({ store, clock });
    expect((await rewritePage({ store, clock }, profilesCollection)).rewritten).toBe(1);
    const versioned = createVersionedStore(store);
    expect(await zonesOf({ store: versioned }, "ada")).toEqual({ read: one, shown });
    const lifted = await versioned.get<{ settings: { notify: object } }>(accountsCollection, "ada");
    expect(lifted?.data.settings.notify).toEqual(instant);
  });

  it("of an earlier release keeps what else its member set", async () => {
    const store = createSqliteStore({ file: ":memory:", indexes });
    onTestFinished(() => store.close());
    const clock = { now: () => new Date("2026-03-01T12:00:00.000Z") };
    const settings = {
      notify: { messages: "OFF", proposals: "DAILY", briefs: "DAILY" },
      invitations: false,
      theme: "DARK",
      language: "ar",
      timeZone: "UTC",
    } as const;
    await createVersionedStore(store).transact(async (tx) => {
      const account = createProvenAccount("ada@example.com", clock.now());
      tx.set(accountsCollection, "ada", { ...account, settings });
    });
    await store.transact(async (tx) => {
      const profile = { ...emptyProfile, displayName: "Ada", timeZone: "Europe/Stockholm" };
      tx.set(profilesCollection, "ada", { ...profile, updatedAt: "2026-01-01", schemaVersion: 10 });
    });
    await announceVersions({ store, clock });
    await rewritePage({ store, clock }, profilesCollection);
    const lifted = await createVersionedStore(store).get<Account>(accountsCollection, "ada");
    expect(lifted?.data.settings).toEqual({ ...settings, timeZone: "Europe/Stockholm" });
  });

  it("changed in the settings makes an older form of the profile stale, and is searched for", async () => {
    const market = createMarket();
    const uid = await market.join("FREELANCER");
    await sayInProfile(market, uid, "Europe/Stockholm");
    const profile = (await getProfile(market.store, uid))?.data;
    if (!profile) throw new Error("No profile");
    await market.worker.runDue();
    succeeded(await sayInSettings(market, uid, "Asia/Tokyo"));
    const { revision, ...content } = profile;
    expect((await getProfile(market.store, uid))?.data.revision).toBe(revision + 1);
    expect(refusalOf(await saveProfile(market, uid, { revision, content }))).toBe("STALE");
    const jobs = await market.store.query<{ type: string }>({ collection: "jobs", limit: 100 });
    expect(jobs.items.map(({ data }) => data.type)).toContain("index-member");
  });

  it("that is kept, though the list has it not, is saved again", async () => {
    const market = createMarket();
    const uid = await market.join("FREELANCER");
    const settings = { ...settingsIn("en"), timeZone: "Etc/GMT+5" };
    await market.store.transact(async (tx) => {
      const account = (await tx.get<Account>(accountsCollection, uid))?.data;
      if (account) tx.set<Account>(accountsCollection, uid, { ...account, settings });
    });
    succeeded(await saveSettings(market, uid, settings));
  });

  it.each(["EST", "US/Eastern", "Asia/Calcutta", "Mars/Olympus", "+02:00"])(
    "%s is taken by the settings as by the profile",
    async (zone) => {
      const market = createMarket();
      const uid = await market.join("FREELANCER");
      const profile = (await getProfile(market.store, uid))?.data;
      if (!profile) throw new Error("No profile");
      const { revision, ...content } = profile;
      const inProfile = await saveProfile(market, uid, { revision, content: { ...content, timeZone: zone } });
      const other = await market.join("FREELANCER");
      const inSettings = await sayInSettings(market, other, zone);
      const saidBy = (answer: { ok: boolean }) => (answer.ok ? "taken" : answer);
      expect(saidBy(inSettings)).toEqual(saidBy(inProfile));
      expect((await zonesOf(market, other)).read).toBe((await zonesOf(market, uid)).read);
    },
  );
});
