import type { Account } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import { isLanguage, type Language, languages } from "~/words/languages";

/**
 * The language of what an account's owner reads outside of pages: the one that they chose, else
 * that of the browser that they signed in with last. Else, as for an address without an account,
 * that of the request that asked for it (`asked`), else the first of ours: a job of an earlier
 * release kept none.
 */
export function languageFor(
  account: Pick<Account, "settings"> | null | undefined,
  asked?: unknown,
): Language {
  const settings = account ? settingsOf(account) : null;
  return [settings?.language, settings?.browsersLanguage, asked].find(isLanguage) ?? languages[0].code;
}
