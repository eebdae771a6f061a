import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createMarket } from "#tests/support/market";
import { readTexts, tidyContent } from "~/domain/fields/content.server";
import { profileFields } from "~/domain/fields/profile-fields";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { emptyProfile } from "~/features/profiles/model/profile";
import { tidyProfile } from "~/features/profiles/writes/save-profile";
import { OutsideLink } from "~/ui/outside-link";
import { limits } from "~/values/limits";
import {
  isHttps,
  normalize,
  splitEntries,
  toEntries,
  toLines,
  toLinks,
  toOneLine,
  toProse,
  withoutAddresses,
} from "~/values/text";

describe("links", () => {
  const links = ["https://a.example/Work", " https://a.example/work", "", "https://a.example/Work"];
  const kept = ["https://a.example/Work", "https://a.example/work"];

  it("that differ in case are two, and one that comes twice is one", () => {
    expect(tidyContent(proposalFields, createMarket().aProposal({ links })).links).toEqual(kept);
    expect(tidyProfile({ ...emptyProfile, displayName: "Ada", links }, "FREELANCER").links).toEqual(kept);
    const form = { displayName: "Ada", visibility: "MEMBERS", links: links.join("\n") };
    expect(readTexts(profileFields, form).content.links).toEqual(kept);
  });
});

describe("a link that browsers read in another way than people do", () => {
  it.each([
    ["https://a.example\\@b.example/", "https://a.example/@b.example/"],
    ["HTTPS:\\\\A.example", "https://a.example/"],
    ["https://a.example/x/../y", "https://a.example/y"],
    ["https://b\u00fccher.example", "https://xn--bcher-kva.example/"],
  ])("%s is kept as %s", (typed, kept) => {
    const market = createMarket();
    expect(tidyContent(proposalFields, market.aProposal({ links: [typed, kept] })).links).toEqual([kept]);
    const profile = { ...emptyProfile, displayName: "Ada", links: [typed], website: typed };
    expect(tidyProfile(profile, "AGENCY")).toMatchObject({ links: [kept], website: kept });
    const page = renderToStaticMarkup(<OutsideLink to={typed} />);
    expect(page).toContain(`href="${kept}"`);
    expect(page).toContain(`>${kept.slice("https://".length).replace(/\/$/, "")}<`);
  });

  it("is shown as it stands where it is no link", () => {
    expect(renderToStaticMarkup(<OutsideLink to="javascript:alert(1)" />)).toBe("javascript:alert(1)");
  });
});

it.each([
  ["\u200b\ufeffhttps://a.example/x\u200d\u00a0", "https://a.example/x"],
  ["\u2060a.exam\u00adple/\u200ex", "https://a.example/x"],
  ["https://a.example/می\u200cشود", "https://a.example/%D9%85%DB%8C%E2%80%8C%D8%B4%D9%88%D8%AF"],
])("a link is kept without what can’t be seen of it, except in words that need it: %j", (typed, kept) => {
  const form = { displayName: "Ada", visibility: "MEMBERS", links: typed, website: typed };
  expect(readTexts(profileFields, form).content).toMatchObject({ links: [kept], website: kept });
});

describe("marks in a row", () => {
  const marks = (count: number) => `a${"\u0323\u0301".repeat(count / 2)}`;

  it("are as they were up to thirty, and parted after each thirty (UAX #15, section 13)", () => {
    expect(normalize(marks(30), "NFD")).toBe(marks(30).normalize("NFD"));
    expect(
      normalize(marks(90), "NFD")
        .split("\u034f")
        .map((run) => run.match(/\p{M}/gu)?.length),
    ).toEqual([30, 30, 30]);
  });

  it.each(["\u0323\u0301", "\uff9e\u0334", "\u0f71\u0f72", "\u0345\u0300", "\u0591\u05b0"])(
    "%j are parted once: what is stored stays as it is",
    (pair) => {
      const once = toProse(`a${pair.repeat(500)}`);
      expect(toProse(once)).toBe(once);
    },
  );
});

it.each([
  ["TypeScript, SQL", ["TypeScript", " SQL"]],
  ["تصميم، SQL،برمجة", ["تصميم", " SQL", "برمجة"]],
])("a list has a comma of any keyboard between its entries: %j", (typed, entries) => {
  expect(splitEntries(typed, ",")).toEqual(entries);
});

