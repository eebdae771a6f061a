import { limits } from "../limits";
import { day, email, line, money, prose } from "./define";
import { profileFields } from "./profile-fields";

const { displayName, discipline, skills, services, teamSize, country, website } = profileFields;

/** What each public form asks besides the address, by the kind of account that it makes. Only the first is needed. */
export const signUpFields = {
  freelancer: {
    displayName: {
      ...displayName,
      control: "name",
      what: "your name",
      hint: undefined,
    },
    discipline,
    skills: {
      ...skills,
      hint: `Up to ${limits.signUpSkills}, separated by commas.`,
      most: limits.signUpSkills,
    },
    country,
    rate: money({ label: "Day rate", control: "dayRate", what: "the day rate" }),
  },
  agency: {
    displayName: {
      ...displayName,
      ...displayName.words?.agency,
      control: "name",
      what: "the agency’s name",
      hint: undefined,
    },
    services,
    teamSize,
    country,
    website,
  },
  hirer: {
    organisation: line({
      label: "Organisation",
      what: "your organisation",
      autoComplete: "organization",
      most: limits.organisation,
      required: true,
    }),
    problem: prose({ label: "What is the problem?", what: "the problem", most: limits.signUpText }),
    desiredOutcome: prose({
      label: "What should be true afterwards?",
      control: "outcome",
      what: "the outcome",
      most: limits.signUpText,
    }),
    budget: money({ label: "Budget", what: "the budget" }),
    startOn: day({ label: "Start", what: "the start" }),
  },
};

/** The address that every public form asks for. */
export const emailField = email({ label: "E-mail", what: "your e-mail address" });
