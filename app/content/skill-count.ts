/** How many of a brief's skills a profile has, where it lacks some: the beginning of the reason. */
export function countSkills(found: number, of: number): string {
  return `${found} of ${of}`;
}

/** The number that a reason begins with: "1 of 3"; null where it names none, or nothing of them. */
export function skillCountIn(detail: string): string | null {
  return /^[1-9]\d* of \d+(?=\. )/.exec(detail)?.[0] ?? null;
}
