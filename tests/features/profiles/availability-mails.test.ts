import { describe, expect, it } from "vitest";
import { inProcess } from "#tests/api/ask";
import { get, post, respond } from "#tests/support/app";
import { createMarket, day, succeeded } from "#tests/support/market";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import { isAvailabilityFresh } from "~/features/profiles/model/availability";
import { getProfile, type Profile } from "~/features/profiles/model/profile";
import { confirmAvailability, saveProfile } from "~/features/profiles/writes/save-profile";
import { saveSettings } from "~/features/profiles/writes/save-settings";
import { action, loader } from "~/routes/_public.answer";

/** Talent whose availability was said a week ago, and the mail that asks about it. */
async function createAsked(more: Partial<Profile> = {}) {
  const market = createMarket({ graphql: "real" });
  const { store, clock, app } = market;
  const uid = await market.join("FREELANCER", { profile: { availability: "AVAILABLE", ...more } });
  succeeded(await confirmAvailability(market, uid));
  await market.worker.runDue();
  const asked = async () => {
    await market.pass(7 * day);
    const mails = (await app.mailbox.list()).filter(({ subject }) => subject.includes("availability"));
    return mails[0];
  };
  const linkIn = (text = "") => /http\S+(\/answer\?\S+)/.exec(text)?.[1] ?? "";
  const open = async (path: string, cookie?: string) => {
    const request = get(path, { cookie });
    const answer = await respond(() => loader({ request, context: app.context(request), params: {} }));
    return (await answer.json()).state;
  };
  const press = async (path: string, cookie?: string) => {
    const request = post(path, {}, { cookie });
    const answer = await respond(() => action({ request, context: app.context(request), params: {} }));
    return (await answer.json()).state;
  };
  const profile = async () => {
    const found = await getProfile(store, uid);
    if (!found) throw new Error("No profile");
    return found.data;
  };
  const isFresh = async () => isAvailabilityFresh(await profile(), clock.now());
  const change = (also: Partial<Account>) =>
    store.transact(async (tx) => {
      const account = await tx.get<Account>(accountsCollection, uid);
      if (account) tx.set<Account>(accountsCollection, uid, { ...account.data, ...also });
    });
  return { ...market, market, uid, asked, linkIn, open, press, profile, isFresh, change };
}

