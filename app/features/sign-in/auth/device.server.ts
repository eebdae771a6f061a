import Bowser from "bowser";

/** What a member recognises a session by, like "Firefox on Android"; never the whole user agent. */
export function deviceSummary(userAgent: string | null): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  // What it doesn't know has an empty name.
  const name = browser.name || "Unknown browser";
  return os.name ? `${name} on ${os.name}` : name;
}
