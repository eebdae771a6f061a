import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./content-encoding";
import type { HttpApp } from "./http-app";

interface Answer {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** An answer of the app in every encoding. */
export type PageAnswer = Readonly<Record<Encoding, Answer>>;

/** The app's answer in every encoding, or null if it may not be kept. `brotli`: 0 to 11. */
export async function askFor(app: HttpApp, request: Request, brotli: number): Promise<PageAnswer | null> {
  const response = await app.fetch(request);
  if (response.status !== 200 || response.headers.has("set-cookie")) return null;
  const headers = Object.fromEntries(response.headers);
  const plain = new Uint8Array(await response.arrayBuffer());
  const keep = (bytes: Uint8Array, encoding: Encoding): Answer => ({
    body: new Uint8Array(bytes),
    headers: {
      ...headers,
      ...(encoding !== "identity" && { "content-encoding": encoding }),
      "content-length": String(bytes.length),
      vary: ["accept-encoding", ...(headers.vary?.split(/,\s*/) ?? [])]
        .filter((name, at, all) => all.indexOf(name) === at)
        .join(", "),
    },
  });
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } };
  return {
    identity: keep(plain, "identity"),
    gzip: keep(await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }), "gzip"),
    br: keep(await promisify(brotliCompress)(plain, quality), "br"),
  };
}

/**
 * The same for a page that browsers may keep: with `no-cache` as long as they ask each time whether
 * it still stands (RFC 9111 §5.2.2.4), with null as the answer itself says.
 */
export function withTags(page: PageAnswer, cache: "no-cache" | null): PageAnswer {
  const tag = createHash("sha256").update(page.identity.body).digest("base64url").slice(0, 22);
  const tagged = ({ body, headers }: Answer, encoding: Encoding): Answer => ({
    body,
    headers: {
      ...headers,
      ...(cache && { "cache-control": cache }),
      etag: `"${tag}-${encoding}"`,
    },
  });
  return {
    identity: tagged(page.identity, "identity"),
    gzip: tagged(page.gzip, "gzip"),
    br: tagged(page.br, "br"),
  };
}

export function bytesOf({ identity, gzip, br }: PageAnswer): number {
  return identity.body.length + gzip.body.length + br.body.length;
}
