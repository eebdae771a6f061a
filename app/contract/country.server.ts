import { normalize } from "./text";

// Built from the runtime's own data, so that no list of countries has to be kept here.
const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const codes = new Map<string, string>();
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
  const name = /^(?:A[AC]|Q[M-Z]|X[A-JL-Z]|X[AB]|EU|EZ|UN|ZZ|IC|EA|CP|DG|TA|CQ)$/.test(code)
    ? undefined
    : names.of(code);
  // The first code wins: retired codes (DD, SU, UK) carry the name of today's.
  if (name && new Intl.Locale("und", { region: code }).maximize().region === code && !codes.has(fold(name))) {
    codes.set(fold(name), code);
  }
}
for (const [alias, code] of [
  ["uk", "GB"],
  ["great britain", "GB"],
  ["england", "GB"],
  ["scotland", "GB"],
  ["wales", "GB"],
  ["northern ireland", "GB"],
  ["republic of ireland", "IE"],
  ["usa", "US"],
  ["united states of america", "US"],
  ["america", "US"],
  ["holland", "NL"],
  ["czech republic", "CZ"],
  ["turkey", "TR"],
  ["macedonia", "MK"],
  ["bosnia", "BA"],
  ["vatican", "VA"],
  ["palestine", "PS"],
  ["uae", "AE"],
  ["hong kong", "HK"],
  ["macau", "MO"],
  ["macao", "MO"],
  ["burma", "MM"],
  ["myanmar", "MM"],
  ["east timor", "TL"],
  ["ivory coast", "CI"],
  ["cape verde", "CV"],
  ["swaziland", "SZ"],
  ["dr congo", "CD"],
  ["drc", "CD"],
] as const) {
  codes.set(alias, code);
}
for (const code of new Set(codes.values())) codes.set(code.toLowerCase(), code);

let sorted: string[] | undefined;

/** The English names of all countries, in their order: each of them is one that `parseCountry` knows. */
export function countryNames(): readonly string[] {
  sorted ??= [...new Set(codes.values())]
    .map((code) => names.of(code) ?? code)
    .sort((a, b) => a.localeCompare(b, "en"));
  return sorted;
}

/** What people read for a code; what is none stays as it is. */
export function countryName(code: string): string {
  return (/^[A-Z]{2}$/.test(code) && names.of(code)) || code;
}

// What people call countries who write in these. English comes first where two languages disagree.
const otherLanguages = ["de", "es", "fr", "it", "nl", "pl", "pt"];
let otherNames: Map<string, string> | undefined;

/**
 * The ISO 3166-1 alpha-2 code of a country's code, or of its name in English or another of the
 * languages above; null when there is none.
 */
export function parseCountry(text: string): string | null {
  const name = fold(text);
  const code = codes.get(name);
  if (code) return code;
  // Read when somebody needs them: they take longer than everything else here.
  otherNames ??= readOtherNames();
  return otherNames.get(name) ?? null;
}

function readOtherNames(): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of otherLanguages) {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of new Set(codes.values())) found.set(fold(names.of(code) ?? code), code);
  }
  return found;
}

function fold(text: string): string {
  return normalize(text, "NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("&", "and")
    .replaceAll("’", "'")
    .replace(/ł/gi, "l")
    .replaceAll(".", "")
    .trim()
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/^the /, "")
    .replace(/^saint /, "st ");
}
