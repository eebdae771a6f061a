import { createHmac } from "node:crypto";
import { type Cookie, type CookieOptions, createCookie } from "@remix-run/node";
import { isThemeName, type ThemeName } from "~/domain/themes";
import type { Clock } from "~/platform/ports/clock";
import { type CookieName, cookieLives } from "~/values/cookies";
import { SKIP_REDIRECTS_LIFETIME } from "~/values/durations";
import { limits } from "~/values/limits";
import { toTimeZone } from "~/values/zoned-days";
import type { Language } from "~/words/languages";

export type Cookies = ReturnType<typeof createCookies>;

/** Every cookie of the product. `secure` is off only in local mode, which has no TLS. */
export function createCookies({
  secrets,
  secure,
  clock,
}: {
  secrets: string[];
  secure: boolean;
  clock: Clock;
}) {
  const create = (name: CookieName, options: CookieOptions & { bare?: boolean }) => {
    const { bare = false, ...own } = options;
    return createCookie(secure && !bare ? `__Host-${name}` : name, {
      path: "/",
      httpOnly: true,
      secure,
      sameSite: "lax",
      maxAge: cookieLives[name] / 1_000,
      ...own,
    });
  };
  // The provider's token is already signed, so it needs no signature of ours.
  const session = create("session", {});
  const attempt = create("attempt", { secrets });
  const skipRedirects = create("skip-redirects", { secrets });
  const keptForm = create("kept-form", { secrets });
  const knownBrowser = create("known-browser", { secrets });
  const passkey = create("passkey", { secrets });
  const theme = create("theme", { bare: true });
  const language = create("language", { bare: true });
  const signedOut = create("signed-out", { bare: true, httpOnly: false, encode: String });

  const [newest = ""] = secrets;
  const readEntries = async (request: Request) => (await readText(knownBrowser, request))?.split(" ") ?? [];
  /**
   * The entries of an address, and those of other addresses: each a code and the time of its last
   * sign-in.
   */
  async function entriesOf(request: Request, address: string) {
    const codes = secrets.map((secret) => addressCode(address, secret));
    const isOwn = (entry: string) => codes.includes(entry.split(".")[0] ?? "");
    const entries = await readEntries(request);
    return { own: entries.filter(isOwn), others: entries.filter((entry) => !isOwn(entry)) };
  }
  const setKnownBrowser = (codes: string) =>
    knownBrowser.serialize(codes, codes === "" ? { maxAge: 0 } : undefined);

  return {
    readSession: async (request: Request) => readPlain(session.name, request),
    setSession: (value: string) => session.serialize(value),
    clearSession: () => session.serialize("", { maxAge: 0 }),
    readAttempt: (request: Request) => readText(attempt, request),
    setAttempt: (id: string) => attempt.serialize(id),
    clearAttempt: () => attempt.serialize("", { maxAge: 0 }),
    async hasSkipRedirects(request: Request): Promise<boolean> {
      const setAt = Number(await readText(skipRedirects, request));
      return Number.isFinite(setAt) && setAt + SKIP_REDIRECTS_LIFETIME > clock.now().getTime();
    },
    setSkipRedirects: () => skipRedirects.serialize(String(clock.now().getTime())),
    clearSkipRedirects: () => skipRedirects.serialize("", { maxAge: 0 }),
    /**
     * A proof for a form that only administrators get. It stays valid after the session in which
     * the form was given has ended.
     */
    proveForm: (uid: string) => formCode(uid, newest),
    isProvenForm: (uid: string, proof: string) =>
      uid !== "" && secrets.some((secret) => formCode(uid, secret) === proof),
    readKeptForm: (request: Request) => readText(keptForm, request),
    setKeptForm: (id: string) => keptForm.serialize(id),
    clearKeptForm: () => keptForm.serialize("", { maxAge: 0 }),
    /**
     * Whether this address has signed in on the requesting browser, and since a given time (ISO
     * 8601).
     */
    async knowsAddress(request: Request, address: string, since?: string): Promise<boolean> {
      const { own } = await entriesOf(request, address);
      // Entries of older releases have no time, and count as older than any.
      return own.some((entry) => !since || Number(entry.split(".")[1] ?? 0) > Date.parse(since));
    },
    /** The cookie with one more address; it drops the one that signed in longest ago. */
    async addKnownAddress(request: Request, address: string): Promise<string> {
      const entry = `${addressCode(address, newest)}.${clock.now().getTime()}`;
      const { others } = await entriesOf(request, address);
      return setKnownBrowser([entry, ...others].slice(0, limits.addressesOfBrowser).join(" "));
    },
    async forgetKnownAddress(request: Request, address: string): Promise<string> {
      return setKnownBrowser((await entriesOf(request, address)).others.join(" "));
    },
    setKnownBrowser,
    readPasskey: (request: Request) => readText(passkey, request),
    setPasskey: (challenge: string) => passkey.serialize(challenge),
    clearPasskey: () => passkey.serialize("", { maxAge: 0 }),
    async readTheme(request: Request): Promise<ThemeName | null> {
      const name = await readText(theme, request);
      return isThemeName(name) ? name : null;
    },
    setTheme: (name: ThemeName) => theme.serialize(name),
    clearTheme: () => theme.serialize("", { maxAge: 0 }),
    // As plain text, not as Remix encodes it: which page a visitor gets from memory depends on it.
    setLanguage: (code: Language) => language.serialize(code, { encode: () => code }),
    clearLanguage: () => language.serialize("", { maxAge: 0, encode: () => "" }),
    setSignedOut: () => signedOut.serialize("1"),
    /** The browser's time zone (IANA name), which its page wrote; null for none that is known. */
    readZone: ({ headers }: Request): string | null => readZone(headers.get("cookie")),
  };
}

/**
 * Represents an address in a cookie: without the secret it can neither be forged nor traced to the
 * address.
 */
function addressCode(address: string, secret: string): string {
  return createHmac("sha256", secret).update(`known-browser:${address}`).digest("base64url");
}

function formCode(uid: string, secret: string): string {
  return createHmac("sha256", secret).update(`form:${uid}`).digest("base64url");
}

/** Not by Remix: a page writes it, as plain text. */
export function readZone(cookies: string | null): string | null {
  const name = cookies?.match(/(?:^|; )zone=([A-Za-z][\w+/-]{1,63})(?:;|$)/)?.[1];
  return name ? toTimeZone(name) : null;
}

async function readText(cookie: Cookie, request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}

/**
 * As `readText` for a cookie that isn't signed: base64 of JSON. Every member's page reads a
 * kilobyte of it, and Remix's parser goes through each letter three times.
 */
function readPlain(name: string, { headers }: Request): string | null {
  const given = headers
    .get("cookie")
    ?.split(/; ?/)
    .find((pair) => pair.startsWith(`${name}=`));
  if (!given) return null;
  try {
    const encoded = decodeURIComponent(given.slice(name.length + 1));
    // Node would ignore characters that aren't base64.
    if (!/^[\w+/]+={0,2}$/.test(encoded)) return null;
    const value: unknown = JSON.parse(Buffer.from(encoded, "base64").toString());
    return typeof value === "string" && value !== "" ? value : null;
  } catch {
    return null;
  }
}
