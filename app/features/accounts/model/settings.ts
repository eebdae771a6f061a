import { type AccountSettings, offeredLanguage } from "~/domain/account";
import type { StoreReads } from "~/platform/ports/store";
import { dayIn, siteZone } from "~/values/zoned-days";
import { type Language, languages } from "~/words/languages";
import { type Account, accountsCollection } from "./account";

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
  const { language, browsersLanguage, ...others } = settings;
  return {
    ...others,
    language: offeredLanguage(language),
    // Absent where it was never asked.
    ...(browsersLanguage !== undefined && { browsersLanguage: offeredLanguage(browsersLanguage) }),
  };
}

/** Those of a new account: its mails are in the language of the browser that it was made in. */
export function settingsIn(browsersLanguage: AccountSettings["language"]): AccountSettings {
  return { ...atFirst, browsersLanguage };
}

/** The account as a browser leaves it that its owner signs in with. */
export function withBrowser(
  account: Account,
  { zone, language }: { zone: string | null; language: Language },
): Account {
  const zoned = withBrowsersZone(account, zone);
  const settings = settingsOf(zoned);
  // What is chosen stands, and the language of mails without any needs no note.
  const former = settings.browsersLanguage ?? languages[0].code;
  return settings.language !== null || former === language
    ? zoned
    : { ...zoned, settings: { ...settings, browsersLanguage: language } };
}

/** The account with the zone of a browser that its owner signs in with, where it has none yet. */
export function withBrowsersZone(account: Account, zone: string | null): Account {
  return zone === null || settingsOf(account).timeZone !== null ? account : withZone(account, zone);
}

/** The account with a zone that its owner said: that of everything they read. */
export function withZone(account: Account, timeZone: string | null): Account {
  return { ...account, settings: { ...settingsOf(account), timeZone } };
}

/** The day (ISO date) that a member has now; that of the site where their zone isn’t known. */
export async function todayOf(reads: StoreReads, uid: string, now: Date): Promise<string> {
  const account = (await reads.get<Account>(accountsCollection, uid))?.data;
  return dayIn(now, (account && settingsOf(account).timeZone) ?? siteZone);
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
