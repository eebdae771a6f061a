/** No valid token or cookie is longer; browsers keep no cookie over 4 KB. In characters. */
const longestToken = 8_192;

/**
 * Checks whether this can be a token of the provider at all, before the SDK sees it: three
 * base64url parts, a sane length, JSON in the first two, and the one algorithm that is right here.
 * In production that is RS256, with a signature; under the emulator `none`, without one. So
 * production refuses an unsigned token even if an environment variable had put the SDK into its
 * emulator mode, which accepts it. Returns the fault, or null.
 */
export function tokenFault(token: string, { emulated }: { emulated: boolean }): string | null {
  if (token.length > longestToken) return `longer than ${longestToken} characters`;
  const parts = /^([\w-]+)\.([\w-]+)\.([\w-]*)$/.exec(token);
  if (!parts) return "not three base64url parts";
  const [, header = "", payload = "", signature = ""] = parts;
  const alg = readJson(header)?.alg;
  if (!readJson(payload)) return "payload is not JSON";
  if (alg !== (emulated ? "none" : "RS256")) return "algorithm is not the expected one";
  if ((signature === "") !== emulated) return emulated ? "unexpected signature" : "no signature";
  return null;
}

function readJson(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
