import fc from "fast-check";
import type { Asked } from "../ask";
import { type GeneratedRequest, generatedRequest } from "./requests";

/** What befalls a request on its way. `at` is a part of its length, from 0 to 1. */
export type Damage =
  | { kind: "none" }
  | { kind: "cut" | "twice"; at: number }
  | { kind: "insert"; at: number; bytes: string }
  | { kind: "line"; line: string }
  | { kind: "start"; line: string }
  | { kind: "length"; length: string }
  | { kind: "chunked"; body: string };

/** Of a request that Fetch could express, or not. */
export interface GeneratedWire {
  request: GeneratedRequest;
  damage: Damage[];
}

const lines = [
  "host: localhost:3000",
  "host: evil.example",
  "content-length: 3",
  "content-length: 5",
  "content-length: -1",
  "transfer-encoding: chunked",
  "transfer-encoding : chunked",
  "transfer-encoding: chunked, identity",
  " folded: value",
  "no colon",
  ": no name",
  "na me: value",
  "name\0: value",
  "name: val\0ue",
  "name: \x01\x7f\xff",
  "x".repeat(20_000),
  `cookie: session=${"x".repeat(100_000)}`,
  "expect: 100-continue",
  "upgrade: websocket",
  "connection: upgrade",
  "connection: keep-alive, te",
  "te: trailers",
  "trailer: cookie",
  "x-forwarded-host: evil.example",
  ...["", "\r", "\n", "\r\n\r\nGET /app HTTP/1.1"],
];

const starts = [
  "GET http://evil.example/ HTTP/1.1",
  "GET http://localhost:3000/login HTTP/1.1",
  "GET http://user:password@localhost:3000/ HTTP/1.1",
  "GET https://localhost:3000:99999/ HTTP/1.1",
  "GET //evil.example HTTP/1.1",
  "GET \\ HTTP/1.1",
  "GET * HTTP/1.1",
  "OPTIONS * HTTP/1.1",
  "CONNECT localhost:3000 HTTP/1.1",
  "TRACE / HTTP/1.1",
  "get / HTTP/1.1",
  "GET / HTTP/1.0",
  "GET / HTTP/0.9",
  "GET / HTTP/2.0",
  "GET /",
  "GET / HTTP/1.1 extra",
  "GET\t/\tHTTP/1.1",
  "GET /\0 HTTP/1.1",
  "GET /\xff\xfe HTTP/1.1",
  "GET /a b HTTP/1.1",
  "GET /# HTTP/1.1",
  "GET ?a HTTP/1.1",
  `GET /${"a".repeat(70_000)} HTTP/1.1`,
  "PRI * HTTP/2.0",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "SSH-2.0-OpenSSH_9.0",
  "",
];

const chunks = [
  "0\r\n\r\n",
  "5\r\nemail\r\n0\r\n\r\n",
  "5\r\nemail",
  "ffffffffffffffff\r\nx\r\n",
  "-1\r\nx\r\n",
  "x\r\n",
  "5;ext=1\r\nemail\r\n0\r\ncookie: session=x\r\n\r\n",
  "5\nemail\n0\n\n",
  `${"0".repeat(1_000)}5\r\nemail\r\n0\r\n\r\n`,
  "40001\r\n",
];

const at = fc.double({ min: 0, max: 1, noNaN: true });
const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({ kind: fc.constantFrom("cut" as const, "twice" as const), at }),
  fc.record({
    kind: fc.constant("insert" as const),
    at,
    bytes: fc.oneof(
      fc.constantFrom("\0", "\r", "\n", "\r\n\r\n", "\xff", ":", " "),
      fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes).toString("latin1")),
    ),
  }),
  fc.record({ kind: fc.constant("line" as const), line: fc.constantFrom(...lines) }),
  fc.record({ kind: fc.constant("start" as const), line: fc.constantFrom(...starts) }),
  fc.record({
    kind: fc.constant("length" as const),
    length: fc.constantFrom("0", "1", "99999", "-5", "1, 2", "0x10", "1e3", " ", "99999999999999999999"),
  }),
  fc.record({ kind: fc.constant("chunked" as const), body: fc.constantFrom(...chunks) }),
);

export const generatedWire: fc.Arbitrary<GeneratedWire> = fc.record({
  request: generatedRequest,
  damage: fc.oneof(
    { weight: 1, arbitrary: fc.constant<Damage[]>([{ kind: "none" }]) },
    { weight: 4, arbitrary: fc.array(damage, { minLength: 1, maxLength: 2 }) },
  ),
});

/** The request as HTTP/1.1, and then what befell it. */
export function toBytes({ method, target, headers, type, body }: Asked, damages: readonly Damage[]): Buffer {
  const sent = Buffer.from(body ?? "");
  const of = <Kind extends Damage["kind"]>(kind: Kind) =>
    damages.find((one): one is Extract<Damage, { kind: Kind }> => one.kind === kind);
  const chunked = of("chunked");
  const given = headers.filter(
    ([name]) => !/^(?:content-length|transfer-encoding|expect|upgrade)$/.test(name),
  );
  const head = [
    of("start")?.line ?? `${method} ${target} HTTP/1.1`,
    ...given.map(([name, value]) => `${name}: ${value}`),
    ...(type ? [`content-type: ${type}`] : []),
    chunked ? "transfer-encoding: chunked" : `content-length: ${of("length")?.length ?? sent.length}`,
    ...damages.flatMap((one) => (one.kind === "line" ? [one.line] : [])),
    "connection: close",
  ].join("\r\n");
  let bytes = Buffer.concat([
    // A path is sent as UTF-8, as some programs do; a header's character is a byte.
    Buffer.from(head, /[\u0100-\u{10ffff}]/u.test(target) ? "utf8" : "latin1"),
    Buffer.from("\r\n\r\n"),
    chunked ? Buffer.from(chunked.body) : sent,
  ]);
  for (const one of damages) {
    if (!("at" in one)) continue;
    const place = Math.floor(one.at * bytes.length);
    if (one.kind === "cut") bytes = bytes.subarray(0, place);
    if (one.kind === "twice") bytes = Buffer.concat([bytes, bytes.subarray(place)]);
    if (one.kind === "insert") {
      const inserted = Buffer.from(one.bytes, "latin1");
      bytes = Buffer.concat([bytes.subarray(0, place), inserted, bytes.subarray(place)]);
    }
  }
  return bytes;
}
