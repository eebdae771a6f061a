import { describe, expect, it } from "vitest";
import { createMailReader } from "~/platform/mail/mail-reader.server";
import { limits } from "~/values/limits";
import { expectLinear } from "../../support/growth";

const reader = createMailReader();
const bytes = (text: string) => new TextEncoder().encode(text);
const people = "From: Bo <bo@example.com>\r\nTo: ana@example.com\r\n";

/** Of text, and of as many HTML parts as the length takes. */
const mixed = (parts: readonly string[]) =>
  `${people}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nHi.\r\n${parts
    .map((html) => `--b\r\nContent-Type: text/html\r\n\r\n${html}\r\n`)
    .join("")}--b--\r\n`;

const of = (unit: string) => (length: number) => unit.repeat(Math.max(1, Math.floor(length / unit.length)));
const head = (name: string, unit: string) => (length: number) =>
  `${people}${name}: ${of(unit)(length)}\r\n\r\nHi.`;
const text = (unit: string, type = "text/plain") => {
  const repeated = of(unit);
  return (length: number) => `${people}Content-Type: ${type}\r\n\r\n${repeated(length)}`;
};

/** As many parts of one piece of HTML as fill a mail, each of a quarter. */
const htmlParts = (unit: string, before: string) => (length: number) => {
  const longest = Math.floor(length / 4) - 200;
  return mixed(Array(4).fill(before + of(unit)(longest)));
};

describe("to read a mail takes no longer than its length", () => {
  it.each<[string, (length: number) => string]>([
    ["lines", text("\n")],
    ["flowing lines", text("-- \r\n", "text/plain; format=flowed")],
    ["HTML parts of cells", htmlParts("<td>a", "<table><tr>")],
    ["HTML parts of pictures", htmlParts("<img src=cid:x>", "")],
    ["many small HTML parts", (length) => mixed(Array(90).fill(of("<td>a")(length / 90 - 50)))],
  ])("%s", async (_what, shape) => {
    await expectLinear((mail) => reader.readBody(bytes(mail)), shape, { longest: 1_000_000, most: 600 });
  });

  it.each(["<td>a", "<img src=cid:x>", "<p>a</p>", "</p>", "<br>", "<tr><td>a</td></tr>", "&lt;"])(
    "the longest HTML that becomes text: %s",
    async (unit) => {
      const longest = limits.inboundHtml - 20;
      await expectLinear((mail) => reader.readBody(bytes(mail)), text(unit, "text/html"), {
        longest,
        most: 1_500,
      });
    },
  );

  it.each<[string, (length: number) => string]>([
    ["recipients", head("To", "a@b.example, ")],
    ["groups", head("To", "group: a@b.example, ")],
    ["quotes", head("To", '"')],
    ["brackets", head("Cc", "<")],
    ["comments", head("From", "(")],
    ["encoded words", head("Subject", "=?utf-8?Q?=C3?= ")],
    ["parameters", head("Content-Type", "text/plain; a*0=b; ")],
    ["results", head("Authentication-Results", "dkim=pass; ")],
  ])("a head of %s", async (_what, shape) => {
    await expectLinear((mail) => reader.readHead(bytes(mail)), shape, { longest: 60_000, most: 1_000 });
  });
});

describe("a mail", () => {
  it("of more lines than a megabyte of files is too long, before it is read", async () => {
    const lines = text("a\n")(2 * limits.inboundLines + 100);
    expect(await reader.readBody(bytes(lines))).toEqual({ ok: false, code: "too-long" });
  });

  it("whose head doesn’t end is unreadable", async () => {
    const endless = `${people}X: ${"y".repeat(limits.inboundHead)}`;
    expect(await reader.readHead(bytes(endless))).toEqual({ ok: false, code: "unreadable" });
  });

  it("of HTML alone that is longer than what is read is too long", async () => {
    const html = text("<p>a</p>", "text/html")(limits.inboundHtml + 8);
    expect(await reader.readBody(bytes(html))).toEqual({ ok: false, code: "too-long" });
  });

  it("with more HTML than is read keeps its plain text", async () => {
    const read = await reader.readBody(bytes(mixed(Array(3).fill(of("<p>a</p>")(limits.inboundHtml / 2)))));
    expect(read).toMatchObject({ ok: true, value: { text: expect.stringMatching(/^Hi\.\s*$/) } });
  });

  it.each(["\n\n", "\r\n\r\n", "\n\r\n"])("has a head up to its first empty line (%j)", async (end) => {
    const read = await reader.readHead(
      bytes(`From: bo@example.com\nTo: ana@example.com${end}From: eve@example.com\n\nHi.`),
    );
    expect(read).toMatchObject({ ok: true, value: { from: ["bo@example.com"], to: ["ana@example.com"] } });
  });
});

it.each<[string, string, string[]]>([
  ["of one header with one address", "From: Bo <bo@example.com>", ["bo@example.com"]],
  ["of one header with two", "From: bo@example.com, eve@example.com", ["bo@example.com", "eve@example.com"]],
  ["of a group", "From: us: bo@example.com, eve@example.com;", ["bo@example.com", "eve@example.com"]],
  ["of two headers: none", "From: bo@example.com\r\nFrom: eve@example.com", []],
  ["of two headers, one with a space: none", "From: bo@example.com\r\nFrom : eve@example.com", []],
  ["of no header: none", "Sender: bo@example.com", []],
  ["whose name is an address", 'From: "bo@example.com" <eve@example.com>', ["eve@example.com"]],
])("senders %s", async (_what, from, senders) => {
  const read = await reader.readHead(bytes(`${from}\r\nTo: ana@example.com\r\n\r\nHi.`));
  expect(read).toMatchObject({ ok: true, value: { from: senders } });
});

it.each(["X: a\rFrom: bo@example.com", "X: a\0b"])(
  "a head that parsers read in different ways is unreadable: %j",
  async (line) => {
    const read = await reader.readHead(bytes(`From: eve@example.com\r\n${line}\r\n\r\nHi.`));
    expect(read).toEqual({ ok: false, code: "unreadable" });
  },
);
