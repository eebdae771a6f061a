// @ts-check
/**
 * The time zones that people choose from, with city and distance to UTC. Written down, because browsers and Nodes
 * differ in names, and asking for every zone's distance takes a tenth of a second.
 */

/** Cities of which Intl still has an older name. */
const renamed = {
  Asmera: "Asmara",
  Calcutta: "Kolkata",
  "Coral Harbour": "Atikokan",
  Enderbury: "Kanton",
  Faeroe: "Faroe",
  Godthab: "Nuuk",
  Katmandu: "Kathmandu",
  Kiev: "Kyiv",
  Ponape: "Pohnpei",
  Rangoon: "Yangon",
  Saigon: "Ho Chi Minh City",
  Truk: "Chuuk",
};
// Any year: rules of summer time change too seldom to follow the calendar.
const [january, july] = [Date.UTC(2027, 0, 1), Date.UTC(2027, 6, 1)];

/** @returns {string} the source of `app/values/time-zones.generated.ts` */
export function writeTimeZones() {
  const zones = Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC");
  const cities = zones.map((zone) => [zone, cityOf(zone), ...distancesOf(zone)]);
  return [
    "/** IANA time zones by city. */",
    "export const timeZones: readonly (readonly [zone: string, city: string, distance: string, inSummer?: string])[] = [",
    ...cities.map((city) => `  ${JSON.stringify(city)},`),
    "];\n",
  ].join("\n");
}

/** "Berlin"; "Salta, Argentina" where the name says more. @param {string} zone */
function cityOf(zone) {
  const [city = "", ...around] = zone.replaceAll("_", " ").split("/").slice(1).reverse();
  return [renamed[/** @type {keyof typeof renamed} */ (city)] ?? city, ...around].join(", ");
}

/** "UTC+1", and in summer "UTC+2" where that differs. @param {string} zone */
function distancesOf(zone) {
  const minutes = [january, july].map((at) => minutesAt(zone, at)).sort((a, b) => a - b);
  return [...new Set(minutes)].map(inWords);
}

/** Minutes east of UTC. @param {string} zone @param {number} moment */
function minutesAt(zone, moment) {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  const name = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** "UTC−3:30". @param {number} minutes */
function inWords(minutes) {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`;
}
