import { disciplines } from "~/content/disciplines";
import type { Started, Viewer } from "~/features/accounts/parts/viewer.server";
import { formatDay, formatPrice } from "~/shell/format/price";

type Profile = NonNullable<Started["profile"]>;
type Brief = Started["briefs"]["nodes"][number];
type Facts = [name: string, value: string | null][];

/** What a profile says, as names and values; null for what is not filled in. */
export function profileFacts(profile: Profile, kind: Viewer["kind"]): Facts {
  const discipline = disciplines.find(([value]) => value === profile.discipline)?.[1]() ?? null;
  switch (kind) {
    case "FREELANCER":
      return [
        ["Name", profile.displayName],
        ["Discipline", discipline],
        ["Skills", join(profile.skills)],
        ["Country", country(profile.country)],
        ["Rate", profile.rate && formatPrice(profile.rate)],
      ];
    case "AGENCY":
      return [
        ["Name", profile.displayName],
        ["Services", join(profile.services)],
        ["Team size", profile.teamSize === null ? null : String(profile.teamSize)],
        ["Country", country(profile.country)],
        ["Website", profile.website],
      ];
    default:
      return [["Organisation", profile.organisation ?? profile.displayName]];
  }
}

export function briefFacts(brief: Brief): Facts {
  return [
    ["The problem", brief.problem],
    ["What success looks like", brief.desiredOutcome],
    ["Budget", brief.budget && formatPrice(brief.budget)],
    ["Start", brief.startOn && formatDay(brief.startOn)],
  ];
}

function join(items: string[]): string | null {
  return items.length > 0 ? items.join(", ") : null;
}

const countries = new Intl.DisplayNames(["en"], { type: "region" });
function country(code: string | null): string | null {
  return code && (countries.of(code) ?? code);
}
