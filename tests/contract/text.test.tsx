import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createMarket } from "#tests/domain/market";
import { readTexts, tidyContent } from "~/contract/content/content.server";
import { profileFields } from "~/contract/content/profile-fields";
import { proposalFields } from "~/contract/content/proposal-fields";
import { limits } from "~/contract/limits";
import { cutLine, normalize, splitEntries, toLines, toLinks, toProse } from "~/contract/text";
import { tidyProfile } from "~/domain/profiles/check-profile";
import { emptyProfile } from "~/domain/profiles/profile";
import { OutsideLink } from "~/ui/outside-link";

describe("links", () => {
  const links = ["https://a.example/Work", " https://a.example/work", "", "https://a.example/Work"];
  const kept = ["https://a.example/Work", "https://a.example/work"];

  it("that differ in case are two, and one that comes twice is one", () => {
    expect(tidyContent(proposalFields, createMarket().aProposal({ links })).links).toEqual(kept);
    expect(tidyProfile({ ...emptyProfile, displayName: "Ada", links }, "freelancer").links).toEqual(kept);
    const form = { displayName: "Ada", visibility: "members", links: links.join("\n") };
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
    expect(tidyProfile(profile, "agency")).toMatchObject({ links: [kept], website: kept });
    const page = renderToStaticMarkup(<OutsideLink to={typed} />);
    expect(page).toContain(`href="${kept}"`);
    expect(page).toContain(`>${kept.slice("https://".length).replace(/\/$/, "")}<`);
  });

  it("is shown as it stands where it is no link", () => {
    expect(renderToStaticMarkup(<OutsideLink to="javascript:alert(1)" />)).toBe("javascript:alert(1)");
  });
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

describe("a list of more entries than are read", () => {
  const most = limits.listEntries;
  it("is left as it is, so that its check says that it is too long", () => {
    expect(toLines(Array(most).fill("a"))).toEqual(["a"]);
    expect(toLines(Array(most + 1).fill("a"))).toHaveLength(most + 1);
    expect(toLinks(splitEntries("a\n".repeat(120_000), "\n"))).toHaveLength(most + 1);
  });
});

describe("a text that is cut", () => {
  it.each([
    ["short", 10, "short"],
    ["two words", 4, "two"],
    ["x👩", 2, "x"],
    ["x👩", 3, "x👩"],
    ["👩", 1, ""],
  ])("%j after %i units is %j: no half character, no space at the end", (text, most, cut) => {
    expect(cutLine(text, most)).toBe(cut);
  });
});
