import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { expectLinear } from "#tests/support/growth";
import { withoutPrivate } from "~/features/conversations/mails/inbound/private-parts";
import { secretPages } from "~/paths";

const parts = {
  email: "bo.berg@example.com",
  code: "abcdefghijklmnopqrstuvwxyz234567",
  domain: "reply.guildhall.example",
  sender: "hello@guildhall.example",
  origin: "https://guildhall.example",
};
const without = (text: string) => withoutPrivate(text, parts);

const wide = (text: string) =>
  [...text].map((one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0)).join("");

const spellings: [how: string, address: string][] = [
  ["plain", parts.email],
  ["in capitals", parts.email.toUpperCase()],
  ["with blanks", "bo.berg @ example.com"],
  ["for people", "bo.berg(at)example.com"],
  ["for people, with its dots", "bo [dot] berg [at] example [dot] com"],
  ["in words", "bo dot berg at example dot com"],
  ["in words of another language", "bo.berg {klammeraffe} example (punkt) com"],
  ["with hyphens", "bo.berg-at-example.com"],
  ["in full width", wide(parts.email)],
  ["with a full-width sign alone", "bo.berg＠example。com"],
  ["in a link", "mailto:bo%2Eberg@example.com"],
  ["in a link, encoded", "<mailto:bo%2Eberg%40example%2Ecom>"],
  ["encoded twice", "bo%252Eberg%2540example.com"],
  ["for HTML", "bo&#46;berg&commat;example&#x2e;com"],
  ["with a tag", "bo.berg+work@example.com"],
  ["with a tag for people", "bo.berg+work (at) example.com"],
  ["spaced out", [...parts.email].join(" ")],
  ["with characters that aren’t seen", "bo.\u00adberg\u200b@exam\u2060ple.com"],
  ["broken", "bo.be\n> rg@exam=\nple.com"],
];

describe("a message", () => {
  it.each(spellings)("loses its author’s address, %s", (_how, address) => {
    expect(without(`Write to ${address} soon.\nThanks`)).toMatchObject({
      text: "Write to … soon.\nThanks",
      hadAddress: true,
    });
  });

  it.each([
    ["bo.berg@example.com.Thanks", "….Thanks"],
    ["_bo.berg@example.com_", "_…_"],
    ["(bo.berg@example.com)", "…"],
  ])("loses it from “%s”", (said, kept) => {
    expect(without(`Mine is ${said} now`).text).toBe(`Mine is ${kept} now`);
  });

  it.each([
    ["bob.erg@gmail.com", "b.o.berg@googlemail.com"],
    ["bo.berg+guildhall@example.com", "bo.berg@example.com"],
  ])("of %s loses %s, too", (email, other) => {
    expect(withoutPrivate(`Write to ${other} soon`, { ...parts, email }).text).toBe("Write to … soon");
  });

  it.each([
    "Write to xbo.berg@example.com or bo.berg@example.community",
    "Bo Berg at work @ home, bo (at) example",
    "The dots: bo . berg . example",
  ])("keeps “%s”", (said) => {
    expect(without(said)).toEqual({ text: said, leftOut: "", hadAddress: false });
  });
});

const code = "aBcDeF-_0".repeat(5).slice(0, 43);
const secretAddresses: [page: string, address: string][] = [
  ["that stops mails", `${parts.origin}/unsubscribe?to=u1&about=messages+briefs&code=${code}`],
  ["that answers", `${parts.origin}/answer?to=u1&does=still-right&of=BUSY&at=1828000000000&code=${code}`],
  ["to sign in", `${parts.origin}/sign-in?id=abcdefghijk&oobCode=SECRETCODE123&redirect=%2Fapp`],
  ["to change the address", `${parts.origin}/change-email?of=u1&change=c&side=old&code=${code}`],
  ["that ends sessions", `${parts.origin}/not-me?of=u1&at=2027-05-03T10%3A00%3A00.000Z&code=${code}`],
  ["of a reference", `${parts.origin}/reference/aBcDeFghijklmnopqrstuvwx`],
  ["of a feed", `${parts.origin}/feeds/search/aBcDeFghijklmnopqrstuvwx.atom`],
  ["of dates", `webcal://guildhall.example/feeds/dates/aBcDeFghijklmnopqrstuvwx.ics`],
];

const writings: [how: string, written: (address: string) => string][] = [
  ["bare", (address) => address],
  ["in brackets", (address) => `<${address}>`],
  ["in capitals", (address) => address.replace("https", "HTTPS").replace("guildhall", "GuildHall")],
  ["without its scheme", (address) => address.replace(/^\w+:../, "")],
  ["with a port", (address) => address.replace("example/", "example:443/")],
  ["encoded", (address) => encodeURI(address).replaceAll("u", "%75")],
  ["in another’s address", (address) => `https://a.example/?url=${encodeURIComponent(address)}&data=x`],
  [
    "in an address in an address",
    (address) =>
      `https://a.example/?u=${encodeURIComponent(`https://b.example/?q=${encodeURIComponent(address)}`)}&x=1`,
  ],
  ["behind another’s", (address) => `https://urldefense.example/v3/__${address}__;!!x$`],
  ["for HTML", (address) => address.replaceAll("&", "&amp;")],
  ["broken", (address) => address.replaceAll(/(.{30})(?=.)/g, "$1\n> ")],
  ["broken behind bars", (address) => address.replaceAll(/(.{30})(?=.)/g, "$1\n| ")],
];

