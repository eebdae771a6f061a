import { bundledRates } from "~/content/exchange-rates";
import type { Search, Searches } from "~/platform/ports/search";
import { languages } from "~/words/languages";

/** One index: what its lists are, and where it is kept. */
export interface IndexOf {
  /** Begins the names of its files, and of its walk in the store. */
  name: string;
  /**
   * Identifies the content of an index. The number rises with every change of what is stored for an
   * entry; bands of prices change with the exchange rates, words of scripts without spaces with the
   * runtime's dictionary (ICU), names of countries with our languages. A release uses the index of
   * its own format, or builds a new one.
   */
  format: string;
  /** The collection of its entries where it is made of the store's documents. */
  collection: "words" | "memberWords";
  /** Dimensions of facets that every query names one of. */
  always: readonly string[];
  /**
   * Dimensions whose combinations have lists of their own in the store's documents: there a search
   * can follow one list only.
   */
  mixed: readonly string[];
}

const [dictionary] = process.versions.icu?.split(".") ?? [];
const formatOf = (entries: number) => `${entries}-${bundledRates.of}-${dictionary}`;

export const briefIndex: IndexOf = {
  name: "search",
  format: formatOf(6),
  collection: "words",
  always: ["k"],
  mixed: ["s", "w", "b"],
};

export const memberIndex: IndexOf = {
  name: "members",
  format: [formatOf(6), ...languages.slice(1).map(({ code }) => code)].join("-"),
  collection: "memberWords",
  always: ["any"],
  mixed: ["s", "k"],
};

/** One search for each index. */
export function toSearches(create: (of: IndexOf) => Search): Searches {
  const [briefs, members] = [create(briefIndex), create(memberIndex)];
  return {
    briefs,
    members,
    async close() {
      await Promise.all([briefs.close(), members.close()]);
    },
  };
}
