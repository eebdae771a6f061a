import type { AgreementContent } from "~/domain/fields/agreement-fields";
import { returnedAt } from "~/features/accounts/model/member";
import type { Agreement } from "~/features/agreements/model/agreement";
import type { StoreReads } from "~/platform/ports/store";
import { SILENCE_REMINDED } from "~/values/durations";
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
 * From `returnedAt` on, when one of the two was away last (ISO 8601 UTC), SILENCE_REMINDED is left
 * at least; null where the days had passed until then.
 */
export function acceptsAtOf(
  progress: Progress | null,
  terms: Terms,
  returnedAt: string | null,
): string | null {
  if (progress?.state !== "DELIVERED" || !progress.acceptsAt) return null;
  const now = silenceEnds(terms, progress.at);
  if (now === null) return null;
  const ends = now > progress.acceptsAt ? now : progress.acceptsAt;
  if (returnedAt === null) return ends;
  if (ends <= returnedAt) return null;
  const least = new Date(Date.parse(returnedAt) + SILENCE_REMINDED).toISOString();
  return least > ends ? least : ends;
}

/** When one of the two came back last, ISO 8601 UTC; null where neither was away. */
export async function lastReturn(
  reads: StoreReads,
  { uid, hirerUid }: Pick<Agreement, "uid" | "hirerUid">,
): Promise<string | null> {
  const both = await Promise.all([uid, hirerUid].map((one) => returnedAt(reads, one)));
  return (
    both
      .flatMap((at) => at ?? [])
      .sort()
      .at(-1) ?? null
  );
}
