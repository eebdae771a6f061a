import { limits } from "~/platform/values/limits";
import { briefFields } from "./brief-fields";
import { email, line, money } from "./define";
import { separatedByCommas } from "./hints";
import { profileFields } from "./profile-fields";

const { displayName, discipline, skills, services, teamSize, country, website } = profileFields;
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
      what: "your name",
      hint: undefined,
    },
    discipline,
    skills: {
      ...skills,
      hint: separatedByCommas(limits.signUpSkills),
      most: limits.signUpSkills,
    },
    country,
    rate: money({ label: "Day rate", control: "dayRate", what: "the day rate" }),
  },
  AGENCY: {
    displayName: {
      ...displayName,
      control: "name",
      what: "the agency’s name",
      hint: undefined,
    },
    services,
    teamSize,
    country,
    website,
  },
  HIRER: {
    organisation: line({
      label: "Organisation",
      what: "your organisation",
      autoComplete: "organization",
      most: limits.organisation,
      required: true,
    }),
    problem: { ...problem, ...oneOfTwo },
    desiredOutcome: { ...desiredOutcome, ...oneOfTwo, control: "outcome" },
    budget: money({ label: "Budget", what: "the budget" }),
    startOn: { ...startOn, description: "ISO date." },
  },
};

/** The address field of every public form. */
export const emailField = email({
  label: "E-mail",
  what: "your e-mail address",
  texts: { AGENCY: { label: "Work e-mail" }, HIRER: { label: "Work e-mail" } },
});
