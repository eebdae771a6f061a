import type { Migration, StoredDocument } from "./migration";

/** 2: a theme among what the member has chosen. Nobody had chosen one for other browsers. */
function toTheme({ settings, ...account }: StoredDocument): StoredDocument {
  return settings ? { ...account, settings: { ...settings, theme: null } } : account;
}

/** 3: an event may say why. Nobody was asked before. */
const toWords = (account: StoredDocument): StoredDocument => account;

export const accounts: Migration = { steps: [toTheme, toWords], unstamped: () => 1 };
