import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { BudgetBand, TalentKind, Workplace } from "~/domain/brief";
import { briefFacet, facetsOfBriefs } from "~/features/search/model/facets";
import type { Search, SearchEntry, SearchQuery } from "~/platform/ports/search";

export const at = Date.parse("2026-03-02T09:00:00.000Z");

/** What a brief says, for an entry of the index of briefs. */
export interface Said {
  title: string;
  skills: readonly string[];
  hirer: readonly string[];
  summary: string;
  kinds: readonly TalentKind[];
  workplace: Workplace | null;
  budget: BudgetBand | null;
  newest: string;
  soonest: string;
}

/** The n-th of a list of briefs, each published a second after the one before. */
export const aSaid = (n: number, more: Partial<Said> = {}): Said => ({
  title: `Brief ${n}`,
  skills: ["SQL"],
  hirer: ["Harbour Works"],
  summary: "A shop that answers in a second",
  kinds: ["FREELANCER", "AGENCY"],
  workplace: "REMOTE",
  budget: "SMALL",
  newest: `${new Date(at + n * 1_000).toISOString()}_brief-${n}`,
  soonest: "2026-04-01",
  ...more,
});

export const toEntry = ({ title, skills, hirer, summary, ...said }: Said): SearchEntry => ({
  main: [title, ...skills, ...hirer],
  rest: [summary],
  facets: [
    ...said.kinds.flatMap((kind) => facetsOfBriefs({ ...said, kind })),
    ...skills.map(briefFacet.skill),
  ],
  newest: said.newest,
  soonest: said.soonest,
});

export const anEntry = (n: number, more: Partial<Said> = {}): SearchEntry => toEntry(aSaid(n, more));

type Asked = Omit<SearchQuery, "facets" | "anyFacet"> & Parameters<typeof facetsOfBriefs>[0];

export const aQuery = ({
  kind = "FREELANCER",
  skill = null,
  workplace = null,
  budget = null,
  anySkill,
  ...more
}: Partial<Asked> & { anySkill?: readonly string[] } = {}): SearchQuery => ({
  keyword: null,
  facets: facetsOfBriefs({ kind, skill, workplace, budget }),
  ...(anySkill && { anyFacet: anySkill.map(briefFacet.skill) }),
  order: "MATCH",
  after: null,
  limit: 20,
  ...more,
});

export function aDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "search-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Has a search hold these, and no more what is null. */
export const keep = (search: Search, entries: Record<string, SearchEntry | null>) =>
  search.write(async () => ({ entries: Object.entries(entries).map(([id, entry]) => ({ id, entry })) }));
