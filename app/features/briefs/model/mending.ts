import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { changedFields } from "~/domain/fields/content";
import { EDITS_TOLD_AFTER } from "~/values/durations";
import { limits } from "~/values/limits";
import type { Fault, Problem } from "~/values/problems";
import { changedPart, wordsChanged } from "~/values/words-changed";
import { type Brief, type BriefEdit, type FieldChange, hasProposals } from "./brief";
import { problemsOfDates } from "./first-dates";

type FieldName = keyof BriefContent;

/**
 * What a change of a published brief is to those who answered it.
 * - AT_ONCE: it is told to them.
 * - WORDING: the same, up to `limits.briefRewording` words of the brief; more asks anew.
 * - DATES: told as well, and as far as their own rules allow (`problemsOfDates`).
 * - UNTOLD: it is none of theirs.
 * - ASKS_ANEW: it changes what they answered, so it is refused.
 */
export type ChangeKind = "AT_ONCE" | "WORDING" | "DATES" | "UNTOLD" | "ASKS_ANEW";

interface Rule<Value> {
  kind(from: Value, to: Value): ChangeKind;
  /** What is said of one that asks anew. */
  fault: Fault;
}

const stays: Fault = { code: "frozen" };

const always = (kind: ChangeKind): Rule<unknown> => ({ kind: () => kind, fault: stays });

function only<Value>(allowed: (from: Value, to: Value) => boolean, fault: Fault): Rule<Value> {
  return { kind: (from, to) => (allowed(from, to) ? "AT_ONCE" : "ASKS_ANEW"), fault };
}

const onlyMore = only<number>((from, to) => to > from, { code: "onlyMore" });

/**
 * Once there are proposals, each field of a brief changes by its rule. A field without one doesn't
 * compile.
 */
export const mending: { readonly [Name in FieldName]: Rule<BriefContent[Name]> } = {
  title: always("AT_ONCE"),
  summary: always("AT_ONCE"),
  problem: always("WORDING"),
  desiredOutcome: always("WORDING"),
  writtenIn: always("AT_ONCE"),
  discipline: always("AT_ONCE"),
  skills: always("AT_ONCE"),
  mustHaves: always("ASKS_ANEW"),
  niceToHaves: always("AT_ONCE"),
  openTo: only((_from, to) => to === "BOTH", { code: "onlyWider" }),
  workplace: always("ASKS_ANEW"),
  location: always("ASKS_ANEW"),
  contractType: always("ASKS_ANEW"),
  budget: only(isRaised, { code: "onlyHigher" }),
  startOn: only((from, to) => to === null || (from !== null && to > from), { code: "dateEarlier" }),
  weeks: always("ASKS_ANEW"),
  seats: onlyMore,
  cap: onlyMore,
  closesOn: always("DATES"),
  decideOn: always("DATES"),
  readers: always("UNTOLD"),
};

function isRaised(from: BriefContent["budget"], to: BriefContent["budget"]): boolean {
  if (from === null || to === null) return false;
  const isComparable = from.currency === to.currency && from.unit === to.unit;
  return isComparable && to.min >= from.min && to.max >= from.max;
}

function kindOf(field: FieldName, from: BriefContent, to: BriefContent): ChangeKind {
  const { kind } = mending[field] as Rule<unknown>;
  return kind(from[field], to[field]);
}

/** The changed fields with their kinds. */
function changesOf(from: BriefContent, to: BriefContent): [field: FieldName, kind: ChangeKind][] {
  return changedFields(briefFields, from, to).map((field) => [field, kindOf(field, from, to)]);
}

/** Why a brief that has proposals can’t change to this content; none where it can. */
export function problemsOfMending(brief: Brief, content: BriefContent): Problem[] {
  const changes = changesOf(brief, content);
  const left = Math.max(0, limits.briefRewording - (brief.reworded ?? 0));
  const isTooMuch = rewordedBy(brief, content, left) > left;
  const problems = changes.flatMap(([field, kind]): Problem[] => {
    if (kind === "ASKS_ANEW") return [{ field, ...mending[field].fault }];
    return kind === "WORDING" && isTooMuch
      ? [{ field, code: "reworded", most: limits.briefRewording, left }]
      : [];
  });
  return [...problems, ...problemsOfDates(brief, content, "save")];
}

/** The words by which two versions differ in the fields that are judged by them. */
function rewordedBy(from: BriefContent, to: BriefContent, most: number): number {
  const words = changesOf(from, to)
    .filter(([, kind]) => kind === "WORDING")
    .map(([field]) => wordsChanged(textIn(from, field), textIn(to, field), most));
  return words.reduce((sum, one) => sum + one, 0);
}

const textIn = (content: BriefContent, field: FieldName) => String(content[field] ?? "");

/**
 * A published brief as it was changed, with the line that says what; without one where that is its
 * hirer's alone. Changes within `EDITS_TOLD_AFTER` of the first untold one are told with it.
 */
export function withEdit(before: Brief, after: Brief, now: Date): Brief {
  const changes = changesOf(before, after)
    .filter(([, kind]) => kind !== "UNTOLD")
    .map(([field]) => toChange(field, before, after));
  if (changes.length === 0) return after;
  const at = now.toISOString();
  const edits = before.edits ?? [];
  const last = edits.at(-1);
  const tellsAt =
    last && last.tellsAt > at ? last.tellsAt : new Date(now.getTime() + EDITS_TOLD_AFTER).toISOString();
  const words = hasProposals(before) ? rewordedBy(before, after, limits.briefRewording) : 0;
  return {
    ...after,
    edits: [...edits, { at, tellsAt, changes }].slice(-limits.briefEdits),
    ...(words > 0 && { reworded: (before.reworded ?? 0) + words }),
  };
}

function toChange(field: FieldName, before: BriefContent, after: BriefContent): FieldChange {
  if (kindOf(field, before, after) !== "WORDING") return { field, from: before[field], to: after[field] };
  const [from, to] = changedPart(textIn(before, field), textIn(after, field), limits.briefEditText);
  return { field, from, to };
}

/** Whether a line of changes is of dates alone, which those who wait are told at once. */
export function isOfDates({ changes }: Pick<BriefEdit, "changes">): boolean {
  return changes.every(({ field }) => field === "closesOn" || field === "decideOn");
}
