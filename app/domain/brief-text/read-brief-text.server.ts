import type { Workplace } from "~/domain/brief";
import type { BriefContent } from "~/domain/fields/brief-fields";
import { skillName } from "~/domain/vocabulary/skills.server";
import { skillsIn } from "~/domain/vocabulary/skills-in-text.server";
import { dayOf, daysAfter, daysBetween, isAhead } from "~/values/days";
import { limits } from "~/values/limits";
import { toEntries, toProse, withoutInvisible } from "~/values/text";
import { parseZone } from "~/values/time-zone.server";
import { type DayInText, daysIn } from "./days-in-text.server";
import { ownWords } from "./own-words.server";
import { budgetIn } from "./price-in-text.server";

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

// ── Sentences ────────────────────────────────────────────────────────────────────────────────────

/** A sentence, or an entry of a list. */
interface Unit {
  said: string;
  isEntry: boolean;
  /** The nearest heading above: "Requirements:". */
  heading: string;
}

const bullet = /^\s*(?:[•‣◦▪·*–—-]|\d{1,2}[.)])\s+/u;
// Not after "3." or "z. B.".
const sentenceEnd = /(?<=[!?؟…]|(?<!(?<!\p{N})\p{N}{1,2}|(?<!\p{L})\p{L})\.)\s+(?=\S)/u;

function unitsOf(text: string): Unit[] {
  let heading = "";
  return text.split("\n").flatMap((line): Unit[] => {
    const said = line.trim();
    if (said === "") return [];
    if (said.length <= 60 && /[:：]$/.test(said)) {
      heading = said;
      return [];
    }
    if (bullet.test(said)) return [{ said, isEntry: true, heading }];
    heading = "";
    return said.split(sentenceEnd).map((sentence) => ({ said: sentence.trim(), isEntry: false, heading }));
  });
}

