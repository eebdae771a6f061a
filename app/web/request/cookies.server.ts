import { type Cookie, createCookie } from "@remix-run/node";
import {
  DRAFT_LIFETIME,
  KEPT_FORM_LIFETIME,
  SESSION_LIFETIME,
  SKIP_REDIRECTS_LIFETIME,
} from "~/contract/times";
import { isThemeName, type ThemeName } from "~/ui/themes/theme-names";

const seconds = (milliseconds: number) => milliseconds / 1_000;
const year = 365 * 86_400;

export type Cookies = ReturnType<typeof createCookies>;

/** Every cookie of the product. `secure` is off only in local mode, which has no TLS. */
export function createCookies({ secrets, secure }: { secrets: string[]; secure: boolean }) {
  const prefix = secure ? "__Host-" : "";
  const guarded = { path: "/", httpOnly: true, secure, sameSite: "lax" as const };
  // The provider's own token: already signed, so it needs no signature of ours.
  const session = createCookie(`${prefix}session`, { ...guarded, maxAge: seconds(SESSION_LIFETIME) });
  // Names the attempt as long as its draft is kept; the attempt's own record says what it is still good for.
  const attempt = createCookie(`${prefix}attempt`, { ...guarded, secrets, maxAge: seconds(DRAFT_LIFETIME) });
  const skipRedirects = createCookie(`${prefix}skip-redirects`, {
    ...guarded,
    secrets,
    maxAge: seconds(SKIP_REDIRECTS_LIFETIME),
  });
  // Names what was sent when a session had ended.
  const keptForm = createCookie(`${prefix}kept-form`, {
    ...guarded,
    secrets,
    maxAge: seconds(KEPT_FORM_LIFETIME),
  });
  const theme = createCookie("theme", { ...guarded, maxAge: year });
  // Read and removed by the next page's script, which then clears local storage (product.md §4).
  const signedOut = createCookie("signed-out", {
    ...guarded,
    httpOnly: false,
    maxAge: 86_400,
    encode: String,
  });

  return {
    readSession: async (request: Request) => readPlain(session.name, request),
    setSession: (value: string) => session.serialize(value),
    clearSession: () => session.serialize("", { maxAge: 0 }),
    readAttempt: (request: Request) => readText(attempt, request),
    setAttempt: (id: string) => attempt.serialize(id),
    clearAttempt: () => attempt.serialize("", { maxAge: 0 }),
    async hasSkipRedirects(request: Request): Promise<boolean> {
      const setAt = Number(await readText(skipRedirects, request));
      return Number.isFinite(setAt) && setAt + SKIP_REDIRECTS_LIFETIME > Date.now();
    },
    setSkipRedirects: () => skipRedirects.serialize(String(Date.now())),
    clearSkipRedirects: () => skipRedirects.serialize("", { maxAge: 0 }),
    readKeptForm: (request: Request) => readText(keptForm, request),
    setKeptForm: (id: string) => keptForm.serialize(id),
    clearKeptForm: () => keptForm.serialize("", { maxAge: 0 }),
    async readTheme(request: Request): Promise<ThemeName | null> {
      const name = await readText(theme, request);
      return isThemeName(name) ? name : null;
    },
    setTheme: (name: ThemeName) => theme.serialize(name),
    clearTheme: () => theme.serialize("", { maxAge: 0 }),
    setSignedOut: () => signedOut.serialize("1"),
  };
}

async function readText(cookie: Cookie, request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}

/**
 * As `readText` for a cookie that isn't signed: base64 of JSON. Every page of a member reads a kilobyte
 * so, and Remix goes through it letter by letter, three times.
 */
function readPlain(name: string, { headers }: Request): string | null {
  const given = headers
    .get("cookie")
    ?.split(/; ?/)
    .find((pair) => pair.startsWith(`${name}=`));
  if (!given) return null;
  try {
    const encoded = decodeURIComponent(given.slice(name.length + 1));
    // Node would pass over what isn't base64.
    if (!/^[\w+/]+={0,2}$/.test(encoded)) return null;
    const value: unknown = JSON.parse(Buffer.from(encoded, "base64").toString());
    return typeof value === "string" && value !== "" ? value : null;
  } catch {
    return null;
  }
}
