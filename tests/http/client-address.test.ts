import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createNetworkReader } from "~/http/client-address";
import { createTestHttpApp, exchange, listen, requestLines } from "./http-app";

/** The network of a request that came from `peer` and claims `forwardedFor`. */
function networkOf(trusted: string[], peer: string | undefined, forwardedFor?: string): string {
  const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
  return createNetworkReader(trusted)({ socket: { remoteAddress: peer }, headers });
}

describe("who is not a trusted proxy is the client, whatever it claims", () => {
  test.each([
    ["no list", [], "203.0.113.9", "198.51.100.7", "203.0.113.9"],
    ["another proxy's list", ["10.0.0.0/8"], "203.0.113.9", "198.51.100.7", "203.0.113.9"],
    ["an address like a proxy's", ["10.0.0.1"], "10.0.0.10", "198.51.100.7", "10.0.0.10"],
    ["a claim to be a proxy", ["10.0.0.0/8"], "203.0.113.9", "10.0.0.1", "203.0.113.9"],
    ["no header", ["10.0.0.0/8"], "10.0.0.1", undefined, "10.0.0.1"],
  ])("%s", (_what, trusted, peer, forwardedFor, expected) => {
    expect(networkOf(trusted, peer, forwardedFor)).toBe(expected);
  });
});

describe("behind trusted proxies it is the right-most address that isn't theirs", () => {
  const trusted = ["10.0.0.0/8", "2001:db8:aaaa::/48"];
  test.each([
    ["one proxy", "10.0.0.1", "198.51.100.7", "198.51.100.7"],
    ["two proxies", "10.0.0.1", "198.51.100.7, 10.0.0.2", "198.51.100.7"],
    ["an address that the client made up", "10.0.0.1", "192.0.2.66, 198.51.100.7", "198.51.100.7"],
    ["a proxy that the client made up", "10.0.0.1", "10.9.9.9,198.51.100.7", "198.51.100.7"],
    ["a socket that takes both kinds", "::ffff:10.0.0.1", "198.51.100.7", "198.51.100.7"],
    ["a proxy with IPv6", "2001:db8:aaaa::1", "198.51.100.7", "198.51.100.7"],
    ["a proxy that writes ports", "10.0.0.1", "198.51.100.7:4711", "198.51.100.7"],
    ["a proxy that writes brackets", "10.0.0.1", "[2001:db8:1:2::3]:4711", "2001:db8:1:2::/64"],
    ["a header of proxies alone", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
  ])("%s", (_what, peer, forwardedFor, expected) => {
    expect(networkOf(trusted, peer, forwardedFor)).toBe(expected);
  });
});

describe("addresses of one network count as one", () => {
  test.each([
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2:0:0:0:1", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["fe80::1%eth0", "fe80::/64"],
    ["::1", "::/64"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::ffff:cb00:7109", "203.0.113.9"],
    ["203.0.113.9", "203.0.113.9"],
  ])("%s is %s", (peer, expected) => {
    expect(networkOf([], peer)).toBe(expected);
  });
});

describe("what can't be read", () => {
  test.each([
    "",
    ",",
    " , ,",
    "unknown",
    "_hidden",
    "for=198.51.100.7",
    "<script>",
    "999.1.1.1",
    "198.51.100.7.",
    "☃",
  ])("counts for the proxy that handed it on: %j", (forwardedFor) => {
    expect(networkOf(["10.0.0.1"], "10.0.0.1", forwardedFor)).toBe("10.0.0.1");
  });

  test("hides nothing to its right", () => {
    expect(networkOf(["10.0.0.1"], "10.0.0.1", "198.51.100.7, garbage")).toBe("10.0.0.1");
    expect(networkOf(["10.0.0.1"], "10.0.0.1", "garbage, 198.51.100.7")).toBe("198.51.100.7");
  });

  test("is one network where the connection is gone", () => {
    expect(networkOf(["10.0.0.1"], undefined, "198.51.100.7")).toBe("unknown");
    expect(createNetworkReader([])(undefined)).toBe("unknown");
  });

  test("never throws, and never lets an untrusted peer choose", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.ipV4(),
      fc.ipV6(),
      fc.stringMatching(/^[\d.:,\s[\]a-f/%]*$/),
    );
    fc.assert(
      fc.property(text, (forwardedFor) => {
        expect(networkOf(["10.0.0.0/8"], "203.0.113.9", forwardedFor)).toBe("203.0.113.9");
        expect(networkOf(["10.0.0.0/8"], "10.0.0.1", forwardedFor)).toBeTruthy();
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  [[], "127.0.0.1"],
  [["127.0.0.1"], "198.51.100.7"],
])("pages are told the network of a real connection, with %j trusted", async (trustedProxies, expected) => {
  const seen: string[] = [];
  const { app, lines } = createTestHttpApp({
    trustedProxies,
    pages: async (_request, { network }) => {
      seen.push(network);
      return new Response("page");
    },
  });
  const port = await listen(app.fetch);
  await exchange(
    port,
    requestLines("GET / HTTP/1.1", { "x-forwarded-for": "192.0.2.66", "X-Forwarded-For": "198.51.100.7" }),
  );
  expect(seen).toEqual([expected]);
  expect(JSON.stringify(lines)).not.toMatch(/127\.0\.0\.1|198\.51\.100\.7|192\.0\.2\.66/);
});
