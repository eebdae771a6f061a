import { disciplines } from "~/contract/disciplines";
import { availabilityStates, visibilities } from "~/contract/profile";
import type {
  AccountKind,
  ProfileDetailsFragment,
  ProfileInput,
} from "~/web/operations/operations.generated";
import type { Typed } from "./shown-typed";

const everybody = [
  "displayName",
  "headline",
  "about",
  "languages",
  "country",
  "links",
  "visibility",
] as const;
const talent = [
  "discipline",
  "skills",
  "rateMin",
  "rateMax",
  "currency",
  "rateUnit",
  "availability",
  "availableFrom",
  "hoursPerWeek",
] as const;
const agency = ["services", "teamSize", "people", "website"] as const;
const hirer = ["organisation", "website", "size"] as const;

export type ProfileField =
  | (typeof everybody)[number]
  | (typeof talent)[number]
  | (typeof agency)[number]
  | (typeof hirer)[number];

/** Every field in the order shown; each kind has its own among them. */
const inOrder: readonly ProfileField[] = [
  "displayName",
  "organisation",
  "headline",
  "about",
  "discipline",
  "services",
  "skills",
  "teamSize",
  "people",
  "rateMin",
  "rateMax",
  "currency",
  "rateUnit",
  "availability",
  "availableFrom",
  "hoursPerWeek",
  "country",
  "languages",
  "website",
  "size",
  "links",
  "visibility",
];

export function fieldsOf(kind: AccountKind): readonly ProfileField[] {
  const own: readonly ProfileField[] = {
    FREELANCER: [...everybody, ...talent],
    AGENCY: [...everybody, ...talent, ...agency],
    HIRER: [...everybody, ...hirer],
  }[kind];
  return inOrder.filter((name) => own.includes(name));
}

/** What each field is called, for all who name it: the form, and the comparison of two versions. */
export const fieldLabels: Record<ProfileField, string> = {
  displayName: "Name",
  organisation: "Organisation",
  headline: "Headline",
  about: "About",
  discipline: "Discipline",
  services: "Services",
  skills: "Skills",
  teamSize: "Team size",
  people: "People",
  rateMin: "Rate from",
  rateMax: "Rate to",
  currency: "Currency",
  rateUnit: "Rate for",
  availability: "Availability",
  availableFrom: "Available from",
  hoursPerWeek: "Hours a week",
  country: "Country",
  languages: "Languages",
  website: "Website",
  size: "Size",
  links: "Links",
  visibility: "Who can read it",
};

/** What the domain calls a field that the form has in several parts. */
export function fieldOf(name: string): string {
  return name === "rate" ? "rateMin" : name;
}

type Content = Partial<ProfileDetailsFragment> | ProfileInput;

/** A profile as the form's fields hold it. `countryName` is what people read for a code. */
export function typedOf(profile: Content, countryName: (code: string) => string): Typed {
  const { rate, availability, visibility = "HIDDEN", country } = profile;
  const major = (amount: number | undefined) => (amount === undefined ? "" : String(amount / 100));
  return {
    displayName: profile.displayName ?? "",
    organisation: profile.organisation ?? "",
    headline: profile.headline ?? "",
    about: profile.about ?? "",
    discipline: profile.discipline ?? "",
    services: (profile.services ?? []).join(", "),
    skills: (profile.skills ?? []).join(", "),
    teamSize: text(profile.teamSize),
    people: (profile.people ?? []).join("\n"),
    rateMin: major(rate?.min),
    rateMax: rate?.max === rate?.min ? "" : major(rate?.max),
    currency: rate?.currency ?? "EUR",
    rateUnit: rate?.unit ?? "DAY",
    availability: availability ?? "",
    availableFrom: profile.availableFrom ?? "",
    hoursPerWeek: text(profile.hoursPerWeek),
    country: country ? countryName(country) : "",
    languages: (profile.languages ?? []).join(", "),
    website: profile.website ?? "",
    size: profile.size ?? "",
    links: (profile.links ?? []).join("\n"),
    visibility,
  };
}

function text(value: number | null | undefined): string {
  return value === null || value === undefined ? "" : String(value);
}

/** A field's value as people read it. */
export function wordsOf(name: ProfileField, value: string): string {
  const offered: readonly (readonly [string, string])[] =
    { availability: availabilityStates, visibility: visibilities, discipline: disciplines }[name as string] ??
    [];
  return offered.find(([one]) => one === value)?.[1] ?? value;
}
