import type { Result } from "~/values/result";

/** Values of one euro, of one day. */
export interface DailyRates {
  /** ISO date. */
  of: string;
  /** By ISO 4217 code, each above 0. */
  perEuro: Record<string, number>;
}

/**
 * Where the day's exchange rates come from. `unavailable`: no answer, or none in time; `malformed`:
 * an answer that isn't such a file.
 */
export interface RatesSource {
  read(): Promise<Result<DailyRates, "unavailable" | "malformed">>;
}
