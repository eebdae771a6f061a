import { describe, expect, test } from "vitest";
import { mailboxOf, parseEmailAddress } from "~/domain/email-address.server";

const domain250 = `${`${"a".repeat(61)}.`.repeat(3)}${"a".repeat(60)}.com`;

/** Why a text is no address; null for one that is. */
function refusalOf(text: string): string | null {
  const parsed = parseEmailAddress(text);
  return parsed.ok ? null : parsed.code;
}

describe("one mailbox has one spelling", () => {
  test.each([
    ["name@example.com", "name@example.com"],
    ["  Name@Example.COM\n", "name@example.com"],
    ["\ufeffname@example.com", "name@example.com"],
    ["first.last+tag@sub.example.co.uk", "first.last+tag@sub.example.co.uk"],
    ["o'neil@example.com", "o'neil@example.com"],
    ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
    ["1@2.example", "1@2.example"],
    ["a@x.co", "a@x.co"],
    ["name@bücher.example", "name@xn--bcher-kva.example"],
    ["name@BÜCHER.example", "name@xn--bcher-kva.example"],
    ["name@bu\u0308cher.example", "name@xn--bcher-kva.example"],
    ["name@xn--bcher-kva.example", "name@xn--bcher-kva.example"],
    ["name@例え.テスト", "name@xn--r8jz45g.xn--zckzah"],
    ["name@example。com", "name@example.com"],
    ["name@ｅxample.com", "name@example.com"],
    ["name@exam\u00adple.com", "name@example.com"],
    ["\ufeff\u200bname@example.com\u200e\u00a0", "name@example.com"],
    ["na\u00adme@exam\u200dple.com", "name@example.com"],
    ["na\u0002me@example.com", "name@example.com"],
    [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
    [`${"a".repeat(3)}@${domain250}`, `${"a".repeat(3)}@${domain250}`],
  ])("%j is %s", (text, address) => {
    expect(parseEmailAddress(text)).toEqual({ ok: true, value: address });
  });
});

test("what can't be an address is refused", () => {
  const texts = [
    "",
    " ",
    "name",
    "@",
    "@example.com",
    "name@",
    "name@@example.com",
    "a@b@example.com",
    '"a@b"@example.com',
    '"name"@example.com',
    "(comment)name@example.com",
    "Name <name@example.com>",
    "mailto:name@example.com",
    "name@example.com,other@example.com",
    "name@example.com;other@example.com",
    ".name@example.com",
    "name.@example.com",
    "na..me@example.com",
    "na me@example.com",
    "na\tme@example.com",
    "na\nme@example.com",
    "name\r\nbcc: other@example.com",
    "name@example",
    "name@localhost",
    "name@.example.com",
    "name@example.com.",
    "name@example..com",
    "name@-example.com",
    "name@example-.com",
    "name@exa_mple.com",
    "name@exa mple.com",
    "name@1.2.3.4",
    "name@[1.2.3.4]",
    "name@[IPv6:::1]",
    "name@0x7f.1",
    "name@example.1",
    "name@xn--zzzzzz-.com",
    "name＠example.com",
    `${"a".repeat(65)}@example.com`,
    `name@${"a".repeat(64)}.com`,
    `${"a".repeat(10)}@${domain250}`,
    `name@${"a.".repeat(200)}com`,
  ];
  expect(texts.filter((text) => refusalOf(text) !== "invalid-email")).toEqual([]);
});

test("nothing behind or inside the domain is dropped without a word: it is refused", () => {
  const texts = [
    "name@example.com/other",
    "name@example.com?x",
    "name@example.com#x",
    "name@example.com\\x",
    "name@example.com:80",
    "name@ex%61mple.com",
    "name@exa\nmple.com",
    "name@exa\tmple.com",
    "name@example.com／x",
  ];
  expect(texts.filter((text) => refusalOf(text) !== "invalid-email")).toEqual([]);
});

test.each(["jürgen@example.com", "имя@example.com", "ｎame@example.com", "a😀@example.com"])(
  "letters outside ASCII before the @ are refused by their own code: %j",
  (text) => {
    expect(parseEmailAddress(text)).toEqual({ ok: false, code: "local-part-not-ascii" });
  },
);

test("an address in its one spelling stays as it is", () => {
  for (const text of ["Name@Bücher.example", " a+B@Example.com "]) {
    const once = parseEmailAddress(text);
    expect(once.ok && parseEmailAddress(once.value)).toEqual(once);
  }
});

test.each([
  ["boss+0@example.com", "boss@example.com"],
  ["boss+a+b@example.com", "boss@example.com"],
  ["b.o.s.s@example.com", "b.o.s.s@example.com"],
  ["b.o.s.s+x@gmail.com", "boss@gmail.com"],
  ["boss@googlemail.com", "boss@gmail.com"],
  ["boss@mail.gmail.com.example", "boss@mail.gmail.com.example"],
  ["+tag@example.com", "+tag@example.com"],
])("the mailbox of %s is %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
