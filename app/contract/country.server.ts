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

/** The ISO 3166-1 alpha-2 code of a country's English name or code; null when there is none. */
export function parseCountry(text: string): string | null {
  return codes.get(fold(text)) ?? null;
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("&", "and")
    .replaceAll("’", "'")
    .replaceAll(".", "")
    .trim()
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/^the /, "")
    .replace(/^saint /, "st ");
}
