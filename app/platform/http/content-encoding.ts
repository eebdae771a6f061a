import { parseAccept } from "hono/utils/accept";

/** What a remembered answer is kept in; the first is preferred. */
export const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The encoding that a visitor's `Accept-Encoding` likes best (RFC 9110 §12.5.3), of those that we `have`, the
 * preferred first. Without the header, and where none of them would be accepted, it is the plain bytes.
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
    // Plain bytes are acceptable unless somebody says otherwise, and liked least.
    const liked = asked ?? (encoding === "identity" ? Number.MIN_VALUE : 0);
    if (liked > bestLiked) {
      best = encoding;
      bestLiked = liked;
    }
  }
  return best;
}
