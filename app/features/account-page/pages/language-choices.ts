import type { Label } from "~/values/choices";
import * as words from "~/words/accountsPage.generated";
import { languages } from "~/words/languages";

/** What the form says for no language: each browser's own. */
export const asBrowserSays = "browser";

/** The languages to choose from, each named as its speakers write it. */
export const languageChoices: readonly (readonly [value: string, label: Label])[] = [
  [asBrowserSays, words.languageOfBrowser],
  ...languages.map(({ code, name }) => [code, () => name] as const),
];
