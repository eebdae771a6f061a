import { cookieLives } from "~/values/cookies";

/** Keeps the browser's time zone (IANA name) for the server, and answers it. */
export function keepZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const secure = location.protocol === "https:" ? ";Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser in use has the Cookie Store
  document.cookie = `zone=${timeZone};Path=/;Max-Age=${cookieLives.zone / 1_000};SameSite=Lax${secure}`;
  return timeZone;
}
