import { describe, expect, it } from "vitest";
import { expectLinear } from "#tests/support/growth";
import { isProven } from "~/features/conversations/mails/inbound/authentication-results";

const by = { email: "Bo@Example.com", server: "mx.guildhall.test" };
const ours = (results: string) => `mx.guildhall.test; ${results}`;

describe("a sender is proven by", () => {
  it.each([
    ["DMARC", ours("dmarc=pass header.from=example.com")],
    [
      "DMARC beside results of others",
      ours("spf=fail smtp.mailfrom=list.example; dkim=none; dmarc=pass (p=none) header.from=Example.COM"),
    ],
    ["SPF for their domain", ours("spf=pass smtp.mailfrom=bounce@example.com")],
    [
      "SPF for their domain alone",
      ours("spf=pass smtp.mailfrom=example.com; dmarc=none header.from=example.com"),
    ],
    ["DKIM for their domain", ours("dkim=pass header.d=example.com header.s=s1")],
    ["DKIM by its identity", ours("dkim=pass header.i=@example.com header.b=abc")],
    ["one of two signatures", ours("dkim=fail header.d=list.example; dkim=pass header.d=example.com")],
    ["a server of a version", "mx.guildhall.test 1; dmarc=pass header.from=example.com"],
    ["a method of a version", ours("dkim/1=pass header.d=example.com")],
    ["a server in another case", "MX.Guildhall.Test; dmarc=pass header.from=example.com"],
    ["spaces and comments between", ours("(a (b) \\) c) dmarc = pass (d) header.from = example.com")],
    ["what was folded", ours("\r\n\tdmarc=pass\r\n header.from=example.com")],
  ])("%s", (_what, header) => {
    expect(isProven(header, by)).toBe(true);
  });
});

describe("a sender isn’t proven by", () => {
  const methods = [
    ["dmarc", "header.from=example.com"],
    ["spf", "smtp.mailfrom=bo@example.com"],
    ["dkim", "header.d=example.com"],
  ];
  const results = [
    "fail",
    "softfail",
    "neutral",
    "none",
    "policy",
    "temperror",
    "permerror",
    "hardfail",
    "bestguesspass",
    "",
    "passed",
  ];
  const failures = methods.flatMap(([method, about]) =>
    results.map((result) => [`${method} ${result}`, ours(`${method}=${result} ${about}`)]),
  );

  it.each([
    ...failures,
    ["no header", ""],
    ["no result", "mx.guildhall.test"],
    ["“none”", ours("none")],
    ["DMARC for another domain", ours("dmarc=pass header.from=evil.example")],
    ["DMARC for no domain", ours("dmarc=pass")],
    ["DMARC for a domain that ends like it", ours("dmarc=pass header.from=not-example.com")],
    ["SPF for another domain", ours("spf=pass smtp.mailfrom=bo@evil.example")],
    ["SPF for a domain below it", ours("spf=pass smtp.mailfrom=bo@mail.example.com")],
    ["SPF of a greeting", ours("spf=pass smtp.helo=example.com")],
    ["DKIM for another domain", ours("dkim=pass header.d=evil.example header.i=@example.com")],
    [
      "DKIM beside a failed DMARC",
      ours("dkim=pass header.d=example.com; dmarc=fail header.from=example.com"),
    ],
    ["DKIM beside a DMARC in trouble", ours("dkim=pass header.d=example.com; dmarc=temperror")],
    ["ARC", ours("arc=pass header.d=example.com")],
    ["another server", "mx.evil.example; dmarc=pass header.from=example.com"],
    [
      "a server whose name begins like it",
      "mx.guildhall.test.evil.example; dmarc=pass header.from=example.com",
    ],
    ["a server whose name looks like it", "mx.gui1dhall.test; dmarc=pass header.from=example.com"],
    ["a server in letters that look like it", "mx.guіldhall.test; dmarc=pass header.from=example.com"],
    ["our server in a comment", "(mx.guildhall.test;) mx.evil.example; dmarc=pass header.from=example.com"],
    ["our server in quotes", '"mx.guildhall.test"; dmarc=pass header.from=example.com'],
    ["our server after another", "mx.evil.example mx.guildhall.test; dmarc=pass header.from=example.com"],
    ["no server", "dmarc=pass header.from=example.com"],
    [
      "a pass in a comment",
      ours("dmarc=fail (; dmarc=pass header.from=example.com) header.from=example.com"),
    ],
    ["a pass in a comment that isn’t closed", ours("dmarc=pass header.from=example.com ( ; dmarc=fail")],
    [
      "a pass in quotes",
      ours('spf=pass smtp.mailfrom="; dmarc=pass header.from=example.com; a="@evil.example'),
    ],
    [
      "a pass in quotes with a quote",
      ours('spf=pass smtp.mailfrom="\\"; dkim=pass header.d=example.com; \\""@evil.example'),
    ],
    ["quotes that aren’t closed", ours('dmarc=pass header.from=example.com; spf=none smtp.mailfrom="a')],
    [
      "a second DMARC, in an address that isn’t quoted",
      ours(
        "spf=pass smtp.mailfrom=;dmarc=pass header.from=example.com;@evil.example; dmarc=fail header.from=example.com",
      ),
    ],
    ["a second SPF", ours("spf=pass smtp.mailfrom=example.com; spf=fail smtp.mailfrom=evil.example")],
    ["a property that is named twice", ours("dkim=pass header.d=example.com header.d=evil.example")],
    ["a pass as a reason", ours('dmarc=fail reason="dmarc=pass" header.from=example.com')],
    ["a pass in a property", ours("dkim=none header.i=dmarc=pass@example.com")],
  ])("%s", (_what, header) => {
    expect(isProven(header, by)).toBe(false);
  });
});

it.each(["(", ")", '"', "\\", "=", " ", "; ", "dkim=pass ", "a=b ", "()", " = "])(
  "reading results takes no longer than their length: %j",
  async (unit) => {
    const shape = (length: number) => ours(unit.repeat(length / unit.length));
    await expectLinear((header) => isProven(header, by), shape, { longest: 64_000, most: 500 });
  },
);
