import {
  type AccountSettings,
  type NotifyTopic,
  notifyTimes,
  notifyTopics,
  offeredLanguage,
} from "~/content/account";
import { notOffered } from "~/content/fields/messages";
import { createProblems } from "~/features/market/rules/checks";
import { ok, type Result, refuse } from "~/platform/values/result";
import { toTimeZone } from "~/platform/values/zoned-days";
import { type Account, accountsCollection } from "./account";
import { planToCatchUp } from "./change-account";
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
export function withZone(account: Account, zone: string | null): Account {
  const settings = settingsOf(account);
  return zone === null || settings.timeZone !== null
    ? account
    : { ...account, settings: { ...settings, timeZone: zone } };
}

/** The settings that a form saves; without `invitations` that stays as it is. */
export interface SavedSettings extends Pick<AccountSettings, "notify" | "timeZone"> {
  invitations?: boolean | null;
}

/** Saves the member's settings. */
export function saveSettings(
  { store, clock }: MarketParts,
  uid: string,
  { notify, invitations, timeZone }: SavedSettings,
): Promise<Result<AccountSettings>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const check = createProblems();
    for (const topic of notifyTopics) check.choice(topic, "when", notify[topic], notifyTimes);
    const zone = timeZone === null ? null : toTimeZone(timeZone);
    if (timeZone !== null && zone === null) check.add("timeZone", notOffered("timeZone"));
    if (check.problems.length > 0) return refuse("INVALID", { problems: check.problems });
    const former = settingsOf(member.value.account);
    const invited = invitations ?? former.invitations;
    const settings = { ...former, notify, invitations: invited, timeZone: zone };
    tx.set<Account>(accountsCollection, uid, { ...member.value.account, settings });
    if (former.notify.messages === "OFF" && notify.messages !== "OFF") planToCatchUp(tx, clock, uid);
    return ok(settings);
  });
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
