import { usualDays } from "~/domain/brief";
import { type FoundInText, readBriefText } from "~/domain/brief-text/read-brief-text.server";
import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { shownText } from "~/domain/fields/shown-text.server";
import { skillIdOf } from "~/domain/vocabulary/skills.server";
import { dayOf } from "~/values/days";
import { limits } from "~/values/limits";
import { type FoundGroup, takeControls } from "./brief-form-answer";

type Field = keyof FoundInText;

/**
 * What a pasted text says that the form doesn't: nothing of a field that something is written in,
 * and of a list what isn't in it yet. The two dates that a new brief begins with aren't written.
 */
function findInText(pasted: string, written: BriefContent, now: Date): FoundInText {
  const found = readBriefText(pasted, now);
  const usual = usualDays(now);
  const hasOwnDates =
    written.closesOn !== null &&
    written.closesOn >= dayOf(now) &&
    (written.closesOn !== usual.closesOn || written.decideOn !== usual.decideOn);
  const isFree = (field: Field) => {
    if (field === "closesOn" || field === "decideOn") return !hasOwnDates;
    return written[field] === null;
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, value]): [string, unknown][] => {
      const field = name as Field;
      if (field !== "skills" && field !== "mustHaves") return isFree(field) ? [[field, value]] : [];
      const said = written[field];
      const same = (one: string) => (other: string) => skillIdOf(one) === skillIdOf(other);
      const more = found[field]?.filter((one) => !said.some(same(one))) ?? [];
      const room = briefFields[field].most - said.length;
      return room > 0 && more.length > 0 ? [[field, more.slice(0, room)]] : [];
    }),
  );
}

/** The same as groups of boxes to tick, by field. */
export function showFound(pasted: string, written: BriefContent, now: Date): FoundGroup[] {
  const found = findInText(pasted, written, now);
  const controls = takeControls.values();
  return fieldsIn(found).map((field) => ({
    field,
    label: briefFields[field].label(),
    lines: entriesOf(found, field).map((value) => ({
      control: controls.next().value ?? "",
      key: keyOf(field, value),
      text: clip(shownText(briefFields[field], (Array.isArray(found[field]) ? [value] : value) as never)),
    })),
  }));
}

/** What was typed, with what was ticked of the found. */
export function takeFound(
  pasted: string,
  written: BriefContent,
  ticked: ReadonlySet<string>,
  now: Date,
): BriefContent {
  const found = findInText(pasted, written, now);
  const taken: Record<string, unknown> = { ...written };
  for (const field of fieldsIn(found)) {
    const values = entriesOf(found, field).filter((value) => ticked.has(keyOf(field, value)));
    if (values.length === 0) continue;
    taken[field] =
      field === "skills" || field === "mustHaves" ? [...written[field], ...(values as string[])] : values[0];
  }
  return withinBody(taken as unknown as BriefContent, written);
}

/** The two long texts share one limit: of what was found the end is left out. */
function withinBody(taken: BriefContent, written: BriefContent): BriefContent {
  const room = (other: string | null) => Math.max(0, limits.briefBody - (other?.length ?? 0));
  if (written.problem === null && taken.problem !== null)
    return { ...taken, problem: taken.problem.slice(0, room(taken.desiredOutcome)).trim() || null };
  if (written.desiredOutcome === null && taken.desiredOutcome !== null)
    return { ...taken, desiredOutcome: taken.desiredOutcome.slice(0, room(taken.problem)).trim() || null };
  return taken;
}

/** In the order of the form. */
function fieldsIn(found: FoundInText): Field[] {
  return (Object.keys(briefFields) as Field[]).filter((field) => found[field] !== undefined);
}

function entriesOf(found: FoundInText, field: Field): unknown[] {
  const value = found[field];
  return Array.isArray(value) ? value : [value];
}

/** Of a list the entry itself; a text that was changed meanwhile gives others. */
function keyOf(field: Field, value: unknown): string {
  return briefFields[field].kind === "list" ? `${field}:${value}` : field;
}

function clip(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown).trimEnd()}…` : text;
}

const longestShown = 240;
