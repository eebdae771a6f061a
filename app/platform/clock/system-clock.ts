import type { Clock } from "~/platform/ports/clock";

/** The machine's own time. Nothing else on the server asks for it: `npm run check` sees to that. */
export const systemClock: Clock = { now: () => new Date() };
