import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { Product } from "./product";

/** A request as it would stand on the wire. */
export interface Asked {
  method: string;
  /** Path and query. */
  target: string;
  headers: [string, string][];
  type?: string | null;
  body?: string | Uint8Array<ArrayBuffer>;
  /** The address that the connection comes from. */
  address?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The body, decompressed. */
  text: string;
}

const unpack: Record<string, (packed: Uint8Array) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

/**
 * Hands a request to the product as the server does, which names a request by its Host header. Answers
 * null for one that Fetch can't express; `raw-bytes.test.ts` has those.
 */
export async function tryAsk(product: Product, asked: Asked): Promise<Answer | null> {
  const request = toRequest(product, asked);
  if (!request) return null;
  const { address = "203.0.113.1" } = asked;
  const headers = Object.fromEntries(request.headers);
  const socket = { remoteAddress: address, remotePort: 40_000, remoteFamily: "IPv4" };
  const response = await product.app.fetch(request, { incoming: { socket, headers } });
  const body = await bodyOf(response);
  const coding = response.headers.get("content-encoding");
  const plain = coding && body.length > 0 ? unpack[coding]?.(body) : body;
  if (!plain) throw new Error(`an answer in an unknown coding: ${coding}`);
  return { status: response.status, headers: response.headers, text: plain.toString("utf8") };
}

/** Of a stream, which ends with its session, what comes first. */
async function bodyOf(response: Response): Promise<Buffer> {
  if (response.headers.get("content-type") !== "text/event-stream")
    return Buffer.from(await response.arrayBuffer());
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return Buffer.from(first?.value ?? []);
}

/** The same for a request that can be expressed. */
export async function ask(product: Product, asked: Asked): Promise<Answer> {
  const answer = await tryAsk(product, asked);
  if (!answer) throw new Error(`not a request: ${asked.method} ${asked.target}`);
  return answer;
}

/** The cookies that an answer sets, as a browser sends them back; those that it clears are left out. */
export function cookiesOf({ headers }: Pick<Answer, "headers">): string[] {
  return headers
    .getSetCookie()
    .filter((line) => !/max-age=0/i.test(line))
    .map((line) => line.split(";")[0] ?? "");
}

function toRequest(product: Product, { method, target, headers, type, body }: Asked): Request | null {
  try {
    const given = new Headers({ host: product.host });
    const [host] = headers.filter(([name]) => name === "host");
    if (host) given.delete("host");
    for (const [name, value] of headers) given.append(name, value);
    if (type) given.set("content-type", type);
    const address = `http://${host?.[1] || product.host}${target}`;
    const url = URL.canParse(address) ? address : `http://${product.host}${target}`;
    const isRead = method === "GET" || method === "HEAD";
    const request = new Request(url, { method, headers: given, body: isRead ? null : body });
    // Fetch says itself what a string is; here its sender says so, or nobody.
    if (!type && body !== undefined) request.headers.delete("content-type");
    return request;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
