import { describe, it } from "vitest";
import { expectLinear } from "#tests/support/growth";
import { parseCountry } from "~/domain/country.server";
import { parseEmailAddress } from "~/domain/email-address.server";
import { readAmount, readWholeNumber } from "~/domain/fields/read-number";
import { isAutomatic } from "~/features/conversations/mails/inbound/receive-mail.server";
import { createReplyAddresses } from "~/features/conversations/mails/inbound/reply-addresses.server";
import { namesPayment } from "~/features/conversations/pages/thread-page.server";
import { excerptOf } from "~/features/notifications/mails/excerpt";
import { mailPartsOf, withoutLinks } from "~/features/notifications/mails/links-in-mails";
import { toLine } from "~/features/notifications/mails/mail-layout";
import { partsOf } from "~/ui/links-in-text";
import { initialsOf } from "~/ui/monogram-colours";
import { fold, foldSkill } from "~/values/fold";
import { wordsOf } from "~/values/search-words";
import { toEntries, toLink, toOneLine, toProse, withoutAddresses } from "~/values/text";

const addresses = createReplyAddresses(["a secret of the tests"], { domain: "reply.example" });
const everyHeader = (text: string) =>
  Object.fromEntries(
    ["auto-submitted", "precedence", "x-auto-response-suppress", "return-path", "content-type"].map(
      (name) => [name, text],
    ),
  );

/** What is done with strangers' texts, names and searches. */
const works: [name: string, work: (text: string) => unknown][] = [
  ["storing", (text) => [toProse(text), toOneLine(text), toEntries([text]), toLink(text)]],
  ["comparing", (text) => [fold(text), foldSkill(text)]],
  ["indexing, and searching", wordsOf],
  ["finding links", partsOf],
  ["quoting in a mail", (text) => [excerptOf(text), toLine(text), mailPartsOf(text), withoutLinks(text)]],
  ["looking whom a mail is for", (text) => addresses.codesIn([text, ...text.split("@")])],
  ["looking whether a program wrote", (text) => isAutomatic({ from: [text], headers: everyHeader(text) })],
  ["reading a number", (text) => [readWholeNumber(text, "year"), readWholeNumber(`1${text}`, "year")]],
  ["reading an amount", (text) => [readAmount(text, "rate", "EUR"), readAmount(`1${text}`, "rate", "EUR")]],
  ["reading a country", parseCountry],
  ["initials", initialsOf],
  ["reading an address", parseEmailAddress],
  ["logging", withoutAddresses],
  ["looking for payment", namesPayment],
];

const of =
  (unit: string, before = "", after = "") =>
  (length: number) =>
    before + unit.repeat(Math.max(1, Math.floor(length / unit.length))) + after;
/** A name of letters that are all different, as punycode likes least. */
const letters = (length: number) =>
  Array.from({ length }, (_, at) => String.fromCodePoint(0x4e00 + (at % 20_000)));

/** Runs, nests and near-matches of what the expressions look for. */
const shapes: [name: string, shape: (length: number) => string][] = [
  ["marks", of("\u0301\u0323", "a")],
  ["Hangul", of("\u1112\u1161\u11ab")],
  ["ligatures", of("\ufdfa")],
  ["Han", (length) => letters(length).join("")],
  ["Thai", of("นักออกแบบ")],
  ["one Thai letter", of("ก")],
  ["Khmer", of("ក្ក")],
  ["Kana", of("ァ")],
  ["blanks", of(" ")],
  ["blank lines", of("\n ", "a", "b")],
  ["dots", of(".", "a")],
  ["hosts", of("a.", "", "\u9700")],
  ["digits in threes", of("000,", "", "x")],
  ["at signs", of("a@")],
  ["bullets", of("- ")],
  ["an address of Han", (length) => `https://${letters(length).join("")}.example`],
  ["addresses of Han", (length) => `https://${letters(800).join("")}.example `.repeat(length / 800)],
  ["addresses", of("https://a.example ")],
  ["beginnings of addresses", of("https://")],
  ["brackets at an address's end", of(")", "https://a.example/(")],
  ["segments", of("a/../", "https://a.example/")],
  ["labels", of("a.", "https://", "example")],
  ["numbers of an account", of("DE00 AAAA ")],
  ["plus signs", of("+", "a", "@example.com")],
];

describe("costs no more than its length", () => {
  it.each(works)("%s", async (_work, work) => {
    for (const [, shape] of shapes) await expectLinear(work, shape, { longest: 32_000, most: 1_000 });
  });
});
