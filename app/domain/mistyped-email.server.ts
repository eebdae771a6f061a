/**
 * Common mailbox providers. A domain that is one typing slip away from one of them is probably
 * meant to be that one.
 */
const providers = [
  "gmail.com",
  "googlemail.com",
  "outlook.com",
  "hotmail.com",
  "hotmail.co.uk",
  "hotmail.fr",
  "yahoo.com",
  "yahoo.co.uk",
  "yahoo.de",
  "yahoo.fr",
  "icloud.com",
  "proton.me",
  "protonmail.com",
  "fastmail.com",
  "t-online.de",
  "freenet.de",
  "orange.fr",
  "wanadoo.fr",
  "laposte.net",
  "libero.it",
  "btinternet.com",
  "comcast.net",
  "verizon.net",
] as const;

/** Real providers that are one slip away from those. */
const alsoReal: ReadonlySet<string> = new Set([
  ...providers,
  "mail.com",
  "email.com",
  "ymail.com",
  "rocketmail.com",
  "outlook.fr",
  "outlook.de",
  "yahoo.it",
  "yahoo.es",
  "yahoo.ca",
  "yahoo.in",
  "hotmail.it",
  "hotmail.es",
  "hotmail.de",
]);

/** Endings that are no top-level domain, and the ones that were probably meant. */
const endings: Readonly<Record<string, string>> = {
  con: "com",
  cmo: "com",
  ocm: "com",
  comm: "com",
  vom: "com",
  xom: "com",
  cpm: "com",
  nte: "net",
  ner: "net",
  ogr: "org",
  orh: "org",
};

/**
 * The address that was probably meant by this parsed one; null if nothing seems wrong. A guess: the
 * visitor is asked, and it is never used without an answer.
 */
export function meantAddress(address: string): string | null {
  const at = address.lastIndexOf("@") + 1;
  const host = address.slice(at);
  if (alsoReal.has(host)) return null;
  const ended = host.replace(/[^.]+$/, (ending) => endings[ending] ?? ending);
  const meant = alsoReal.has(ended) ? ended : (providers.find((one) => isOneSlip(ended, one)) ?? ended);
  return meant === host ? null : address.slice(0, at) + meant;
}

/** Whether one letter is missing, added, wrong, or swapped with its neighbour. */
function isOneSlip(typed: string, meant: string): boolean {
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from++;
  let end = 0;
  const room = Math.min(typed.length, meant.length) - from;
  while (end < room && typed.at(-1 - end) === meant.at(-1 - end)) end++;
  const [was, is] = [typed.slice(from, typed.length - end), meant.slice(from, meant.length - end)];
  if (was.length === 2) return is.length === 2 && was[0] === is[1] && was[1] === is[0];
  return was.length <= 1 && is.length <= 1;
}
