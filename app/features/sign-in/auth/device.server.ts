import Bowser from "bowser";
import { unknownBrowser, unknownDevice } from "./device-name";

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
