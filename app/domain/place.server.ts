import { parseCountry } from "./country.server";

/** What a place names: "Oban, Scotland" is Oban, in GB. */
export interface Place {
  /** Null where it names countries alone. */
  locality: string | null;
  /** ISO 3166-1 alpha-2. */
  countries: string[];
}

/**
 * Reads a place as people write it. Two letters may be a state of another country (CA is Canada,
 * and California), so they name none, except those of no state.
 */
export function parsePlace(location: string): Place {
  const parts = location.split(/[,;/()]|\s[–—-]\s/).map((part) => part.trim());
  const named = parts.filter(Boolean).map((part) => ({ part, country: toCountry(part) }));
  const locality = named.flatMap(({ part, country }) => (country === null ? [part] : [])).join(", ");
  const countries = named.flatMap(({ country }) => country ?? []);
  return { locality: locality || null, countries: [...new Set(countries)] };
}

const toCountry = (part: string) =>
  part.length > 2 || /^(?:uk|us)$/i.test(part) ? parseCountry(part) : null;
