import type { ContentField, ContentFields, ContentOf, ValueOf } from "~/domain/fields/field";

/** Content in which every field says something that no empty one does, and every rule of a draft holds. */
export function wholeContent<Fields extends ContentFields>(fields: Fields): ContentOf<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => [name, valueFor(field, name)]);
  return Object.fromEntries(entries) as ContentOf<Fields>;
}

/** A value of the field's kind, which isn't its initial one. */
function valueFor(field: ContentField, name: string): ValueOf<ContentField> {
  switch (field.kind) {
    case "line":
    case "prose":
      return `About ${name}`.slice(0, field.most);
    case "list":
      return [`First of ${name}`, `Second of ${name}`].map((entry) => entry.slice(0, field.length));
    case "entries":
      return [`First of ${name}`, `Second of ${name}`].map((entry) => entry.slice(0, field.length));
    case "prices":
      return [{ service: `First of ${field.each}`, amount: 40_000, currency: "CHF", unit: "DAY" }];
    case "link":
      return `https://example.com/${name}`;
    case "links":
      return [`https://example.com/${name}`];
    case "day":
      return "2031-05-12";
    case "count":
      // As much as every kind of account may say.
      return Math.min(field.most, ...Object.values(field.texts ?? {}).map(({ most }) => most ?? field.most));
    case "choice":
      return field.options.findLast(([value]) => value !== field.initial)?.[0] ?? null;
    case "country":
      return "PT";
    case "zone":
      return "Europe/Lisbon";
    case "language":
      return "pt";
    case "price":
      return { min: 40_000, max: 60_000, currency: "CHF", unit: field.units[1]?.[0] ?? "DAY" };
    case "money":
      return { amount: 40_000, currency: "CHF" };
    case "email":
      return "ann@example.com";
    case "people":
      return [
        { name: `First of ${name}`, role: "Design", languages: ["German (native)", "English"] },
        { name: `Second of ${name}`, role: null, languages: [] },
      ];
    case "milestones":
      return [
        { id: "first", title: `First of ${name}`, doneWhen: "It runs.", dueOn: "2031-05-12", amount: 40_000 },
      ];
    case "names":
      // Those of a whole profile.
      return ["First of people", "Second of people"];
    case "answers":
      return [{ mustHave: "Has a van", met: true, evidence: "Two of them.", caseId: null }];
  }
}
