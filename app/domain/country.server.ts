import { normalize } from "~/values/text";
import { formatterOf } from "~/words/formats";
import { languages } from "~/words/languages";

/**
 * ISO 3166-1 alpha-2, and XK, which Kosovo uses. Their names are the runtime's own, in every
 * language.
 */
const codes = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV
  BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES
  ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE
  IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY
  MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU
  NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM
  SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE
  VG VI VN VU WF WS XK YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/);

/** Further common names of countries. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  AE: ["uae", "emirate", "الإمارات"],
  BA: ["bosnia", "bosnien", "البوسنة"],
  BY: ["weißrussland", "روسيا البيضاء"],
  CD: ["dr congo", "drc", "demokratische republik kongo", "الكونغو الديمقراطية"],
  CG: ["kongo", "الكونغو"],
  CI: ["ivory coast", "elfenbeinküste", "كوت ديفوار"],
  CV: ["cape verde", "kap verde", "kapverden"],
  CZ: ["czech republic", "tschechische republik"],
  DK: ["الدنمارك"],
  GB: [
    ...["uk", "great britain", "england", "scotland", "wales", "northern ireland"],
    ...["großbritannien", "schottland", "nordirland"],
    ...["بريطانيا", "إنجلترا", "اسكتلندا", "ويلز", "أيرلندا الشمالية"],
  ],
  HK: ["hong kong", "hongkong", "هونغ كونغ"],
  HU: ["المجر"],
  IE: ["republic of ireland", "republik irland"],
  MD: ["moldawien", "moldau"],
  MK: ["macedonia", "mazedonien", "مقدونيا"],
  MM: ["burma", "myanmar", "birma", "ميانمار"],
  MO: ["macau", "macao", "ماكاو"],
  NL: ["holland"],
  PS: ["palestine", "palästina", "فلسطين"],
  SA: ["السعودية"],
  SY: ["سورية"],
  SZ: ["swaziland", "swasiland"],
  TL: ["east timor", "osttimor", "تيمور الشرقية"],
  TR: ["turkey"],
  US: ["usa", "united states of america", "america", "vereinigte staaten von amerika", "amerika", "أمريكا"],
  VA: ["vatican", "vatikan"],
};

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: "region", fallback: "none" });

const readersNames = formatterOf(namesIn);
const sortedNames = formatterOf((language) =>
  codes.map(countryName).sort(new Intl.Collator(language).compare),
);

/** All of them, by code. */
export const countryCodes: readonly string[] = codes;

/** The reader's names of all countries, in their order; `parseCountry` knows each of them. */
export function countryNames(): readonly string[] {
  return sortedNames();
}

/** The reader's name of a code; an unknown code stays as it is. */
export function countryName(code: string): string {
  return nameIn(readersNames(), code);
}

const countries: ReadonlySet<string> = new Set(codes);

/** Whether it is the code of a country: Intl has names for many others, as EU, UN and QO. */
export function isCountry(code: string): boolean {
  return countries.has(code);
}

let offeredNames: readonly Intl.DisplayNames[] | undefined;

/** The names of a code in all languages of the site: for searching, by readers of each. */
export function countryInAllLanguages(code: string): string[] {
  offeredNames ??= languages.map((each) => namesIn(each.code));
  return [...new Set(offeredNames.map((names) => nameIn(names, code)))];
}

function nameIn(names: Intl.DisplayNames, code: string): string {
  return (isCountry(code) && names.of(code)) || code;
}

// The languages whose names of countries are accepted. Where two disagree the last one counts, so
// English.
const accepted = ["ar", "de", "es", "fr", "it", "nl", "pl", "pt", "en"];
let byName: Map<string, string> | undefined;

/**
 * The ISO 3166-1 alpha-2 code of a country's code, or of its name in English or another of the
 * languages above; null if there is none.
 */
export function parseCountry(text: string): string | null {
  // Built on first use, because it takes some milliseconds.
  byName ??= readNames();
  return byName.get(fold(text)) ?? null;
}

function readNames(): Map<string, string> {
  const names = accepted.map(namesIn).flatMap((names) => codes.map((code) => [names.of(code) ?? code, code]));
  const others = codes.flatMap((code) => [...(aliases[code] ?? []), code].map((name) => [name, code]));
  return new Map([...names, ...others].map(([name = "", code = ""]) => [fold(name), code]));
}

function fold(text: string): string {
  return normalize(text, "NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ـ", "")
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي")
    .replaceAll("&", "and")
    .replaceAll("’", "'")
    .replace(/ł/gi, "l")
    .replaceAll("ß", "ss")
    .replaceAll(".", "")
    .trim()
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/^the /, "")
    .replace(/^saint /, "st ");
}
