import Bowser from "bowser";
import * as words from "~/words/signInDevices.generated";

// As sessions keep them, in every language.
const unknownDevice = "Unknown device";
const unknownBrowser = "Unknown browser";

/**
 * A session's name that its member recognises, like "Firefox on Android"; never the whole user
 * agent. Pages and mails show it by `deviceName`.
 */
export function deviceSummary(userAgent: string | null): string {
  if (!userAgent) return unknownDevice;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  // The parser leaves unknown names empty.
  const name = browser.name || unknownBrowser;
  return os.name ? `${name} on ${os.name}` : name;
}

/** What `deviceSummary` gave, in the reader's language. */
export function deviceName(summary: string): string {
  if (summary === unknownDevice) return words.unknownDevice();
  if (summary === unknownBrowser) return words.unknownBrowser();
  const [, browser, system] = /^(.+) on (.+)$/.exec(summary) ?? [];
  if (!browser || !system) return summary;
  return browser === unknownBrowser
    ? words.unknownBrowserOn({ system })
    : words.browserOn({ browser, system });
}
