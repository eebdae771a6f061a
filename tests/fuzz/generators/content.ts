import fc from "fast-check";
import { controlsOfField, namesOf } from "~/domain/fields/controls";
import type { ContentField, ContentFields } from "~/domain/fields/field";
import { text } from "./texts";

export const some = (...values: string[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...values) }, text);
export const choice = (...values: string[]) => some(...values, "");

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
export const day = some(
  dayIn(10),
  dayIn(20),
  dayIn(0),
  dayIn(-1),
  dayIn(400),
  "2027-02-30",
  "0000-01-01",
  "99999-01-01",
  "+002027-01-01",
);
const line = some("A shop that answers in a second");
const prose = some(
  "Every page asks the database forty times, and nobody knows which of them matter; nine of ten should take a second.",
);
const amount = some("480", "900", "0", "-5", "1,000.50", "20000001", "99999999999", "1e3", "٣");
const count = some("1", "3", "10", "11", "0", "105", "-1", "2.5", "4294967296");
const list = some("TypeScript, SQL", Array.from({ length: 13 }, (_, at) => `skill ${at}`).join(","), "a,A,a");
const lines = some(
  "Speaks German",
  "One\r\nTwo\r\nOne",
  "1\n2\n3\n4\n5\n6\n7",
  "https://a.example\njavascript:1",
);

/** What is typed into the controls of a form of these fields, by name. */
export function typedContent(fields: ContentFields): Record<string, fc.Arbitrary<string>> {
  const typed = Object.entries(fields).flatMap(([name, field]) =>
    controlsOfField(name, field).map((control) => [control.name, typedInto(control.name, field)]),
  );
  const asked = namesOf(fields).filter((name) => name.startsWith("asked"));
  return Object.fromEntries([
    ...typed,
    ...asked.map((name) => [name, some("Speaks German", "Something else")]),
  ]);
}

function typedInto(control: string, field: ContentField): fc.Arbitrary<string> {
  switch (field.kind) {
    case "line":
      return line;
    case "prose":
      return prose;
    case "list":
      return field.between === "," ? list : lines;
    case "link":
      return some("harbour.example", "javascript:1");
    case "links":
      return lines;
    case "day":
      return day;
    case "count":
      return count;
    case "choice":
      return choice(...field.options.map(([value]) => value));
    case "country":
      return some("Germany", "ZZ");
    case "zone":
      return some("Europe/Berlin", "Mars/Olympus");
    case "language":
      return some("de", "zh-Hans", "xx", "de ".repeat(67), "");
    case "email":
      return some("somebody@example.com");
    case "names":
    case "entries":
    case "people":
      return line;
    case "milestones":
      if (control.endsWith("DueOn")) return day;
      return control.endsWith("Amount") ? amount : line;
    case "answers":
      return control.startsWith("answer") ? choice("yes", "no") : some("Since 2009.");
    case "price":
    case "prices":
    case "money":
      if (control.endsWith("Unit")) return choice("HOUR", "DAY", "PROJECT");
      return /currency$/i.test(control) ? choice("EUR", "USD", "XXX") : amount;
  }
}

export const whole = fc.oneof(fc.constantFrom(0, 1, 2, -1, 51, 800_000, 2 ** 31 - 1, 2 ** 31), fc.integer());
const texts = fc.array(text, { maxLength: 14 });

/** The same as the API takes it. */
export function sentContent(fields: ContentFields): fc.Arbitrary<object> {
  const sent = Object.entries(fields).map(([name, field]) => {
    const value = sentFor(field);
    return [name, field.initial === null ? fc.option(value) : value];
  });
  return fc.record(Object.fromEntries(sent));
}

function sentFor(field: ContentField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case "line":
      return line;
    case "list":
    case "links":
    case "names":
    case "entries":
      return texts;
    case "day":
      return day;
    case "count":
      return whole;
    case "choice":
      return field.type === "String" ? text : fc.constantFrom(...field.options.map(([value]) => value));
    case "country":
      return some("DE");
    case "zone":
      return some("Europe/Berlin");
    case "language":
      return some("de", "xx");
    case "price":
      return fc.record({
        min: whole,
        max: whole,
        currency: some("EUR"),
        unit: fc.constantFrom("HOUR", "DAY", "PROJECT"),
      });
    case "people":
      return fc.array(fc.record({ name: line, role: fc.option(line), languages: texts }));
    case "prices":
      return fc.array(
        fc.record({
          service: text,
          amount: whole,
          currency: some("EUR"),
          unit: fc.constantFrom("HOUR", "DAY", "PROJECT"),
        }),
      );
    case "milestones":
      return fc.array(
        fc.record({
          id: some("first", "second", ""),
          title: line,
          doneWhen: fc.option(text),
          dueOn: fc.option(day),
          amount: fc.option(whole),
        }),
      );
    case "money":
      return fc.record({ amount: whole, currency: some("EUR") });
    case "answers":
      return fc.array(
        fc.record({
          mustHave: fc.option(text),
          met: fc.option(fc.boolean()),
          evidence: fc.option(text),
          caseId: fc.option(text),
        }),
      );
    default:
      return text;
  }
}
