import type { MarketParts } from "~/features/accounts/model/member";
import type { Result } from "~/values/result";
import type { Gallery } from "./gallery";

export interface StepParts extends MarketParts {
  gallery: Gallery;
}

/** Something that happened in the sample market, at its time, through the product's own rules. */
export interface Step {
  /** Milliseconds since the epoch. */
  at: number;
  what: string;
  run(parts: StepParts): Promise<Result<unknown>>;
}

export const day = 86_400_000;
export const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
