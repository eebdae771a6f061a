import { countryName } from "~/domain/country.server";
import { writtenLanguageName } from "~/domain/written-language.server";
import { zoneName } from "~/values/time-zone.server";
import type { ContentField, ValueOf } from "./field";
import { toText } from "./field-texts";

/**
 * A value in readable words; empty for none. Only the server knows the names of countries, time
 * zones and languages.
 */
export function shownText(field: ContentField, value: ValueOf<ContentField> | undefined): string {
  if (field.kind === "country" && typeof value === "string") return countryName(value);
  if (field.kind === "zone" && typeof value === "string") return zoneName(value);
  if (field.kind === "language" && typeof value === "string") return writtenLanguageName(value);
  return toText(field, value);
}
