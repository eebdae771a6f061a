import { limits } from "~/values/limits";
import * as words from "~/words/contentFields.generated";
import { briefFields } from "./brief-fields";
import { email, line, list, money } from "./define";
import { profileFields } from "./profile-fields";

const { displayName, discipline, skills, teamSize, country, website } = profileFields;
const { problem, desiredOutcome, startOn } = briefFields;

/** A brief's text in the public form: optional, and shorter. */
const oneOfTwo = { hint: undefined, asked: undefined, most: limits.signUpText };

/**
 * The fields of each public form besides the address, by the kind of account that it creates. Only
 * the first is required.
 */
export const signUpFields = {
  FREELANCER: {
    displayName: {
      ...displayName,
      control: "name",
      what: "yourName" as const,
      hint: undefined,
    },
    discipline,
    skills: {
      ...skills,
      hint: () => words.commas({ most: limits.signUpSkills }),
      most: limits.signUpSkills,
    },
    country,
    rate: money({ label: words.dayRate, control: "dayRate", what: "dayRate" }),
  },
  AGENCY: {
    displayName: {
      ...displayName,
      control: "name",
      what: "agencyName" as const,
      hint: undefined,
    },
    services: list({
      label: words.services,
      what: "services",
      hint: () => words.commas({ most: limits.services }),
      of: ["AGENCY"],
      most: limits.services,
      length: limits.service,
      between: ",",
    }),
    teamSize,
    country,
    website,
  },
  HIRER: {
    organisation: line({
      label: words.organisation,
      what: "yourOrganisation",
      autoComplete: "organization",
      most: limits.organisation,
      required: true,
    }),
    problem: { ...problem, ...oneOfTwo },
    desiredOutcome: { ...desiredOutcome, ...oneOfTwo, control: "outcome" },
    budget: money({ label: words.budget, what: "budget" }),
    startOn: { ...startOn, description: "ISO date." },
  },
};

/** The address field of every public form. */
export const emailField = email({
  label: words.email,
  what: "email",
  texts: { AGENCY: { label: words.workEmail }, HIRER: { label: words.workEmail } },
});
