import type { StoredDocument } from "~/platform/ports/collection";

/** What the filters of an unnamed search were called, in the order in which its name had them. */
const calledOfBriefs: readonly (readonly [filter: string, names: Readonly<Record<string, string>>])[] = [
  ["keyword", {}],
  ["skill", {}],
  ["workplace", { remote: "Remote", hybrid: "Partly on site", onsite: "On site" }],
  ["budget", { small: "Small budget", medium: "Medium budget", large: "Large budget" }],
  ["kind", { freelancer: "Freelancers", agency: "Agencies" }],
];
const calledOfMembers: typeof calledOfBriefs = [
  ["keyword", {}],
  ["skill", {}],
  [
    "discipline",
    {
      engineering: "Engineering",
      design: "Design",
      product: "Product",
      data: "Data",
      marketing: "Marketing",
      writing: "Writing",
      operations: "Operations",
      other: "Something else",
    },
  ],
  ["kind", { freelancer: "Freelancers", agency: "Agencies" }],
  [
    "rate",
    {
      "under-300": "Up to €300 a day",
      "from-300": "€300–500 a day",
      "from-500": "€500–800 a day",
      "from-800": "From €800 a day",
    },
  ],
  ["availability", { available: "Available now", from: "Available from a date", busy: "Not available" }],
  ["country", {}],
  ["timeZone", {}],
  ["language", {}],
  ["teamSize", { "up-to-5": "Up to 5 people", "up-to-20": "6–20 people", "over-20": "More than 20 people" }],
];

/**
 * 2: a search without a name has none. Until then it was stored by what its filter was called, in
 * English; a member who gave it just that name reads the same. The name stays a text, empty for
 * none, because the release before reads one.
 */
export function toUnnamed(search: StoredDocument): StoredDocument {
  const filter = search.filter as Record<string, string | null>;
  const parts = (search.side === "briefs" ? calledOfBriefs : calledOfMembers).flatMap(([name, names]) => {
    const value = filter[name] ?? null;
    if (value === null) return [];
    return [name === "keyword" ? `“${value}”` : (names[value] ?? value)];
  });
  const all = search.side === "briefs" ? "All open briefs" : "All freelancers and agencies";
  const called = (parts.join(", ") || all).slice(0, 80);
  return { ...search, name: search.name === called ? "" : search.name };
}

/**
 * 3: a filter has the values that it had when it was saved, by name: one that was added later is
 * missing, which means any. Documents stay as they were.
 */
export function toValuesByName(search: StoredDocument): StoredDocument {
  return search;
}
