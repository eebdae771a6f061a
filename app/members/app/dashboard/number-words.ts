const months = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

/** "November" for "2026-11". */
export function monthName(month: string): string {
  return months.format(new Date(`${month}-01T00:00:00Z`));
}

/** "5 hours", "2 days": whole days from two days on. */
export function describeHours(hours: number): string {
  if (hours < 48) return hours === 1 ? "1 hour" : `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}
