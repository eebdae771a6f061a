import type { AgreementContent } from "~/domain/fields/agreement-fields";
import type { Progress } from "./milestone";

const A_DAY = 86_400_000;

type Terms = Pick<AgreementContent, "silence" | "reviewDays">;

/**
 * When what was delivered at `at` counts as accepted if nothing is said, ISO 8601 UTC; null where
 * the agreement doesn’t say so.
 */
export function silenceEnds(terms: Terms, at: string): string | null {
  return terms.silence === "ACCEPTS" ? reviewEnds(terms, at) : null;
}

/** Until when what was delivered at `at` is to be looked at, ISO 8601 UTC. */
export function reviewEnds({ reviewDays }: Pick<Terms, "reviewDays">, at: string): string | null {
  return reviewDays === null ? null : new Date(Date.parse(at) + reviewDays * A_DAY).toISOString();
}

/**
 * The same of a delivery that stands. Both the version that held when it was delivered and the one
 * that holds now have to say so, and the later of their days counts: no change takes days away.
 */
export function acceptsAtOf(progress: Progress | null, terms: Terms): string | null {
  if (progress?.state !== "DELIVERED" || !progress.acceptsAt) return null;
  const now = silenceEnds(terms, progress.at);
  return now && (now > progress.acceptsAt ? now : progress.acceptsAt);
}