it("a list of lines has its entries apart, wherever it was copied", () => {
  expect(splitEntries("a\nb\r\nc\u000bd\u2028e", "\n")).toEqual(["a", "b", "c", "d", "e"]);
});

describe("a list of more entries than are read", () => {
  const most = limits.listEntries;
  it("is left as it is, so that its check says that it is too long", () => {
    expect(toLines(Array(most).fill("a"))).toEqual(["a"]);
    expect(toLines(Array(most + 1).fill("a"))).toHaveLength(most + 1);
    expect(toLinks(splitEntries("a\n".repeat(120_000), "\n"))).toHaveLength(most + 1);
  });
});

describe("the entries of a pasted list", () => {
  it.each([
    ["• • Has read", "Has read"],
    ["- Has read", "Has read"],
    ["  –  * Has read", "Has read"],
    ["▪Has read", "Has read"],
    ["•", undefined],
    ["-5 °C", "-5 °C"],
    ["C-suite – 3 years", "C-suite – 3 years"],
    ["*nix", "*nix"],
  ])("%j is %j", (pasted, entry) => {
    expect(toEntries([pasted])).toEqual(entry === undefined ? [] : [entry]);
  });
});

describe("a text", () => {
  it.each([
    ["letters, marks and signs of every script", "Zoë 東京 👩‍💻 €", "Zoë 東京 👩‍💻 €", "Zoë 東京 👩‍💻 €"],
    ["a line break", "a\nb", "a\nb", "a b"],
    ["a tab", "a\tb", "a\tb", "a b"],
    ["a line break of PowerPoint", "a\u000bb", "a\nb", "a b"],
    ["a page break of a PDF", "a\u000cb", "a\nb", "a b"],
    ["a line break of mainframes", "a\u0085b", "a\nb", "a b"],
    ["a line separator", "a\u2028b", "a\nb", "a b"],
    ["a paragraph separator", "a\u2029b", "a\nb", "a b"],
    ["a control character of a PDF", "accessi\u0002bility", "accessibility", "accessibility"],
    ["a hyphen of Word", "a\u001eb", "ab", "ab"],
    ["the first and the last control character", "a\u0000b\u009f", "ab", "ab"],
    ["half a character", "a\ud83d b", "a b", "a b"],
    ["a turn of direction", "a\u202eb", "a\u202eb", "ab"],
    ["an isolate", "\u2066a \u2069", "\u2066a \u2069", "a"],
    ["a mark of direction", "a\u200fb", "a\u200fb", "a\u200fb"],
  ])("with %s", (_what, text, prose, line) => {
    expect([toProse(text), toOneLine(text)]).toEqual([prose, line]);
  });

  it.each([null, undefined, "", " \n\t ", "\u200b\u2800\u00ad"])("%j is nothing", (text) => {
    expect([toProse(text), toOneLine(text)]).toEqual([null, null]);
  });

  it("is stored composed, trimmed, and with line breaks of one character", () => {
    expect(toProse("  Zoe\u0308\r\nRue\rParis  ")).toBe("Zoë\nRue\nParis");
    expect(toOneLine("  Zoe\u0308\r\n  Rue \t Paris  ")).toBe("Zoë Rue Paris");
  });
});

it.each([
  ["from zoe@example.com: no", "from [address] no"],
  ['<zoe@example.com> and "ann@b.example"', '<[address]> and "[address]"'],
  ["at @ noon", "at @ noon"],
  ["@example.com", "@example.com"],
])("of %j the log is told %j", (text, told) => {
  expect(withoutAddresses(text)).toBe(told);
});

it.each([
  ["https://a.example/work", true],
  [`https://a.example/${"x".repeat(limits.url - 18)}`, true],
  [`https://a.example/${"x".repeat(limits.url - 17)}`, false],
  ["http://a.example", false],
  ["https://ann@a.example", false],
  ["https://:secret@a.example", false],
  ["https://localhost", false],
  ["https://127.0.0.1", false],
  ["https://[::1]", false],
  ["https://a.example/a b", false],
  ["https://a.example/\u202e", false],
  ["https://a.example/\u0007", false],
  ["https://", false],
])("%j is an address that others can reach: %s", (link, is) => {
  expect(isHttps(link)).toBe(is);
});