describe.each(secretAddresses)("an address %s", (_page, address) => {
  it.each(writings)("never comes through, %s", (_how, written) => {
    const { text, leftOut } = without(`Yes, see ${written(address)} for it.\nBelow.`);
    expect(text).toBe("Yes, see … for it.\nBelow.");
    expect(leftOut).not.toMatch(/aBcDeF|SECRET/i);
  });
});

it("never holds a code that its address has lost", () => {
  expect(without(`Yes.\n\nabout=messages&code=${code}\nBelow.`).text).toBe("Yes.\n\nBelow.");
  const encoded = `http-3A__guildhall.example_unsubscribe-3Fto-3Du-26code-3D${code}`;
  expect(without(`See https://b.example/v2/url?u=${encoded} there`).text).toBe("See … there");
});

it.each([
  "The brief is at https://guildhall.example/briefs/map-of-the-harbour",
  "Sign in at https://guildhall.example/sign-in and see https://guildhall.example/unsubscribe",
  "https://news.example/unsubscribe?code=none is theirs",
  "https://example.org/sign-in?id=1",
])("keeps “%s”", (said) => {
  expect(without(said).text).toBe(said);
});

it("knows each page that opens by what stands in its address", () => {
  const isSecret = (path: string) => secretPages.some((page) => path.startsWith(page));
  const routes = globSync("app/routes/*").map((file) => ({
    path: `/${file.replace(/^app\/routes\/(?:_public\.)?|\.tsx?$/g, "").replaceAll(".", "/")}`,
    source: readFileSync(file, "utf8"),
  }));
  const secret = routes.filter(({ path }) => path.includes("/$secret"));
  expect(secret).toHaveLength(3);
  expect(secret.filter(({ path }) => !isSecret(path))).toEqual([]);
  const mailed = globSync("app/**/*.{ts,tsx}").filter((file) =>
    /= queryOfMailed\(/.test(readFileSync(file, "utf8")),
  );
  const pages = mailed.map((file) => file.replace(/(?:\.server)?\.tsx?$/, "").replace(/^.*[/.]/, "/"));
  expect(pages.filter((path) => !isSecret(path))).toEqual([]);
  expect(mailed).toHaveLength(5);
});

describe("own words beside an address of ours", () => {
  const replyTo = `reply+${parts.code}@${parts.domain}`;
  it("stay", () => {
    expect(without(`I got this from ${replyTo}, is that you?\nMore below`)).toEqual({
      text: "I got this from …, is that you?\nMore below",
      leftOut: "I got this from , is that you?",
      hadAddress: false,
    });
  });
  it.each([`To ${replyTo}`, `Guildhall <${parts.sender}>`, `> <${replyTo}>`])("go, as “%s”", (said) => {
    expect(without(`Yes.\n${said}\nBelow`).text).toBe("Yes.\nBelow");
  });
});

const of = (unit: string) => (length: number) => unit.repeat(Math.floor(length / unit.length));
it.each<[string, (length: number) => string]>([
  ["addresses", of(`${parts.email} `)],
  ["a word", of("a")],
  ["empty lines", of("\n")],
  ["letters of the address on empty lines", of("b\n\n\n\n\n")],
  ["beginnings of addresses", of("guildhall.example/unsubscribe?")],
  ["broken beginnings of addresses", of("guildhall.example/unsubscribe?\n")],
  ["codes that are nearly ones", of(`code=${"a".repeat(42)}=\n`)],
  ["breaks within an address", (length) => `guildhall.example/sign-in?${"\n|".repeat(length / 2)}`],
  ["empty quoted lines within one", (length) => `> guildhall.example/answer?${"\n>".repeat(length / 2)} x`],
  ["soft breaks within one", (length) => `guildhall.example/feeds/search/${"=\n".repeat(length / 2)}`],
  ["letters of the code with blanks that aren’t seen", of("a     \u2060\n")],
  ["links to our pages", of("x <https://guildhall.example/sign-in?x>\n")],
  ["the same without a space", of("guildhall.example/sign-in?x")],
  ["signs of codes", of("%25")],
  ["letters that look like some", of("ｂ")],
  ["brackets", of("(at)[dot]")],
])("of %s it takes no longer than its length", async (_what, shape) => {
  await expectLinear(without, shape, { longest: 64_000, most: 1_000 });
});
