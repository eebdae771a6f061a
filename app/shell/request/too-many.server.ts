/** How a 429 is sent: `Retry-After` in whole seconds, rounded up; left out where nobody knows the time. */
export function tooManyInit(waitMs: number | null): { status: 429; headers: Record<string, string> } {
  return {
    status: 429,
    headers: waitMs === null ? {} : { "retry-after": String(Math.ceil(waitMs / 1_000)) },
  };
}
