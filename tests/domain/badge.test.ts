import { describe, expect, it } from "vitest";
import { type Badge, badgeAt, badgeFile, readBadgeFile } from "~/domain/badge";
import { badgePath } from "~/paths";

const caseId = "11111111-2222-4333-8444-555555555555";

it.each<Badge>([
  { of: "availability", caseId: null, language: "en", look: "light" },
  { of: "record", caseId: null, language: "de", look: "dark" },
  { of: "case", caseId, language: "ar", look: "light" },
])("the address of a badge names what it is: $of", (badge) => {
  expect(readBadgeFile(badgeFile(badge))).toEqual(badge);
  expect(badgeAt(badgePath("ann-li", badgeFile(badge)))).toEqual({ ...badge, name: "ann-li" });
});

describe("no badge is at any other address", () => {
  it.each([
    "/badges/ann-li/availability.en.light.svg?x",
    "/badges/ann-li/availability.xx.light.svg",
    "/badges/ann-li/availability.en.neon.svg",
    "/badges/ann-li/availability.en.light.png",
    "/badges/ann-li/case.en.light.svg",
    `/badges/ann-li/case-${"1".repeat(36)}.en.light.svg`,
    `/badges/ann-li/record-${caseId}.en.light.svg`,
    "/badges/Ann-Li/availability.en.light.svg",
    "/badges//availability.en.light.svg",
    `/badges/${"a".repeat(65)}/availability.en.light.svg`,
    "/badges/ann-li/availability.en.light.svg/more",
    "/members/ann-li/availability.en.light.svg",
    "/badges/ann-li",
    "/",
    "",
  ])("%s", (path) => {
    expect(badgeAt(path)).toBeNull();
  });
});
