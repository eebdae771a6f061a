import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Search, SearchEntry, SearchQuery } from "~/platform/ports/search";

export const at = Date.parse("2026-03-02T09:00:00.000Z");

/** The n-th of a list of entries, each published a second after the one before. */
export const anEntry = (n: number, more: Partial<SearchEntry> = {}): SearchEntry => ({
  title: `Brief ${n}`,
  skills: ["SQL"],
  hirer: ["Harbour Works"],
  summary: "A shop that answers in a second",
  location: null,
  kinds: ["FREELANCER", "AGENCY"],
  workplace: "REMOTE",
  budget: "SMALL",
  publishedAt: `${new Date(at + n * 1_000).toISOString()}_brief-${n}`,
  closesOn: "2026-04-01",
  ...more,
});

export const aQuery = (more: Partial<SearchQuery> = {}): SearchQuery => ({
  keyword: null,
  kind: "FREELANCER",
  skill: null,
  workplace: null,
  budget: null,
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