/** The text without some of its sentences, and without headings that nothing is left under. */
function withoutUnits(text: string, gone: ReadonlySet<string>): string {
  const lines = text.split("\n").map((line) => {
    const said = line.trim();
    if (said === "" || gone.has(said)) return "";
    if (bullet.test(said)) return line;
    return said
      .split(sentenceEnd)
      .filter((sentence) => !gone.has(sentence.trim()))
      .join(" ");
  });
  const kept = lines.filter((line, at) => {
    const isHeading = line.length <= 60 && /[:：]$/.test(line);
    return !(isHeading && (lines[at + 1] ?? "") === "");
  });
  return kept
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
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
  const sentence = first.replace(/[.!،,;:]+$/, "");
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

// ── What the words of a sentence say ─────────────────────────────────────────────────────────────

const outcomeWords =
  /(?<!\p{L})(?:(?<!you )should|goal|aim|so that|afterwards|in the end|soll(?:en|te|ten)?|ziel|damit|am ende|danach|الهدف|هدفنا|بحيث|ينبغي أن)(?!\p{L})/iu;
const wishes =
  /(?<!\p{L})(?:we want|we would like|we['’]d like|wir wollen|wir möchten|wir wünschen|نريد|نرغب)(?!\p{L})/iu;

/** What should be true afterwards; else what is wished for. */
function outcomeIn(units: readonly Unit[]): Unit[] {
  const said = units.filter(({ said }) => outcomeWords.test(said));
  const found = said.length > 0 ? said : units.slice(1).filter(({ said }) => wishes.test(said));
  return found.slice(0, 3);
}

const must =
  /(?<!\p{L})(?:must|required|mandatory|essential|must-haves?|need to have|muss|müssen|musst|zwingend|unbedingt|erforderlich|voraussetzung|vorausgesetzt|يجب|لا بد|يشترط|شرط|ضروري)(?!\p{L})/iu;
/** What the hirer has to do. */
const ownMust =
  /(?<!\p{L})(?:we|i|it|wir|ich|es|das)\s(?:must|muss|müssen)(?!\p{L})|(?:müssen|muss)\s(?:wir|ich|es)(?!\p{L})|يجب علينا|يجب أن ن/iu;
const mustHeading =
  /must|require|essential|need|muss|anforderung|voraussetzung|zwingend|المتطلبات|الشروط|يجب|متطلبات|شروط/iu;
const niceHeading = /nice|bonus|plus|kann|wünschenswert|optional|ميزة|يفضل/iu;

function mustHavesIn(units: readonly Unit[]): { entries: string[]; units: Set<string> } {
  const found = units.filter(({ said, isEntry, heading }) => {
    if (said.replace(bullet, "").length > limits.mustHave) return false;
    if (isEntry && niceHeading.test(heading)) return false;
    if (isEntry && mustHeading.test(heading)) return true;
    return must.test(said) && !ownMust.test(said);
  });
  const some = found.slice(0, limits.mustHaves).map(({ said }) => said);
  return {
    entries: toEntries(some.map((said) => said.replace(bullet, "").replace(/\.$/, ""))),
    units: new Set(some),
  };
}

/** The words that name who is wanted, by discipline; the one that is named most. */
const roles: readonly (readonly [discipline: string, words: RegExp])[] = [
  [
    "engineering",
    /(?<!\p{L})(?:developers?|engineers?|programmers?|coders?|(?:software|web|app|frontend|backend)?-?entwickler(?:in|innen)?|programmierer(?:in)?|ingenieur(?:in)?|devops|مطور(?:ة|ين|ون)?|مبرمج(?:ة|ين)?|مهندس(?:ة|ين)?)(?!\p{L})/giu,
  ],
  [
    "design",
    /(?<!\p{L})(?:designers?|illustrators?|(?:grafik)?-?designer(?:in)?|grafiker(?:in)?|gestalter(?:in)?|مصمم(?:ة|ين)?)(?!\p{L})/giu,
  ],
  [
    "product",
    /(?<!\p{L})(?:product (?:managers?|owners?|leads?)|produktmanager(?:in)?|مدير(?:ة)? منتج(?:ات)?)(?!\p{L})/giu,
  ],
  [
    "data",
    /(?<!\p{L})(?:data (?:scientists?|analysts?|engineers?)|statisticians?|datenanalyst(?:in)?|محلل(?:ة)? بيانات)(?!\p{L})/giu,
  ],
  [
    "marketing",
    /(?<!\p{L})(?:marketers?|marketing (?:managers?|leads?|consultants?)|social media managers?|marketingmanager(?:in)?|مسوق(?:ة)?)(?!\p{L})/giu,
  ],
  [
    "writing",
    /(?<!\p{L})(?:copywriters?|writers?|editors?|translators?|journalists?|proofreaders?|(?:werbe)?texter(?:in)?|redakteur(?:in)?|übersetzer(?:in)?|lektor(?:in)?|autor(?:in)?|كاتب(?:ة)?|مترجم(?:ة|ين)?|محرر(?:ة)?|مدقق(?:ة)? لغوي)(?!\p{L})/giu,
  ],
  [
    "operations",
    /(?<!\p{L})(?:assistants?|bookkeepers?|accountants?|project managers?|office managers?|assistenz|assistent(?:in)?|buchhalter(?:in)?|projektleiter(?:in)?|projektmanager(?:in)?|مساعد(?:ة)?|محاسب(?:ة)?|مدير(?:ة)? مشروع)(?!\p{L})/giu,
  ],
];

function disciplineIn(text: string): string | null {
  const named = roles.map(([discipline, words]) => ({ discipline, count: [...text.matchAll(words)].length }));
  // "Data engineer" is the narrower word.
  const [best] = named.sort(
    (a, b) => b.count - a.count || Number(b.discipline === "data") - Number(a.discipline === "data"),
  );
  return best && best.count > 0 ? best.discipline : null;
}

const remote =
  /(?<!\p{L})(?:remote(?:ly)?|from home|home-?office|ortsunabhängig|von zu ?hause|عن ب[ُ]?عد)(?!\p{L})/iu;
const hybrid =
  /(?<!\p{L})(?:hybrid|partly on[- ]?site|teilweise vor ort|teils vor ort|teils remote|هجين|جزئيا في)(?!\p{L})/iu;
const onSite =
  /(?<!\p{L})(?:on[- ]?site|in (?:our|the) (?:office|studio|workshop)|vor ort|in unserem büro|bei uns im büro|im büro|في مكتبنا|في المكتب|في الموقع|حضوريا|حضوري)(?!\p{L})/iu;

function placeIn(text: string): { workplace: Workplace | null; location: string | null } {
  const [isRemote, isOnSite] = [remote.test(text), onSite.test(text)];
  const isHybrid = hybrid.test(text) || (isRemote && isOnSite);
  const workplace = isHybrid ? "HYBRID" : isOnSite ? "ONSITE" : isRemote ? "REMOTE" : null;
  return { workplace, location: workplace === "REMOTE" || workplace === null ? null : cityIn(text) };
}

const places =
  /(?<!\p{L})(?:in|at|bei|near|based in|في|بمدينة|في مدينة)\s((?:\p{Lu}|\p{Script=Arabic})[\p{L}\p{M}-]{1,24})(?:\s(\p{Lu}[\p{L}\p{M}-]{1,24}))?/gu;

const site =
  /(?:[Oo]n[- ]?site|[Oo]ffice|[Ss]tudio|[Vv]or Ort|Büro|[Hh]ybrid)(?:\s(?:is|are|sitzt|ist|liegt))?\s(?:in|at|bei)\s(\p{Lu}[\p{L}\p{M}-]{1,24}(?:\s\p{Lu}[\p{L}\p{M}-]{1,24})?)/u;

/** A name after "on site in"; else a city that is known by its time zone. */
function cityIn(text: string): string | null {
  const [, named] = site.exec(text) ?? [];
  if (named) return named;
  for (const [, one = "", two = ""] of text.matchAll(places)) {
    const found = [`${one} ${two}`.trim(), one].find((name) => parseZone(name));
    if (found) return found;
  }
  return null;
}

const german = /(?<!\p{L})(?:der|die|das|und|wir|ist|für|mit|nicht|eine?n?|auf|zu|suchen)(?!\p{L})/giu;
const english = /(?<!\p{L})(?:the|and|we|is|for|with|not|an?|our|to|of|are)(?!\p{L})/giu;

/** Of our languages the one that it is written in; null where that isn't plain. */
function languageOf(text: string): string | null {
  const count = (pattern: RegExp) => [...text.matchAll(pattern)].length;
  const letters = count(/\p{L}/gu);
  if (count(/\p{Script=Arabic}/gu) > letters / 2) return "ar";
  const [de, en] = [count(german), count(english)];
  if (Math.max(de, en) < 3) return null;
  return de > 2 * en ? "de" : en > 2 * de ? "en" : null;
}

// ── Dates ────────────────────────────────────────────────────────────────────────────────────────

const saysDay = {
  closesOn:
    /propos|apply|applic|deadline|clos(?:es|ing)|submi|angebot|bewerb|einsend|einreich|frist|عروض|العرض|تقديم|التقدم|آخر موعد/giu,
  decideOn:
    /repl(?:y|ies)|decid|decision|answer|hear (?:back|from)|let you know|feedback|antwort|entscheid|rückmeld|zusage|bescheid|الرد|القرار|نقرر|سنرد|الإجابة/giu,
  startOn:
    /start|begin|kick-?off|(?<!\p{L})from(?!\p{L})|beginn|(?<!\p{L})ab(?!\p{L})|los\s?geh|legen .{0,20}los|ابتداء|يبدأ|نبدأ|البدء|البداية|اعتبار|من تاريخ/giu,
};
type DayField = keyof typeof saysDay;
const dayFields = Object.keys(saysDay) as DayField[];

type Dates = { [Name in DayField]: string | null };

/** Each day by the nearest word before it in its sentence, else after it. */
function datesIn(plain: string, now: Date): Dates {
  const found: Dates = { closesOn: null, decideOn: null, startOn: null };
  for (const named of daysIn(plain, dayOf(now))) {
    const field = fieldOf(plain, named);
    if (field) found[field] ??= named.day;
  }
  const today = dayOf(now);
  const isWithin = (from: string, day: string, most: number) => day >= from && daysBetween(from, day) <= most;
  const closesOn =
    found.closesOn && isWithin(today, found.closesOn, limits.closesWithin) ? found.closesOn : null;
  const from = closesOn ?? daysAfter(today, 14);
  const decideOn =
    found.decideOn && isWithin(from, found.decideOn, limits.decidesWithin) ? found.decideOn : null;
  return {
    closesOn,
    // A new last day moves the reply with it.
    decideOn: decideOn ?? (closesOn && daysAfter(closesOn, 7)),
    startOn: found.startOn && isAhead(found.startOn, now) ? found.startOn : null,
  };
}

function fieldOf(text: string, { at, end }: DayInText): DayField | null {
  const before =
    text
      .slice(Math.max(0, at - 80), at)
      .split(/\n|(?<!\p{N})[.!?؟]\s/u)
      .at(-1) ?? "";
  const after = text.slice(end, end + 40).split(/\n|[.!?؟;]\s?/u, 1)[0] ?? "";
  const last = (field: DayField) =>
    Math.max(-1, ...[...before.matchAll(saysDay[field])].map(({ index }) => index));
  const nearest = dayFields.toSorted((a, b) => last(b) - last(a))[0];
  if (nearest && last(nearest) >= 0) return nearest;
  return dayFields.find((field) => after.search(saysDay[field]) >= 0) ?? null;
}
