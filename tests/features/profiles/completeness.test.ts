import { describe, expect, it } from "vitest";
import { testNow } from "#tests/support/clock";
import type { AccountKind } from "~/domain/account";
import { completenessOf } from "~/features/profiles/model/completeness";
import { emptyProfile, type Profile } from "~/features/profiles/model/profile";

const empty: Profile = { ...emptyProfile, displayName: "Ada", updatedAt: testNow.toISOString() };
const talent = ["skills", "headline", "about", "rate", "availability", "country", "languages", "links"];
const asked: Record<AccountKind, string[]> = {
  FREELANCER: talent,
  AGENCY: ["services", ...talent, "teamSize", "people"],
  HIRER: ["about", "website", "size", "country"],
};
const full: Partial<Profile> = {
  skills: ["Go"],
  headline: "Hello",
  about: "x".repeat(80),
  rate: { min: 1, max: 2, currency: "EUR", unit: "DAY" },
  availability: "BUSY",
  country: "DE",
  languages: ["German"],
  links: ["https://example.com/"],
  services: ["Ads"],
  teamSize: 1,
  people: [{ name: "Bob", role: null, languages: [] }],
  website: "https://example.com/",
  size: "1-10" as Profile["size"],
};

describe.each(["FREELANCER", "AGENCY", "HIRER"] as const)("the profile of a %s", (kind) => {
  const open = (profile: Profile) =>
    completenessOf(profile, kind)
      .filter(({ met }) => !met)
      .map(({ field }) => field);

  it("that is empty is asked for all that helps it, the most useful first", () => {
    expect(open(empty)).toEqual(asked[kind]);
  });

  it.each(asked[kind])("is no longer asked for its %s once it says it, and for nothing else", (field) => {
    const said = { ...empty, [field]: full[field as keyof Profile] };
    expect(open(said)).toEqual(asked[kind].filter((one) => one !== field));
  });

  it("is asked for more about it below eighty characters", () => {
    expect(open({ ...empty, ...full, about: "x".repeat(79) })).toEqual(["about"]);
  });
});
