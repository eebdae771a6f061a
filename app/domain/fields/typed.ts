import { currencies } from "~/domain/currencies";
import { isDay } from "~/values/day";
import { isHttps, splitEntries, toEntries, toLink, toOneLine, toProse, withScheme } from "~/values/text";
import { mapFields } from "./content";
import { controlName, entryControls, milestoneRows, nameControls, personRows, priceRows } from "./controls";
import type { ContentField, ContentFields, ContentOf } from "./field";
import type { Texts } from "./kind";
import { priceKind, readPriceRow } from "./money-kinds";
import { readMilestone } from "./read-milestone";
import { readWholeNumber } from "./read-number";
import { readPerson } from "./read-person";

/**
 * Content as a browser can parse it while it is typed. It checks nothing: what can't be parsed yet
 * counts as empty, and a country stays as it was typed. The server uses `readTexts`.
 */
export function readTyped<Fields extends ContentFields>(fields: Fields, typed: Texts): ContentOf<Fields> {
  return mapFields(fields, (name, field) => readField(typed, controlName(name, field), field));
}

function readField(typed: Texts, control: string, field: ContentField) {
  const text = typed[control]?.trim() ?? "";
  switch (field.kind) {
    case "line":
      return toOneLine(text) ?? field.initial;
    case "prose":
      return toProse(text);
    case "list":
      return toEntries(splitEntries(text, field.between));
    case "names":
      return toEntries(nameControls(control, field).map((one) => typed[one] ?? ""));
    case "entries":
      return toEntries(entryControls(control, field).map((one) => typed[one] ?? ""));
    case "prices":
      return priceRows(control, field).flatMap((row) => {
        const read = readPriceRow(typed, row, field);
        return ("value" in read && read.value) || [];
      });
    case "people":
      return personRows(control, field)
        .map((row) => readPerson(typed, row))
        .filter(({ name }) => name !== "");
    case "milestones": {
      const currency = typed.currency || currencies[0][0];
      return milestoneRows(control, field)
        .map((row) => readMilestone(typed, row, currency).milestone)
        .filter(({ title }) => title !== "");
    }
    case "links":
      return splitEntries(text, "\n").flatMap((link) => readLink(link) ?? []);
    case "link":
      return readLink(text);
    case "count": {
      const read = readWholeNumber(text, field.what);
      return "value" in read && read.value ? read.value : field.initial;
    }
    case "choice":
      return field.options.some(([value]) => value === text) ? text : field.initial;
    case "day":
      return isDay(text) ? text : null;
    case "price": {
      const read = priceKind.read(typed, control, field);
      return "value" in read && priceKind.problem(read.value, field) === null ? read.value : null;
    }
    default:
      return text || field.initial;
  }
}

function readLink(text: string): string | null {
  const link = toLink(withScheme(text));
  return link && isHttps(link) ? link : null;
}
