import type { PriceRange } from "~/domain/brief";
import { convert } from "~/domain/exchange-rates";
import type { PriceBand } from "~/domain/price-bands.server";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import type { Profile } from "~/features/profiles/model/profile";
import type { Page, Query, StoreReads } from "~/platform/ports/store";
import { BANDS_READ_AFTER } from "~/values/durations";
import { limits } from "~/values/limits";
import { foundVisibilities, membersFor } from "./search-walks";

type BandSubject = "BUDGETS" | "RATES";

interface BandParts {
  reads: StoreReads;
  now: Date;
}

export type PriceBands = (of: BandSubject, parts: BandParts) => Promise<PriceBand[]>;

/**
 * The bands as this process knows them. The first who asks waits for them; later ones get what is
 * there, while they are read anew: every six hours at most.
 */
export function createPriceBands(): PriceBands {
  const known = new Map<BandSubject, { at: number; bands: Promise<PriceBand[]> }>();
  return (of, { reads, now }) => {
    const kept = known.get(of);
    if (kept && now.getTime() - kept.at < BANDS_READ_AFTER) return kept.bands;
    const fresh = { at: now.getTime(), bands: readBands[of](reads) };
    if (kept === undefined) {
      known.set(of, fresh);
      fresh.bands.catch(() => known.delete(of));
      return fresh.bands;
    }
    // Who asks meanwhile doesn't read it, too; after a failure the old ones last as long again.
    known.set(of, { at: now.getTime(), bands: kept.bands });
    fresh.bands.then(
      () => known.set(of, fresh),
      () => undefined,
    );
    return kept.bands;
  };
}

interface Sample {
  by: string;
  discipline: string | null;
  price: PriceRange | null;
}

const readBands: Record<BandSubject, (reads: StoreReads) => Promise<PriceBand[]>> = {
  async BUDGETS(reads) {
    const found = await Promise.all(published.map((status) => newest<Brief>(reads, briefsIn(status))));
    const samples = found.flat().map(({ data }) => ({
      by: data.hirerUid,
      discipline: data.discipline,
      price: data.budget,
    }));
    return bandsOf(samples);
  },
  async RATES(reads) {
    const found = await Promise.all(foundVisibilities.map((one) => newest<Profile>(reads, membersFor(one))));
    const samples = found.flat().map(({ id, data }) => ({
      by: id,
      discipline: data.discipline,
      price: data.rate,
    }));
    return bandsOf(samples);
  },
};

const published = ["OPEN", "SHORTLISTING", "FILLED"] as const;

const briefsIn = (status: (typeof published)[number]) => ({
  collection: briefsCollection,
  where: { status },
  orderBy: { field: "publishedAt", direction: "desc" } as const,
});

/** The first of a list, page by page: `limits.bandSamples` at most. */
async function newest<T>(reads: StoreReads, query: Omit<Query, "limit" | "after">) {
  const found: { id: string; data: T }[] = [];
  let after: string | null = null;
  do {
    const page: Page<T> = await reads.query<T>({ ...query, limit: 100, after });
    found.push(...page.items);
    after = page.next;
  } while (after !== null && found.length < limits.bandSamples);
  return found;
}

/**
 * The bands of prices, the newest first. Each member counts once in a band, so that no band is one
 * member's; none is of fewer than `limits.bandLeast`, and its ends, which are rounded where they
 * are shown, are neither the lowest nor the highest.
 */
export function bandsOf(samples: readonly Sample[]): PriceBand[] {
  const groups = new Map<
    string,
    { band: Omit<PriceBand, "low" | "high" | "count">; by: Map<string, number> }
  >();
  for (const { by, discipline, price } of samples) {
    if (discipline === null || discipline === "other" || price === null) continue;
    const amount = (price.min + price.max) / 2;
    const euros = convert(amount, price.currency, "EUR");
    const band = { discipline, unit: price.unit, currency: euros === null ? price.currency : "EUR" };
    const key = Object.values(band).join(" ");
    const group = groups.get(key) ?? { band, by: new Map<string, number>() };
    groups.set(key, group);
    if (!group.by.has(by)) group.by.set(by, euros ?? amount);
  }
  return [...groups.values()].flatMap(({ band, by }) => {
    const sorted = [...by.values()].sort((a, b) => a - b);
    const count = sorted.length;
    const [low, high] = [sorted[Math.floor(count / 4)], sorted[Math.ceil((3 * count) / 4) - 1]];
    if (count < limits.bandLeast || low === undefined || high === undefined) return [];
    return [{ ...band, low: Math.round(low), high: Math.round(high), count }];
  });
}
