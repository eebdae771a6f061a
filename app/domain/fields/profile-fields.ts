import type { AccountKind } from "~/domain/account";
import { budgetUnits } from "~/domain/brief";
import { disciplines } from "~/domain/disciplines";
import {
  availabilityStates,
  badgeChoices,
  organisationSizes,
  rateUnits,
  visibilities,
} from "~/domain/profile";
import { limits } from "~/values/limits";
import * as words from "~/words/contentFields.generated";
import {
  choice,
  count,
  country,
  day,
  entries,
  language,
  line,
  link,
  links,
  list,
  people,
  price,
  prices,
  prose,
  zone,
} from "./define";
import type { ContentOf } from "./field";

const talent = ["FREELANCER", "AGENCY"] as const;

const whoYouAre = {
  displayName: line({
    label: words.name,
    what: "displayName",
    hint: words.nameHint,
    autoComplete: "name",
    texts: {
      AGENCY: { label: words.agencyName, autoComplete: "organization" },
      HIRER: { label: words.shownAs, autoComplete: "organization" },
    },
    most: limits.displayName,
    required: true,
  }),
  organisation: line({
    label: words.organisation,
    what: "organisation",
    autoComplete: "organization",
    of: ["HIRER"],
    most: limits.organisation,
    asked: true,
  }),
  contactName: line({
    label: words.contactName,
    what: "contactName",
    hint: words.contactNameHint,
    autoComplete: "name",
    of: ["HIRER"],
    most: limits.person,
  }),
  headline: line({
    label: words.headline,
    what: "headline",
    hint: words.headlineHint,
    texts: { HIRER: { hint: words.headlineHintHirer } },
    most: limits.headline,
  }),
  about: prose({
    label: words.about,
    what: "about",
    hint: () => words.aboutHint({ most: limits.about }),
    texts: {
      HIRER: {
        hint: () => words.aboutHintHirer({ most: limits.about }),
      },
    },
    most: limits.about,
  }),
  writtenIn: language({
    label: words.writtenIn,
    what: "writtenIn",
    hint: words.writtenInHint,
    description: "BCP 47. The languages that the member speaks are others.",
  }),
};

const whatYouDo = {
  discipline: choice<string>({
    label: words.discipline,
    what: "discipline",
    type: "String",
    options: disciplines,
    of: talent,
  }),
  teamSize: count({
    label: words.teamSize,
    what: "teamSize",
    of: ["AGENCY"],
    least: 1,
    most: limits.teamSize,
  }),
  services: entries({
    label: words.services,
    what: "services",
    hint: () => words.servicesHint({ most: limits.services }),
    of: ["AGENCY"],
    most: limits.services,
    length: limits.service,
  }),
  prices: prices({
    label: words.priceFrom,
    what: "price",
    description: "Of services that are named in `services`: at most one each.",
    of: ["AGENCY"],
    each: "services",
    most: limits.services,
    units: budgetUnits,
    labels: { unit: words.priceUnit },
  }),
  skills: list({
    label: words.skills,
    what: "skills",
    hint: () => words.skillsHint({ most: limits.skills }),
    of: talent,
    most: limits.skills,
    length: limits.skill,
    between: ",",
  }),
  people: people({
    label: words.people,
    what: "people",
    hint: () => words.peopleHint({ most: limits.people }),
    of: ["AGENCY"],
    most: limits.people,
    length: limits.person,
    labels: { name: words.name, role: words.personRole, languages: words.languages },
  }),
};

const terms = {
  rate: price({
    label: words.rate,
    what: "rate",
    hint: words.withoutVat,
    description: "By the hour or by the day.",
    of: talent,
    units: rateUnits,
    labels: { from: words.rateFrom, to: words.rateTo, unit: words.rateUnit },
    whats: { from: "rateFrom", to: "rateTo" },
  }),
  availability: choice({
    label: words.availability,
    what: "availability",
    hint: words.availabilityHint,
    of: talent,
    type: "Availability",
    options: availabilityStates,
    radio: true,
    none: words.availabilityNone,
  }),
  availableFrom: day({
    label: words.availableFrom,
    what: "availableFrom",
    due: words.availableFromDue,
    description: "ISO date, with FROM.",
    of: talent,
  }),
  hoursPerWeek: count({
    label: words.hoursPerWeek,
    what: "hoursPerWeek",
    of: talent,
    texts: {
      FREELANCER: { most: limits.hoursPerWeek },
      AGENCY: { label: words.capacity, hint: words.capacityHint },
    },
    least: 1,
    most: limits.teamHours,
  }),
};

const whereToFindYou = {
  country: country({ label: words.country, what: "country", description: "ISO 3166-1 alpha-2." }),
  timeZone: zone({
    label: words.timeZone,
    what: "timeZone",
    hint: words.timeZoneHint,
    description: "IANA name.",
  }),
  languages: list({
    label: words.languages,
    what: "languages",
    hint: () => words.commas({ most: limits.languages }),
    // A company has no native language.
    texts: { FREELANCER: { hint: () => words.languagesHint({ most: limits.languages }) } },
    most: limits.languages,
    length: limits.skill,
    between: ",",
  }),
  website: link({ label: words.website, what: "website", of: ["AGENCY", "HIRER"] }),
  size: choice({
    label: words.size,
    what: "size",
    type: "String",
    options: organisationSizes,
    of: ["HIRER"],
  }),
  links: links({
    label: words.links,
    what: "links",
    hint: () => words.linksHint({ most: limits.links }),
    texts: { HIRER: { hint: () => words.linksHintHirer({ most: limits.links }) } },
    most: limits.links,
  }),
};

const readers = {
  visibility: choice({
    label: words.visibility,
    what: "visibility",
    type: "Visibility",
    options: visibilities,
    initial: "HIDDEN",
    radio: true,
  }),
  handle: line({
    label: words.handle,
    what: "handle",
    hint: () => words.handleHint({ least: String(limits.handle.least), most: limits.handle.most }),
    most: limits.handle.most,
  }),
  badges: choice({
    label: words.badges,
    what: "badges",
    type: "BadgeChoice",
    options: badgeChoices,
    initial: "OFF",
    radio: true,
  }),
};

const who: Readonly<Record<AccountKind, () => string>> = {
  FREELANCER: words.sectionWhoYouAre,
  AGENCY: words.sectionWhoYouAreAgency,
  HIRER: words.sectionWhoYouAreHirer,
};

/** The sections of a profile's form, each with its title for a kind of account. */
export const profileSections = [
  { title: (kind: AccountKind) => who[kind](), fields: whoYouAre },
  { title: words.sectionWhatYouDo, fields: whatYouDo },
  { title: words.sectionTerms, fields: terms },
  { title: words.sectionWhere, fields: whereToFindYou },
  { title: words.sectionReaders, fields: readers },
] as const;

/** The content of a profile. `of`: the kinds of account that have a field. */
export const profileFields = { ...whoYouAre, ...whatYouDo, ...terms, ...whereToFindYou, ...readers };

export type ProfileContent = ContentOf<typeof profileFields>;
