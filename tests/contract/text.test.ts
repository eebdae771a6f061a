import { describe, expect, it } from "vitest";
import { createMarket } from "#tests/domain/market";
import { profileForm } from "~/contract/forms/profile-form.server";
import { cutLine } from "~/contract/text";
import { tidyProfile } from "~/domain/profiles/check-profile";
import { emptyProfile } from "~/domain/profiles/profile";
import { tidyProposal } from "~/domain/proposals/check-proposal";

describe("links", () => {
  const links = ["https://a.example/Work", " https://a.example/work", "", "https://a.example/Work"];
  const kept = ["https://a.example/Work", "https://a.example/work"];

  it("that differ in case are two, and one that comes twice is one", () => {
    expect(tidyProposal(createMarket().aProposal({ links })).links).toEqual(kept);
    expect(tidyProfile({ ...emptyProfile, displayName: "Ada", links }, "freelancer").links).toEqual(kept);
    const form = { displayName: "Ada", visibility: "members", links: links.join("\n") };
    expect(profileForm.parse(form).links).toEqual(kept);
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
