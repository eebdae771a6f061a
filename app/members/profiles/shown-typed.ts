import { valueNamed } from "~/contract/choices";
import { currencies } from "~/contract/currencies";
import { isDay } from "~/contract/day";
import { disciplines } from "~/contract/disciplines";
import { limits } from "~/contract/limits";
import { availabilityStates, rateUnits } from "~/contract/profile";
import { splitEntries } from "~/contract/text";
import { formatPrice } from "~/web/format/price";
import type { AccountKind } from "~/web/operations/operations.generated";
import { availabilityWords } from "./availability-words";
import type { ShownMember } from "./shown-member";

/** What stands in the form's fields, by name. */
export type Typed = Readonly<Record<string, string>>;

/**
 * A member as what is being typed would show them. Judges nothing: what can't be read yet isn't shown,
 * and what is wrong is said when it is saved.
 */
export function showTyped(typed: Typed, kind: AccountKind, record: ShownMember["record"]): ShownMember {
  const text = (name: string) => typed[name]?.trim() || null;
  const talent = kind !== "HIRER";
  const agency = kind === "AGENCY";
  return {
    kind,
    name: text("displayName") ?? "Your name",
    headline: text("headline"),
    about: text("about"),
    skills: talent ? itemsOf(typed.skills, ",") : [],
    languages: itemsOf(typed.languages, ","),
    country: text("country"),
    links: itemsOf(typed.links, "\n").flatMap((link) => toHttps(link) ?? []),
    discipline: talent ? (disciplines.find(([value]) => value === typed.discipline)?.[1] ?? null) : null,
    rate: talent ? rateOf(typed) : null,
    availability: talent ? availabilityOf(typed) : null,
    hoursPerWeek: talent ? numberOf(typed.hoursPerWeek) : null,
    teamSize: agency ? numberOf(typed.teamSize) : null,
    services: agency ? itemsOf(typed.services, ",") : [],
    people: agency ? itemsOf(typed.people, "\n") : [],
    organisation: talent ? null : text("organisation"),
    size: talent ? null : text("size"),
    website: kind === "FREELANCER" ? null : toHttps(typed.website ?? ""),
    record,
  };
}

function itemsOf(text: string | undefined, separator: string): string[] {
  const items = splitEntries(text ?? "", separator)
    .map((item) => item.trim())
    .filter(Boolean);
  return [...new Set(items)];
}

/** As the server reads numbers: 1000, or 1,000 and its kin. */
function numberOf(text: string | undefined): number | null {
  const trimmed = (text ?? "").trim();
  if (!/^(?:\d{1,9}|\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*)$/.test(trimmed)) return null;
  return Number(trimmed.replaceAll(/\D/g, "")) || null;
}

function rateOf({ rateMin, rateMax, currency, rateUnit }: Typed): string | null {
  const from = numberOf(rateMin) ?? numberOf(rateMax);
  const to = numberOf(rateMax) ?? from;
  const code = currencies.find(([one]) => one === currency)?.[0] ?? currencies[0][0];
  if (from === null || to === null || from > to) return null;
  const unit = valueNamed(rateUnits, rateUnit) ?? "DAY";
  return formatPrice({ min: from * 100, max: to * 100, currency: code, unit });
}

function availabilityOf({ availability, availableFrom = "" }: Typed): ShownMember["availability"] {
  const state = valueNamed(availabilityStates, availability);
  if (!state) return null;
  const day = isDay(availableFrom) ? availableFrom : null;
  return {
    words: availabilityWords(state, day),
    said: "confirmed when you save",
    fresh: true,
  };
}

function toHttps(text: string): string | null {
  const trimmed = text.trim();
  const complete = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  // The length first: a name in other letters takes long to read.
  if (trimmed === "" || trimmed.length > limits.url || !URL.canParse(complete)) return null;
  const url = new URL(complete);
  return url.protocol === "https:" && url.hostname.includes(".") ? url.href : null;
}
