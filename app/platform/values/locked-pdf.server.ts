import { createCipheriv, createHash } from "node:crypto";
import { type PdfDictionary, type PdfValue, readDictionary } from "./pdf-values";

/**
 * Whether a PDF asks each of its readers for a password or a certificate. One that only limits
 * printing or copying is encrypted, too, and opens with an empty password: it isn't locked. What
 * can't be read isn't either.
 */
export function isLocked(pdf: Buffer): boolean {
  for (const trailer of trailersOf(pdf)) {
    const encrypt = resolve(pdf, trailer.get("/Encrypt"));
    if (encrypt) return !opensForAll(encrypt, firstId(trailer));
  }
  return false;
}

/** How often a name is looked at: an honest file has each twice. */
const mostNamed = 20;
/** Bytes of a trailer, and of what it refers to. */
const longest = 8_192;

/** The trailers that say how it is encrypted, the last one first (ISO 32000, 7.5.5 and 7.5.8). */
function* trailersOf(pdf: Buffer): Iterable<PdfDictionary> {
  let at = pdf.length;
  for (let named = 0; named < mostNamed && at > 0; named += 1) {
    at = pdf.lastIndexOf("/Encrypt", at - 1, "latin1");
    if (at < 0) return;
    const before = pdf.toString("latin1", Math.max(0, at - longest), at);
    const begin = Math.max(before.lastIndexOf("trailer"), before.lastIndexOf("obj"));
    // Within a stream it is text of the file.
    if (begin < 0 || before.lastIndexOf("stream") > begin) continue;
    const text = before.slice(begin) + pdf.toString("latin1", at, at + longest);
    const found = readDictionary(text.replace(/^(?:trailer|obj)/, ""));
    const isTrailer = text.startsWith("trailer") || found?.get("/Type") === "/XRef";
    if (found?.has("/Encrypt") && isTrailer) yield found;
  }
}

/** A dictionary, or the one of an object, which stands by itself in the file (7.5.7). */
function resolve(pdf: Buffer, value: PdfValue | undefined): PdfDictionary | null {
  if (value instanceof Map) return value;
  if (value === null || typeof value !== "object" || !("object" in value)) return null;
  const head = `${value.object} ${value.generation} obj`;
  for (let [at, looked] = [pdf.length, 0]; at > 0 && looked < mostNamed; looked += 1) {
    at = pdf.lastIndexOf(head, at - 1, "latin1");
    if (at < 0) return null;
    if (!/\d/.test(pdf.toString("latin1", at - 1, at)))
      return readDictionary(pdf.toString("latin1", at + head.length, at + head.length + longest));
  }
  return null;
}

function firstId(trailer: PdfDictionary): Buffer {
  const id = trailer.get("/ID");
  return Array.isArray(id) && Buffer.isBuffer(id[0]) ? id[0] : Buffer.alloc(0);
}

/** Whether its empty user password is right (7.6.4; revisions 5 and 6: ISO 32000-2). */
function opensForAll(encrypt: PdfDictionary, id: Buffer): boolean {
  const number = (name: string, usual = 0) => Number(encrypt.get(name) ?? usual);
  const bytes = (name: string) => {
    const value = encrypt.get(name);
    return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
  };
  // Certificates, and what programs of publishers ask for.
  if (encrypt.get("/Filter") !== "/Standard") return false;
  const [user, revision] = [bytes("/U"), number("/R")];
  if (revision >= 5) {
    const salt = user.subarray(32, 40);
    const found = revision === 5 ? hash("sha256", salt) : hardened(salt);
    return found.equals(user.subarray(0, 32));
  }
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(number("/P") | 0);
  const isOpenInside = revision >= 4 && encrypt.get("/EncryptMetadata") === false;
  const rest = isOpenInside ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  let key = hash("md5", padding, bytes("/O").subarray(0, 32), permissions, id, rest);
  if (revision === 2) return rc4(key.subarray(0, 5), padding).equals(user.subarray(0, 32));
  const length = Math.min(16, Math.max(5, number("/Length", 40) >> 3));
  for (let round = 0; round < 50; round += 1) key = hash("md5", key.subarray(0, length));
  key = key.subarray(0, length);
  let found = hash("md5", padding, id);
  for (let round = 0; round < 20; round += 1)
    found = rc4(
      key.map((byte) => byte ^ round),
      found,
    );
  return found.equals(user.subarray(0, 16));
}

/** What stands behind a short password, and for an empty one (7.6.4.3.2). */
const padding = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");

function hash(name: "md5" | "sha256" | "sha384" | "sha512", ...parts: readonly Uint8Array[]): Buffer {
  return createHash(name).update(Buffer.concat(parts)).digest();
}

/** Of an empty password (ISO 32000-2, algorithm 2.B): 287 rounds at most. */
function hardened(salt: Buffer): Buffer {
  let key = hash("sha256", salt);
  for (let round = 1; ; round += 1) {
    const aes = createCipheriv("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const data = aes.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const sum = data.subarray(0, 16).reduce((all, byte) => all + byte, 0);
    key = hash((["sha256", "sha384", "sha512"] as const)[sum % 3] ?? "sha256", data);
    if (round >= 64 && (data.at(-1) ?? 0) <= round - 32) return key.subarray(0, 32);
  }
}

/** Node's own is left out of OpenSSL 3. It only asks whether a file opens, and protects nothing. */
function rc4(key: Uint8Array, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let [a, b] = [0, 0];
  return data.map((byte) => {
    a = (a + 1) & 255;
    b = (b + (state[a] ?? 0)) & 255;
    swap(a, b);
    return byte ^ (state[((state[a] ?? 0) + (state[b] ?? 0)) & 255] ?? 0);
  }) as Buffer;
}
