import { type AccountSettings, type NotifyTopic, offeredLanguage } from "~/content/account";
import { ok, type Result } from "~/platform/values/result";
import { type Account, accountsCollection } from "./account";
import { type MarketParts, requireMember } from "./member";

const atFirst: AccountSettings = {
  notify: { messages: "INSTANT", proposals: "INSTANT", briefs: "INSTANT" },
  invitations: true,
  timeZone: null,
  theme: null,
  language: null,
};

/**
 * The member's settings; the defaults are every mail at once, and UTC. A language that is no longer
 * offered is none.
 */
export function settingsOf({ settings = atFirst }: Pick<Account, "settings">): AccountSettings {
  const { language } = settings;
  return { ...settings, language: offeredLanguage(language) };
}

/** Those of a new account: its mails are in the language in which it was made. */
export function settingsIn(language: AccountSettings["language"]): AccountSettings {
  return { ...atFirst, language };
}

/** The account with the zone of a browser that its owner signs in with, where it has none yet. */
export function withBrowsersZone(account: Account, zone: string | null): Account {
  return zone === null || settingsOf(account).timeZone !== null ? account : withZone(account, zone);
}

/** The account with a zone that its owner said: that of everything they read. */
export function withZone(account: Account, timeZone: string | null): Account {
  return { ...account, settings: { ...settingsOf(account), timeZone } };
}

/**
 * What a member chooses at the foot of any page, for their other browsers and, the language, for
 * mails.
 */
export type Look = Pick<AccountSettings, "theme" | "language">;

/** What the account says of it. */
export function lookOf(account: Account): Look {
  const { theme, language } = settingsOf(account);
  return { theme, language };
}

/** Saves what is named of it. */
export function saveLook(
  { store }: Pick<MarketParts, "store">,
  uid: string,
  look: Partial<Look>,
): Promise<Result<AccountSettings>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const settings = { ...settingsOf(member.value.account), ...look };
    tx.set<Account>(accountsCollection, uid, { ...member.value.account, settings });
    return ok(settings);
  });
}

/** Ends the mails about some topics, in any state of the account. Idempotent. */
export function stopMails(
  { store }: Pick<MarketParts, "store">,
  uid: string,
  topics: readonly NotifyTopic[],
): Promise<void> {
  return store.transact(async (tx) => {
    const found = await tx.get<Account>(accountsCollection, uid);
    if (!found) return;
    const { notify, ...others } = settingsOf(found.data);
    if (topics.every((topic) => notify[topic] === "OFF")) return;
    const off = Object.fromEntries(topics.map((topic) => [topic, "OFF" as const]));
    const settings = { notify: { ...notify, ...off }, ...others };
    tx.set<Account>(accountsCollection, uid, { ...found.data, settings });
  });
}