describe("the mail that asks about the availability", () => {
  it("comes a week after it was said, and says what that was and where it is changed", async () => {
    const { asked } = await createAsked({ availability: "FROM", availableFrom: "2031-05-12" });
    const mail = await asked();
    expect(mail?.text).toContain("You say: Available from 12 May 2031");
    expect(mail?.text).toMatch(/It’s still right:\nhttp\S+\/answer\?/);
    expect(mail?.text).toMatch(/Change it in your profile:\nhttp\S+\/app\/profile#availability\n/);
    expect(mail?.html).toMatch(/href="[^"]+\/app\/profile#availability"/);
  });

  it("comes a week after each answer, and four times where there is none", async () => {
    const { asked, linkIn, press, app } = await createAsked();
    const count = async () => (await app.mailbox.list()).length;
    expect(await press(linkIn((await asked())?.text))).toBe("SUCCESS");
    expect(await count()).toBe(1);
    for (const mails of [2, 3, 4, 5, 5, 5]) {
      await asked();
      expect(await count()).toBe(mails);
    }
  });

  it("is in the language of its reader’s account", async () => {
    const { app, change, asked, uid, store } = await createAsked();
    const account = await store.get<Account>(accountsCollection, uid);
    if (account) await change({ settings: { ...settingsOf(account.data), language: "de" } });
    await asked();
    const [mail] = await app.mailbox.list();
    expect(mail?.subject).toContain("Stimmt deine Verfügbarkeit noch?");
  });

  it.each<[string, Partial<Account>]>([
    ["is suspended", { status: "SUSPENDED" }],
    ["is leaving", { status: "DELETING" }],
    ["is asked to review the account", { review: true }],
  ])("doesn’t come to a member who %s", async (_what, more) => {
    const { change, asked } = await createAsked();
    await change(more);
    expect(await asked()).toBeUndefined();
  });

  it("doesn’t come about a profile that nobody finds", async () => {
    const { asked } = await createAsked({ visibility: "HIDDEN" });
    expect(await asked()).toBeUndefined();
  });

  it("is ended by its link, for good", async () => {
    const { app, uid, store, asked, market } = await createAsked();
    const link = /http\S+\/unsubscribe\?(\S+)/.exec((await asked())?.text ?? "")?.[1] ?? "";
    const stop = "mutation ($link: String!) { stopMails(link: $link) { code } }";
    expect((await inProcess(app.api)(stop, { link })).data.stopMails.code).toBe("SUCCESS");
    const account = await store.get<Account>(accountsCollection, uid);
    expect(account && settingsOf(account.data).asksAvailability).toBe(false);
    const before = (await app.mailbox.list()).length;
    succeeded(await confirmAvailability(market, uid));
    await market.pass(8 * day);
    expect(await app.mailbox.list()).toHaveLength(before);
  });
});

it("the settings end it, and begin it anew", async () => {
  const { market, uid, asked } = await createAsked();
  const settings = { notify: { messages: "OFF", proposals: "OFF", briefs: "OFF" }, timeZone: null } as const;
  succeeded(await saveSettings(market, uid, { ...settings, asksAvailability: false }));
  expect(await asked()).toBeUndefined();
  // One that says nothing of it leaves it as it is.
  succeeded(await saveSettings(market, uid, settings));
  expect(await asked()).toBeUndefined();
  succeeded(await saveSettings(market, uid, { ...settings, asksAvailability: true }));
  expect(await asked()).toBeDefined();
});

describe("its link", () => {
  it("confirms nothing by being opened, as scanners do, and once pressed says it anew, once", async () => {
    const { asked, linkIn, open, press, profile, isFresh, clock } = await createAsked();
    const link = linkIn((await asked())?.text);
    for (let opened = 0; opened < 10; opened += 1) expect(await open(link)).toBe("ASK");
    expect(await isFresh()).toBe(false);
    clock.advance(1_000);
    expect(await press(link)).toBe("SUCCESS");
    expect(await isFresh()).toBe(true);
    const said = (await profile()).availabilityConfirmedAt;
    clock.advance(day);
    expect(await press(link)).toBe("ALREADY");
    expect((await profile()).availabilityConfirmedAt).toBe(said);
  });

  it("works for seven days", async () => {
    const { asked, linkIn, open, press, isFresh, clock } = await createAsked();
    const link = linkIn((await asked())?.text);
    clock.advance(7 * day - 1);
    expect(await open(link)).toBe("ASK");
    clock.advance(1);
    expect(await open(link)).toBe("LINK_OVER");
    expect(await press(link)).toBe("LINK_OVER");
    expect(await isFresh()).toBe(false);
  });

  it("confirms what its mail said, and nothing that was said later", async () => {
    const { asked, linkIn, press, profile, market, uid } = await createAsked();
    const link = linkIn((await asked())?.text);
    const { revision, ...content } = await profile();
    succeeded(await saveProfile(market, uid, { revision, content: { ...content, availability: "BUSY" } }));
    const said = (await profile()).availabilityConfirmedAt;
    market.clock.advance(1_000);
    expect(await press(link)).toBe("CHANGED");
    expect(await profile()).toMatchObject({ availability: "BUSY", availabilityConfirmedAt: said });
  });

  it("does nothing for an account that is suspended", async () => {
    const { asked, linkIn, press, change, isFresh } = await createAsked();
    const link = linkIn((await asked())?.text);
    await change({ status: "SUSPENDED" });
    expect(await press(link)).toBe("NOT_NOW");
    expect(await isFresh()).toBe(false);
  });

  it("tells another member’s session that it isn’t theirs, and does nothing", async () => {
    const { app, asked, linkIn, open, press, uid, isFresh } = await createAsked();
    const link = linkIn((await asked())?.text);
    const { cookie } = await app.signIn({ uid: "somebody", email: "somebody@example.com" });
    expect(await open(link, cookie)).toBe("OTHERS");
    expect(await press(link, cookie)).toBe("OTHERS");
    expect(await isFresh()).toBe(false);
    const own = await app.signIn({ uid, email: `${uid}@example.com` });
    expect(await open(link, own.cookie)).toBe("ASK");
    expect(await press(link, own.cookie)).toBe("SUCCESS");
  });

  it("is nobody else’s, and no other answer’s", async () => {
    const { asked, linkIn, open, press, market, isFresh } = await createAsked();
    const link = linkIn((await asked())?.text);
    const other = await market.join("FREELANCER", { profile: { availability: "AVAILABLE" } });
    const query = new URLSearchParams(link.split("?")[1]);
    const code = "a".repeat(43);
    const changed = { to: other, does: "other", of: "BUSY", at: "9999999999999", code };
    for (const [name, value] of Object.entries(changed)) {
      const forged = new URLSearchParams(query);
      forged.set(name, value);
      expect(await open(`/answer?${forged}`), name).toBe("LINK_UNKNOWN");
      expect(await press(`/answer?${forged}`), name).toBe("LINK_UNKNOWN");
    }
    expect(await open(link.slice(0, -5))).toBe("CUT");
    expect(await isFresh()).toBe(false);
  });
});
