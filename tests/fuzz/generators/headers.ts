import fc from "fast-check";
import { headerText } from "./texts";

export type Header = [name: string, value: string];

const of = (name: string, ...values: string[]): fc.Arbitrary<Header> =>
  fc.constantFrom(...values).map((value) => [name, value]);

const odd: fc.Arbitrary<Header> = fc.oneof(
  of("sec-fetch-site", "same-origin", "same-site", "cross-site", "none", "??"),
  of("sec-fetch-mode", "navigate", "cors", "no-cors"),
  of("accept-encoding", "gzip", "br", "gzip, br, zstd", "identity", "*", "gzip;q=0", "br;q=x,,;", "deflate"),
  of("x-forwarded-for", "203.0.113.9", "1.1.1.1, 2.2.2.2", "::ffff:127.0.0.1", "unknown", "'", "256.1.1.1"),
  of("x-forwarded-host", "evil.example", "localhost:3000", ","),
  of("x-forwarded-proto", "https", "javascript"),
  of("forwarded", "for=evil.example;host=evil.example;proto=https", 'for="[::1]:99999"'),
  of("range", "bytes=0-0", "bytes=-1", "bytes=5-1", "bytes=0-,0-,0-", "bytes=99999999999999-", "lines=1"),
  of("if-none-match", "*", 'W/"x"', '"', "x"),
  of("if-modified-since", "Thu, 01 Jan 1970 00:00:00 GMT", "never", "-1"),
  of("expect", "100-continue", "200-ok"),
  of(
    "accept",
    "text/html",
    "application/json",
    "image/webp",
    "*/*;q=0",
    "multipart/mixed",
    "text/event-stream",
  ),
  of("accept-language", "de", "x".repeat(500)),
  of("content-length", "0", "1", "-1", "99999999999999999999", "1e3", "abc", "262145"),
  of("content-encoding", "gzip", "br", "x"),
  of("transfer-encoding", "chunked", "gzip, chunked", "identity"),
  of("purpose", "prefetch"),
  of("sec-purpose", "prefetch;prerender"),
  of("referer", "https://evil.example/", "not an address", "http://localhost:3000/"),
  of(
    "authorization",
    "Bearer {idToken:ann}",
    "Bearer x.y.z",
    "Session {record:ann}",
    "Bearer",
    "Basic ??",
    " ",
  ),
  of("x-attempt", "{attemptId:ann}", "__proto__", "../x", ""),
  of("x-api-key", "x", "b".repeat(32)),
  of("x-request-id", "mine", "a b", "x".repeat(300)),
  of("x-http-method-override", "DELETE", "PUT"),
  of("upgrade", "websocket", "h2c"),
  of("dnt", "1"),
  of("user-agent", "x".repeat(3_000), "Mozilla/5.0 (((((((((((", "", "Firefox/", "() { :; }; echo"),
  fc.tuple(fc.constantFrom("user-agent", "referer", "x-custom", "accept", "range", "te"), headerText),
);

/** Two browsers: one that says where a post comes from by Origin, one that says it by Sec-Fetch-Site as well. */
const sameSite: fc.Arbitrary<Header[]> = fc.constantFrom<Header[][]>(
  [["origin", "{origin}"]],
  [
    ["origin", "{origin}"],
    ["sec-fetch-site", "same-origin"],
  ],
);

const otherSite: fc.Arbitrary<Header[]> = fc.constantFrom<Header[][]>(
  [],
  [["origin", "null"]],
  [["origin", "https://evil.example"]],
  [["origin", "{origin}.evil.example"]],
  [["origin", "{origin}/"]],
  [["origin", "file://"]],
  [["sec-fetch-site", "cross-site"]],
);

const host: fc.Arbitrary<string | null> = fc.oneof(
  { weight: 30, arbitrary: fc.constant("{host}") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("{otherHost}", "evil.example", "{host}.", "{host}:80", "", "a b", null),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("[::1]", "{host}@evil.example", "x".repeat(1_000), "%00", "{HOST}"),
  },
);

/** Everything but cookies and the body's own type; `isOurs` is what most posts say about where they come from. */
export const headers: fc.Arbitrary<Header[]> = fc
  .tuple(
    host,
    fc.oneof({ weight: 12, arbitrary: sameSite }, { weight: 1, arbitrary: otherSite }),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 2, arbitrary: fc.array(odd, { maxLength: 3 }) },
    ),
  )
  .map(([name, site, rest]) => [...(name === null ? [] : [["host", name] as Header]), ...site, ...rest]);
