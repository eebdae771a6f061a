import { disciplines } from "~/content/disciplines";
import { availabilityStates, organisationSizes, rateUnits, visibilities } from "~/content/profile";
import { limits } from "~/platform/values/limits";
import { choice, count, country, day, line, link, links, list, price, prose, zone } from "./define";
import type { ContentOf } from "./field";
import { separatedByCommas, upTo } from "./hints";

const talent = ["FREELANCER", "AGENCY"] as const;

const whoYouAre = {
  displayName: line({
    label: "Name",
    what: "the name that others see",
    hint: "Everyone who may read your profile sees it.",
    autoComplete: "name",
    texts: {
      AGENCY: { label: "Agency name", autoComplete: "organization" },
      HIRER: { label: "Shown as", autoComplete: "organization" },
    },
    most: limits.displayName,
    required: true,
  }),
  organisation: line({
    label: "Organisation",
    what: "your organisation’s name",
    autoComplete: "organization",
    of: ["HIRER"],
    most: limits.organisation,
    asked: true,
  }),
  contactName: line({
    label: "Contact person",
    what: "the contact person’s name",
    hint: "Who reads proposals. People like to know whom they write to.",
    autoComplete: "name",
    of: ["HIRER"],
    most: limits.person,
  }),
  headline: line({
    label: "Headline",
    what: "the headline",
    hint: "One line on what you are good at. It shows next to your name.",
    texts: { HIRER: { hint: "One line on what you do. It shows next to your name." } },
    most: limits.headline,
  }),
  about: prose({
    label: "About",
    what: "the text about you",
    hint: `A few sentences: what you did, for whom, and what came of it. ${upTo(limits.about)} characters.`,
    texts: {
      HIRER: {
        hint: `A few sentences: who you are, and how you like to work with others. ${upTo(limits.about)} characters.`,
      },
    },
    most: limits.about,
  }),
};

const whatYouDo = {
  discipline: choice<string>({
    label: "Discipline",
    what: "a discipline",
    type: "String",
    options: disciplines,
    of: talent,
  }),
  teamSize: count({
    label: "Team size",
    what: "the team size",
    of: ["AGENCY"],
    least: 1,
    most: limits.teamSize,
  }),
  services: list({
    label: "Services",
    what: "services",
    hint: separatedByCommas(limits.services),
    of: ["AGENCY"],
    most: limits.services,
    length: limits.service,
    between: ",",
  }),
  skills: list({
    label: "Skills",
    what: "skills",
    hint: `${separatedByCommas(limits.skills)} Briefs that fit are found by them.`,
    of: talent,
    most: limits.skills,
    length: limits.skill,
    between: ",",
  }),
  people: list({
    label: "People",
    what: "people",
    hint: `${upTo(limits.people)}, one a line: a name, and what they do.`,
    of: ["AGENCY"],
    most: limits.people,
    length: limits.person,
    between: "\n",
  }),
};

const terms = {
  rate: price({
    label: "Rate",
    what: "the rate",
    description: "By the hour or by the day.",
    of: talent,
    units: rateUnits,
    labels: { from: "Rate from", to: "Rate to", unit: "The rate is for" },
  }),
  availability: choice({
    label: "Availability",
    what: "when you are available",
    hint: "We ask you every seven days whether it’s still right.",
    of: talent,
    type: "Availability",
    options: availabilityStates,
    radio: true,
    none: "Rather not say",
  }),
  availableFrom: day({
    label: "Available from",
    what: "the day",
    due: "needed with that choice",
    description: "ISO date, with FROM.",
    of: talent,
  }),
  hoursPerWeek: count({
    label: "Hours a week",
    what: "the hours a week",
    of: talent,
    least: 1,
    most: limits.hoursPerWeek,
  }),
};

const whereToFindYou = {
  country: country({ label: "Country", what: "the country", description: "ISO 3166-1 alpha-2." }),
  timeZone: zone({
    label: "Time zone",
    what: "a time zone",
    hint: "When you work, for those who work with you.",
    description: "IANA name.",
  }),
  languages: list({
    label: "Languages",
    what: "languages",
    hint: separatedByCommas(limits.languages),
    most: limits.languages,
    length: limits.skill,
    between: ",",
  }),
  website: link({ label: "Website", what: "the website", of: ["AGENCY", "HIRER"] }),
  size: choice({
    label: "Size",
    what: "a size",
    type: "String",
    options: organisationSizes,
    of: ["HIRER"],
  }),
  links: links({
    label: "Links",
    what: "links",
    hint: `${upTo(limits.links)} web addresses that show your work, one a line.`,
    texts: { HIRER: { hint: `${upTo(limits.links)} web addresses that show who you are, one a line.` } },
    most: limits.links,
  }),
};

const readers = {
  visibility: choice({
    label: "This profile is for",
    what: "who sees it",
    type: "Visibility",
    options: visibilities,
    initial: "HIDDEN",
    radio: true,
  }),
  handle: line({
    label: "Address of your page",
    what: "the address of your page",
    hint: `For a page that everyone can read: ${limits.handle.least} to ${limits.handle.most} letters, digits and hyphens. Left empty, it is made from your name.`,
    most: limits.handle.most,
  }),
};

/** The sections of a profile's form. */
export const profileSections = [
  { title: "Who you are", fields: whoYouAre },
  { title: "What you do", fields: whatYouDo },
  { title: "Rate and availability", fields: terms },
  { title: "Where to find you", fields: whereToFindYou },
  { title: "Who can read it", fields: readers },
] as const;

/** The content of a profile. `of`: the kinds of account that have a field. */
export const profileFields = { ...whoYouAre, ...whatYouDo, ...terms, ...whereToFindYou, ...readers };

export type ProfileContent = ContentOf<typeof profileFields>;
