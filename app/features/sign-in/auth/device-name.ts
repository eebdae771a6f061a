import * as words from "~/words/signInDevices.generated";

// As sessions keep them, in every language.
export const unknownDevice = "Unknown device";
export const unknownBrowser = "Unknown browser";

/** What a session keeps as its device (`deviceSummary`), in the reader’s language. */
export function deviceName(kept: string): string {
  if (kept === unknownDevice) return words.unknownDevice();
  if (kept === unknownBrowser) return words.unknownBrowser();
  const [, browser, system] = /^(.+) on (.+)$/.exec(kept) ?? [];
  if (!browser || !system) return kept;
  return browser === unknownBrowser
    ? words.unknownBrowserOn({ system })
    : words.browserOn({ browser, system });
}
