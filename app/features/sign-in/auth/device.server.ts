import Bowser from "bowser";

/**
 * A session's name that its member recognises, like "Firefox on Android"; never the whole user
 * agent.
 */
export function deviceSummary(userAgent: string | null): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  // The parser leaves unknown names empty.
  const name = browser.name || "Unknown browser";
  return os.name ? `${name} on ${os.name}` : name;
}
