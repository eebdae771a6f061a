import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { changedFields } from "~/domain/fields/content";
import { EDITS_TOLD_AFTER } from "~/values/durations";
import { limits } from "~/values/limits";
import type { Fault, Problem } from "~/values/problems";
import { changedPart, wordsChanged } from "~/values/words-changed";
import { type Brief, type BriefEdit, type FieldChange, hasProposals } from "./brief";
import { problemsOfDates } from "./first-dates";
import { versionOf } from "./versions";

type FieldName = keyof BriefContent;

/**
 * What a change of a published brief is to those who answered it.
 * - AT_ONCE: it is told to them.
 * - WORDING: the same, up to `limits.briefRewording` words of the brief; more asks anew.
 * - DATES: told as well, and as far as their own rules allow (`problemsOfDates`).
 * - UNTOLD: it is none of theirs.
 * - ASKS_ANEW: it changes what they answered: a new version, about which they are asked.
 * - REFUSED: it would take the place of some of them.
 */
export type ChangeKind = "AT_ONCE" | "WORDING" | "DATES" | "UNTOLD" | "ASKS_ANEW" | "REFUSED";

interface Rule<Value> {
  kind(from: Value, to: Value): ChangeKind;
  /** What is said of one that asks anew, or is refused. */
  fault: Fault;
}

const anew: Fault = { code: "asksAnew" };

const always = (kind: ChangeKind): Rule<unknown> => ({ kind: () => kind, fault: anew });

function atOnceIf<Value>(isTold: (from: Value, to: Value) => boolean): Rule<Value> {
  return { kind: (from, to) => (isTold(from, to) ? "AT_ONCE" : "ASKS_ANEW"), fault: anew };
}

function only<Value>(allowed: (from: Value, to: Value) => boolean, fault: Fault): Rule<Value> {
  return { kind: (from, to) => (allowed(from, to) ? "AT_ONCE" : "REFUSED"), fault };
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
  budget: atOnceIf(isRaised),
  startOn: atOnceIf((from, to) => to === null || (from !== null && to > from)),
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
  const problems = changesOf(brief, content).flatMap(([field, kind]): Problem[] =>
    kind === "REFUSED" ? [{ field, ...mending[field].fault }] : [],
  );
  return [...problems, ...problemsOfDates(brief, content, "save")];
}

/** What of a change asks for something else than the proposals answer, and so for a new version. */
export function asksAnew(brief: Brief, content: BriefContent): Problem[] {
  const left = Math.max(0, limits.briefRewording - (brief.reworded ?? 0));
  const isTooMuch = rewordedBy(brief, content, left) > left;
  return changesOf(brief, content).flatMap(([field, kind]): Problem[] => {
    if (kind === "ASKS_ANEW") return [{ field, ...mending[field].fault }];
    return kind === "WORDING" && isTooMuch
      ? [{ field, code: "reworded", most: limits.briefRewording, left }]
      : [];
  });
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
 * hirer's alone. Changes within `EDITS_TOLD_AFTER` of the first untold one are told with it. In a
 * new version the words are counted anew.
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
  const isNew = versionOf(after) > versionOf(before);
  const edit: BriefEdit = { at, tellsAt, changes, ...(isNew && { version: versionOf(after) }) };
  const { reworded: worded = 0, ...rest } = after;
  const words = hasProposals(before) ? rewordedBy(before, after, limits.briefRewording) : 0;
  const reworded = isNew ? 0 : worded + words;
  return {
    ...rest,
    edits: [...edits, edit].slice(-limits.briefEdits),
    ...(reworded > 0 && { reworded }),
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

/** Whether those who wait are told of it at once: of new dates alone, and of a new version. */
export function isToldAtOnce(edit: BriefEdit): boolean {
  return isOfDates(edit) || edit.version !== undefined;
}
