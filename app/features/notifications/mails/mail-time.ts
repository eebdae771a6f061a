const days = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "23 November 2026, 18:45 UTC", of a moment in ISO 8601 UTC. */
export function toTime(moment: string): string {
  return `${days.format(new Date(moment))}, ${moment.slice(11, 16)} UTC`;
}
