import type { BriefContent } from "~/domain/fields/brief-fields";
import { skillName } from "~/domain/vocabulary/skills.server";
import { skillsIn } from "~/domain/vocabulary/skills-in-text.server";
import { limits } from "~/values/limits";
import { toProse, withoutInvisible } from "~/values/text";
import { datesIn } from "./dates-in-text.server";
import { languageOf } from "./language-of-text.server";
import { ownWords } from "./own-words.server";
import { placeIn } from "./place-in-text.server";
import { budgetIn } from "./price-in-text.server";
import { disciplineIn } from "./role-in-text.server";
import { unitsOf, withoutUnits } from "./sentences.server";
import { mustHavesIn, outcomeIn } from "./wishes-in-text.server";

/** What was found in a text, by field; absent where nothing was. */
export type FoundInText = Partial<Omit<BriefContent, "seats" | "cap" | "openTo" | "readers">>;

/**
 * Reads a brief out of what someone wrote or pasted, by plain rules in our three languages. In
 * doubt it finds nothing. What it found is shown to its writer, who decides. Linear in the length
 * of the text, of which `limits.pastedBrief` characters are read.
 */
export function readBriefText(pasted: string, now: Date): FoundInText {
  const whole = toProse(withoutInvisible(pasted.slice(0, limits.pastedBrief)).replaceAll("\u00a0", " "));
  const { subject, text: own } = ownWords(whole ?? "");
  if (own === "") return {};
  // Below a greeting it may begin with a small letter.
  const text = own.charAt(0).toUpperCase() + own.slice(1);
  const plain = text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
  const units = unitsOf(text);
  const mustHaves = mustHavesIn(units);
  const outcome = outcomeIn(units.filter(({ said }) => !mustHaves.units.has(said)));
  const desiredOutcome = cut(outcome.map(({ said }) => said).join(" "), 2_000);
  const rest = withoutUnits(text, new Set([...mustHaves.units, ...outcome.map(({ said }) => said)]));
  const budget = budgetIn(plain)?.budget ?? null;
  const [first = "", ...others] = units.filter(({ isEntry }) => !isEntry).map(({ said }) => said);
  const { title, rest: afterTitle } = titleOf(subject, first, others);
  const skills = skillsIn(text, limits.briefSkills).map(({ id }) => skillName(id));
  return withoutEmpty({
    title,
    summary: summaryOf(afterTitle),
    problem: cut(rest || text, limits.briefBody - (desiredOutcome?.length ?? 0)),
    desiredOutcome,
    writtenIn: languageOf(text),
    discipline: disciplineIn(text),
    skills,
    mustHaves: mustHaves.entries,
    ...placeIn(text),
    budget,
    ...datesIn(plain, now),
  });
}

function withoutEmpty(found: { [Name in keyof FoundInText]: FoundInText[Name] | null }): FoundInText {
  return Object.fromEntries(
    Object.entries(found).filter(
      ([, value]) => value !== null && (!Array.isArray(value) || value.length > 0),
    ),
  );
}

/** At most so many characters, up to the end of a word. */
function cut(text: string, most: number): string | null {
  if (text.length <= most) return text || null;
  const kept = text.slice(0, most);
  const end = Math.max(kept.lastIndexOf("\n"), kept.lastIndexOf(" "));
  return (end > most / 2 ? kept.slice(0, end) : kept).trim();
}

function titleOf(subject: string | null, first: string, others: readonly string[]) {
  const { least, most } = limits.briefTitle;
  const fits = (title: string) => title.length >= least && title.length <= most;
  const named = subject?.replaceAll(/\s+/g, " ");
  if (named && fits(named)) return { title: named, rest: [first, ...others] };
  const sentence = first.replace(/(?<![.!،,;:])[.!،,;:]+$/, "");
  if (fits(sentence)) return { title: sentence, rest: others.length > 0 ? others : [first] };
  const clause = sentence.split(/[,;:،؛–—]\s/, 1)[0]?.trim() ?? "";
  return { title: fits(clause) ? clause : null, rest: [first, ...others] };
}

/** As many sentences from the start as fit, two at most. */
function summaryOf([first = "", second = ""]: readonly string[]): string | null {
  const { least, most } = limits.briefSummary;
  const both = `${first} ${second}`.trim();
  return [both, first].find((summary) => summary.length >= least && summary.length <= most) ?? null;
}
