/**
 * Zones that have two names: the tables of browsers and of Node name some by the former, some by
 * the latter (CLDR keeps the first name that a zone had, IANA the present one).
 */
const renamed: readonly (readonly [former: string, present: string])[] = [
  ["Africa/Asmera", "Africa/Asmara"],
  ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["America/Catamarca", "America/Argentina/Catamarca"],
  ["America/Coral_Harbour", "America/Atikokan"],
  ["America/Cordoba", "America/Argentina/Cordoba"],
  ["America/Godthab", "America/Nuuk"],
  ["America/Indianapolis", "America/Indiana/Indianapolis"],
  ["America/Jujuy", "America/Argentina/Jujuy"],
  ["America/Louisville", "America/Kentucky/Louisville"],
  ["America/Mendoza", "America/Argentina/Mendoza"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Asia/Katmandu", "Asia/Kathmandu"],
  ["Asia/Rangoon", "Asia/Yangon"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["Atlantic/Faeroe", "Atlantic/Faroe"],
  ["Etc/UTC", "UTC"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["Pacific/Enderbury", "Pacific/Kanton"],
  ["Pacific/Ponape", "Pacific/Pohnpei"],
  ["Pacific/Truk", "Pacific/Chuuk"],
];

/** The names of a zone: the given one first. */
export function spellingsOfZone(zone: string): readonly string[] {
  return [zone, ...(renamed.find((names) => names.includes(zone)) ?? []).filter((name) => name !== zone)];
}

/** The zone of a list that a name means, whichever of its names stands there. */
export function zoneAmong<Option extends readonly [zone: string, ...unknown[]]>(
  options: readonly Option[],
  name: string,
): Option | null {
  const names = spellingsOfZone(name);
  return options.find(([zone]) => names.includes(zone)) ?? null;
}
