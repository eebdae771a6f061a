/**
 * Status and headers of a 429: `Retry-After` in whole seconds, rounded up; left out if the time is
 * unknown.
 */
export function tooManyInit(waitMs: number | null): { status: 429; headers: Record<string, string> } {
  return {
    status: 429,
    headers: waitMs === null ? {} : { "retry-after": String(Math.ceil(waitMs / 1_000)) },
  };
}
