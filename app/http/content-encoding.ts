import { parseAccept } from "hono/utils/accept";

/** The encodings in which an answer is remembered, the preferred first. */
export const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The encoding that `Accept-Encoding` prefers (RFC 9110 §12.5.3) among those in `have`, which lists
 * our preferred first. Plain bytes without the header, or if it accepts none of them.
 */
export function chooseEncoding(
  accepted: string | null | undefined,
  have: readonly Encoding[] = encodings,
): Encoding {
  if (!accepted) return "identity";
  const given = parseAccept(accepted.toLowerCase());
  const others = given.find(({ type }) => type === "*")?.q;
  let best: Encoding = "identity";
  let bestLiked = 0;
  for (const encoding of have) {
    const asked = given.find(({ type }) => type === encoding)?.q ?? others;
    // Plain bytes are acceptable unless the header excludes them, and preferred least.
    const liked = asked ?? (encoding === "identity" ? Number.MIN_VALUE : 0);
    if (liked > bestLiked) {
      best = encoding;
      bestLiked = liked;
    }
  }
  return best;
}
