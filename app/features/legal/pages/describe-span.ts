const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

/** "7 days", "1 hour", "10 minutes": a time in ms in the largest unit that says it whole. */
export function describeSpan(ms: number): string {
  const [name, unit] = units.find(([, each]) => ms % each === 0) ?? (["second", 1_000] as const);
  const count = ms / unit;
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}
