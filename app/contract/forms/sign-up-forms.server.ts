import { z } from "zod";
import type { Money, SignUpDraft } from "../account";
import { currencies } from "../currencies";
import { disciplines } from "../disciplines";
import { limits } from "../limits";
import {
  amount,
  country,
  date,
  email,
  futureDate,
  line,
  list,
  prose,
  website,
  wholeNumber,
} from "./fields.server";

const currency = z
  .enum(currencies.map(([code]) => code) as [string, ...string[]], { error: "Choose a currency." })
  .optional();

/** `/`: only e-mail and name are required (experience.md). */
export const freelancerForm = signUpForm(
  z.object({
    email,
    name: line("your name", limits.displayName),
    discipline: z
      .enum(disciplines.map(([value]) => value) as [string, ...string[]], {
        error: "Choose a discipline from the list.",
      })
      .optional(),
    skills: list("skills", { most: limits.signUpSkills, length: limits.skill }).optional(),
    country: country.optional(),
    dayRate: amount("the day rate").optional(),
    currency,
  }),
  (form) => ({
    email: form.email,
    draft: {
      kind: "FREELANCER",
      displayName: form.name,
      discipline: form.discipline ?? null,
      skills: form.skills ?? [],
      country: form.country ?? null,
      rate: money(form.dayRate, form.currency),
    },
  }),
);

/** `/boutiques`: only e-mail and the agency's name are required. */
export const boutiqueForm = signUpForm(
  z.object({
    email,
    name: line("the agency's name", limits.displayName),
    services: list("services", { most: limits.services, length: limits.service }).optional(),
    teamSize: wholeNumber("the team size", limits.teamSize).optional(),
    country: country.optional(),
    website: website.optional(),
  }),
  (form) => ({
    email: form.email,
    draft: {
      kind: "AGENCY",
      displayName: form.name,
      services: form.services ?? [],
      teamSize: form.teamSize ?? null,
      country: form.country ?? null,
      website: form.website ?? null,
    },
  }),
);

/** `/hire`: only e-mail and organisation are required. */
export const hireForm = signUpForm(
  z.object({
    email,
    organisation: line("your organisation", limits.organisation),
    problem: prose("the problem", limits.signUpText).optional(),
    outcome: prose("the outcome", limits.signUpText).optional(),
    budget: amount("the budget").optional(),
    currency,
    startOn: date.optional(),
  }),
  (form) => ({
    email: form.email,
    draft: {
      kind: "HIRER",
      organisation: form.organisation,
      problem: form.problem || null,
      desiredOutcome: form.outcome || null,
      budget: money(form.budget, form.currency),
      startOn: form.startOn ?? null,
    },
  }),
  (now) => ({ startOn: futureDate(now).optional() }),
);

/** What each of the three forms comes to. */
export interface SignUp {
  email: string;
  draft: SignUpDraft;
}

/** `fields` says what HTML can check of each; `schemaAt` is the whole check at a moment and what the form comes to. */
export interface SignUpForm {
  fields: z.ZodObject;
  schemaAt(now: Date): z.ZodType<SignUp>;
}

/** `datesAt`: the fields whose check depends on the day, in place of theirs in `fields`. */
function signUpForm<Shape extends z.ZodRawShape>(
  fields: z.ZodObject<Shape>,
  toSignUp: (form: z.output<z.ZodObject<Shape>>) => SignUp,
  datesAt?: (now: Date) => Partial<Shape>,
): SignUpForm {
  const always = fields.transform(toSignUp);
  const schemaAt = (now: Date) =>
    datesAt ? z.object({ ...fields.shape, ...datesAt(now) }).transform(toSignUp) : always;
  return { fields, schemaAt: schemaAt as SignUpForm["schemaAt"] };
}

function money(minorUnits: number | undefined, code: string | undefined): Money | null {
  return minorUnits === undefined ? null : { amount: minorUnits, currency: code ?? currencies[0][0] };
}
