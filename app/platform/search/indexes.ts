import { createHash } from "node:crypto";
import { bundledRates } from "~/domain/exchange-rates";
import { briefFilters } from "~/domain/filters/brief-filters.server";
import { memberFilters } from "~/domain/filters/member-filters.server";
import { vocabularyVersion } from "~/domain/vocabulary/skills.server";
import type { Search, Searches } from "~/platform/ports/search";
import { languages } from "~/words/languages";

/** One index: what its lists are, and where it is kept. */
export interface IndexOf {
  /** Begins the names of its files, and of its walk in the store. */
  name: string;
  /**
   * Identifies the content of an index: the filters, each of which has its lists, and a number that
   * rises with every other change of what is stored for an entry; bands of prices change with the
   * exchange rates, words of scripts without spaces with the runtime's dictionary (ICU), names of
   * countries with our languages, those of skills with the vocabulary. A release uses the index of
   * its own format, or builds a new one.
   */
  format: string;
}

const [dictionary] = process.versions.icu?.split(".") ?? [];
function formatOf(entries: number, filters: object): string {
  const names = createHash("sha256").update(Object.keys(filters).sort().join()).digest("hex").slice(0, 8);
  return [entries, names, vocabularyVersion, bundledRates.of, dictionary].join("-");
}

export const briefIndex: IndexOf = {
  name: "search",
  format: formatOf(8, briefFilters),
};

export const memberIndex: IndexOf = {
  name: "members",
  format: [formatOf(8, memberFilters), ...languages.slice(1).map(({ code }) => code)].join("-"),
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
