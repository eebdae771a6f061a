import { z } from "zod";
import { type Choices, valueNamed } from "../choices";
import { currencies } from "../currencies";
import { disciplines } from "../disciplines";
import { limits } from "../limits";
import { availabilityStates, organisationSizes, rateUnits, visibilities } from "../profile";
import { amount, country, line, lines, links, list, prose, website, wholeNumber } from "./fields.server";

/** One of the values of a list of [value, label]. */
function oneOf<Value extends string>(offered: Choices<Value>, error: string) {
  return z.string({ error }).transform((text, context) => {
    const value = valueNamed(offered, text);
    if (value !== null) return value;
    context.issues.push({ code: "custom", message: error, input: text });
    return z.NEVER;
  });
}

const outOfDate = "This page is out of date. Load it again.";

/**
 * The profile's form, for all kinds of account: fields of other kinds are left out by the domain, which
 * also has the rules between fields. Only the name is required; a hirer's organisation is the domain's to ask.
 */
export const profileForm = z.object({
  /** What the form was made from; nothing for a first profile. */
  revision: z.coerce
    .number({ error: outOfDate })
    .int(outOfDate)
    .min(0, outOfDate)
    .max(limits.revision, outOfDate)
    .optional(),
  displayName: line("the name that others see", limits.displayName),
  headline: line("the headline", limits.headline).optional(),
  about: prose("the text about you", limits.about).optional(),
  skills: list("skills", { most: limits.skills, length: limits.skill }).optional(),
  languages: list("languages", { most: limits.languages, length: limits.skill }).optional(),
  country: country.optional(),
  links: links.optional(),
  visibility: oneOf(visibilities, "Choose who sees it."),
  discipline: oneOf(disciplines, "Choose a discipline from the list.").optional(),
  rateMin: amount("the rate").optional(),
  rateMax: amount("the rate").optional(),
  currency: oneOf(currencies, "Choose a currency.").optional(),
  rateUnit: oneOf(rateUnits, "Choose what the rate is for.").optional(),
  availability: oneOf(availabilityStates, "Choose when you are available.").optional(),
  availableFrom: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: "Write the date as year-month-day, like 2027-03-01." })
    .optional(),
  hoursPerWeek: wholeNumber("the hours a week", limits.hoursPerWeek).optional(),
  teamSize: wholeNumber("the team size", limits.teamSize).optional(),
  services: list("services", { most: limits.services, length: limits.service }).optional(),
  people: lines("people", { most: limits.people, length: limits.displayName }).optional(),
  organisation: line("the organisation", limits.organisation).optional(),
  size: z.enum(organisationSizes, { error: "Choose a size from the list." }).optional(),
  website: website.optional(),
});

export type ProfileAnswers = z.output<typeof profileForm>;
