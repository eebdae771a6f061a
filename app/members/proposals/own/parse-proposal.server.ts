import { valueNamed } from "~/contract/choices";
import { currencies } from "~/contract/currencies";
import { amount } from "~/contract/forms/fields.server";
import { rateUnits } from "~/contract/profile";
import { splitEntries } from "~/contract/text";
import type { PriceRangeInput, ProposalInput } from "~/web/operations/operations.generated";
import { answerFields } from "./proposal-fields";

type Problems = Record<string, string[]>;

/** What a proposal's form says, as the API takes it, and what can't be read as numbers. Every other rule is the API's. */
export function parseProposal(form: FormData): { proposal: ProposalInput; problems: Problems } {
  const problems: Problems = {};
  const proposal = {
    pitch: textOf(form, "pitch"),
    answers: parseAnswers(form),
    rate: parseRate(form, problems),
    startOn: textOf(form, "startOn")?.trim() ?? null,
    links: parseLinks(form),
  };
  return { proposal, problems };
}

/** One for each must-have that the form asked. */
function parseAnswers(form: FormData): ProposalInput["answers"] {
  return answerFields
    .filter(({ asked }) => form.has(asked))
    .map(({ asked, met, evidence }) => ({
      mustHave: textOf(form, asked),
      met: form.get(met) === "yes" ? true : form.get(met) === "no" ? false : null,
      evidence: textOf(form, evidence),
    }));
}

/** One amount is a range of one. */
function parseRate(form: FormData, problems: Problems): PriceRangeInput | null {
  const read = (name: string, what: string) => {
    const text = textOf(form, name);
    if (text === null) return null;
    const parsed = amount(what).safeParse(text);
    if (parsed.success) return parsed.data;
    problems[name] = [parsed.error.issues[0]?.message ?? `Write ${what} as a number.`];
    return null;
  };
  const from = read("rateMin", "the rate");
  const to = read("rateMax", "the upper end of the rate");
  const min = from ?? to;
  const max = to ?? from;
  if (min === null || max === null) return null;
  const currency = textOf(form, "currency") ?? currencies[0][0];
  return { min, max, currency, unit: valueNamed(rateUnits, form.get("unit")) ?? "DAY" };
}

/** One a line; `example.com` is taken as https://example.com. */
function parseLinks(form: FormData): string[] {
  return splitEntries(textOf(form, "links") ?? "", "\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => (/^[a-z][a-z0-9+.-]*:/i.test(line) ? line : `https://${line}`));
}

/** What was typed; null where it is nothing but spaces. */
function textOf(form: FormData, name: string): string | null {
  const text = form.get(name);
  return typeof text === "string" && text.trim() !== "" ? text : null;
}
