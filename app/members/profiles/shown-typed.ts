import { controlName, priceControls } from "~/contract/content/controls";
import type { ContentField, PriceField } from "~/contract/content/field";
import { type ProfileContent, profileFields } from "~/contract/content/profile-fields";
import { readAmount, readWholeNumber } from "~/contract/content/read-number";
import { currencies } from "~/contract/currencies";
import { isDay } from "~/contract/day";
import { isHttps, splitEntries, toLines, toLink, withScheme } from "~/contract/text";
import type { AccountKind } from "~/web/operations/operations.generated";
import { type ShownMember, showMember } from "./shown-member";

/** What stands in the form's controls, by name. */
export type Typed = Readonly<Record<string, string>>;

/**
 * A member as what is being typed would show them. Judges nothing: what can't be read yet isn't shown,
 * and what is wrong is said when it is saved.
 */
export function showTyped(typed: Typed, kind: AccountKind, record: ShownMember["record"]): ShownMember {
  const read = Object.entries(profileFields).map(([name, field]) => [name, readTyped(typed, name, field)]);
  const profile = Object.fromEntries(read) as ProfileContent;
  const named = { ...profile, displayName: profile.displayName || "Your name" };
  return showMember({ kind, profile: named, record }, { said: "confirmed when you save", fresh: true });
}

/** A value as far as it can be read while it is typed, by the browser alone: a country stays as it was typed. */
function readTyped(typed: Typed, name: string, field: ContentField) {
  const text = typed[controlName(name, field)]?.trim() ?? "";
  switch (field.kind) {
    case "list":
      return toLines(splitEntries(text, field.between));
    case "links":
      return splitEntries(text, "\n").flatMap((link) => readLink(link) ?? []);
    case "link":
      return readLink(text);
    case "count":
      return numberOf(readWholeNumber(text, field.what));
    case "choice":
      return field.options.some(([value]) => value === text) ? text : field.initial;
    case "day":
      return isDay(text) ? text : null;
    case "price":
      return readPrice(typed, name, field);
    default:
      return text || field.initial;
  }
}

function readLink(text: string): string | null {
  const link = toLink(withScheme(text));
  return link && isHttps(link) ? link : null;
}

function readPrice(typed: Typed, name: string, field: PriceField) {
  const { min, max, currency, unit } = priceControls(name, field);
  const amounts = [min, max].map((control) => numberOf(readAmount(typed[control.name] ?? "", field.what)));
  const from = amounts[0] ?? amounts[1];
  const to = amounts[1] ?? from;
  const code = currencies.find(([one]) => one === typed[currency.name])?.[0];
  const per = field.units.find(([one]) => one === typed[unit.name])?.[0];
  if (!from || !to || from > to || !code || !per) return null;
  return { min: from, max: to, currency: code, unit: per };
}

function numberOf(read: ReturnType<typeof readWholeNumber>): number | null {
  return "value" in read && read.value ? read.value : null;
}
