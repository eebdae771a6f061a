import { disciplines } from "~/contract/disciplines";
import type { PriceUnit } from "~/web/operations/operations.generated";
import type { Viewer } from "./viewer.server";

type Profile = NonNullable<Viewer["profile"]>;
type Brief = Viewer["briefs"]["nodes"][number];
type Facts = [name: string, value: string | null][];

/** What a profile says, as names and values; null for what is not filled in. */
export function profileFacts(profile: Profile, kind: Viewer["kind"]): Facts {
  const discipline = disciplines.find(([value]) => value === profile.discipline)?.[1] ?? null;
  switch (kind) {
    case "FREELANCER":
      return [
        ["Name", profile.displayName],
        ["Discipline", discipline],
        ["Skills", join(profile.skills)],
        ["Country", country(profile.country)],
        ["Rate", money(profile.rate)],
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
    ["What should be true afterwards", brief.desiredOutcome],
    ["Budget", money(brief.budget)],
    ["Start", brief.startOn && day(brief.startOn)],
  ];
}

function join(items: string[]): string | null {
  return items.length > 0 ? items.join(", ") : null;
}

/** "€400–480 a day", without decimals that say nothing. */
function money(value: { min: number; max: number; currency: string; unit: PriceUnit } | null): string | null {
  if (!value) return null;
  const style = { style: "currency", currency: value.currency, maximumFractionDigits: 0 } as const;
  const format = new Intl.NumberFormat("en", style);
  const range =
    value.min === value.max
      ? format.format(value.min / 100)
      : format.formatRange(value.min / 100, value.max / 100);
  return value.unit === "PROJECT" ? range : `${range} ${value.unit === "DAY" ? "a day" : "an hour"}`;
}

// The same words on the server and in the browser, wherever either is.
const days = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
function day(isoDate: string): string {
  return days.format(new Date(`${isoDate}T00:00:00Z`));
}

const countries = new Intl.DisplayNames(["en"], { type: "region" });
function country(code: string | null): string | null {
  return code && (countries.of(code) ?? code);
}
