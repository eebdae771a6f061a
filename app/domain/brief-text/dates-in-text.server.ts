import { dayOf, daysAfter, daysBetween, isAhead } from "~/values/days";
import { limits } from "~/values/limits";
import { type DayInText, daysIn } from "./days-in-text.server";

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
export function datesIn(plain: string, now: Date): Dates {
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
