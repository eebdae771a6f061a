import type { Clock } from "~/platform/ports/clock";

/**
 * The machine's own time. A lint rule of `npm run check` keeps the rest of the server from reading
 * it.
 */
export const systemClock: Clock = { now: () => new Date() };
