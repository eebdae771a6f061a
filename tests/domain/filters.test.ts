import { describe, expect, it } from "vitest";
import { allFilters } from "~/domain/filters/all-filters.server";
import type { Filter } from "~/domain/filters/filter";
import { toArguments, toFilterInputs, toValues, toVariables } from "~/domain/filters/graphql";
import { readFilter } from "~/domain/filters/read-filter";
import { activeFilters, controlsOf, namePartsOf } from "~/domain/filters/say-filter";
import { readSearch, toSearch } from "~/domain/filters/search-filter.server";
import { searchPath } from "~/domain/saved-search";

const lists = [
  ["BRIEFS", allFilters.brief],
  ["MEMBERS", allFilters.member],
] as const;
const each = lists.flatMap(([side, filters]) =>
  Object.entries<Filter>(filters).map(([name, filter]) => [side, name, filter, filters] as const),
);

/** A value that the form of the list may send. */
function aValue(filter: Filter): string {
  return filter.kind === "choice" ? (filter.choices("EUR").at(-1)?.[0] ?? "") : "Anything";
}

describe.each(each)("of %s, the filter %s", (side, name, filter, filters) => {
  const value = aValue(filter);
  const params = new URLSearchParams({ [name]: value });
  const read = readSearch(side, (one) => params.get(one));

  it("is read from an address, which says the same again, and kept by a saved search", () => {
    expect(Object.entries(read.filter).filter(([, one]) => one !== null)).toEqual([[name, value]]);
    const again = new URL(searchPath(read), "http://localhost").searchParams;
    expect(readSearch(side, (one) => again.get(one))).toEqual(read);
    expect(toSearch(side, read.filter)).toEqual(read);
  });

  it("has words: on its chip, at its control, and in the name of a search", () => {
    const [chip, ...more] = activeFilters(filters, read.filter, "EUR");
    expect(more).toEqual([]);
    expect(chip?.label).toMatch(new RegExp(`^${filter.label()}: .`));
    expect(namePartsOf(filters, read.filter)).toEqual([expect.stringMatching(/./)]);
    const controls = controlsOf(filters, { ...read.filter }, { currency: "EUR", suggested: {} });
    const control = controls.find((one) => one.name === name);
    if (name === "keyword") expect(control).toBeUndefined();
    else expect(control).toMatchObject({ label: filter.label(), value });
  });

  it("counts as any where its value is empty, or isn’t offered, or has nothing to be seen", () => {
    const anyOf = (text: string) => readFilter<typeof filters>(filters, () => text);
    for (const text of ["", "  ", "\u200b"]) expect(Object.values(anyOf(text)).filter(Boolean)).toEqual([]);
    if (filter.kind === "choice") expect(anyOf("constructor")).toMatchObject({ [name]: null });
  });

  it("cuts a text at its own limit, whether a page, a form or the API names it", () => {
    if (filter.kind === "choice") return;
    const long = "x".repeat(filter.most + 1);
    const cut = { filter: { [name]: "x".repeat(filter.most) } };
    expect(readSearch(side, () => long)).toMatchObject(cut);
    expect(toSearch(side, { [name]: long })).toMatchObject(cut);
  });
});

it("an address or a stored search of before a filter was added means any of it", () => {
  expect(toSearch("BRIEFS", { skill: "SQL" })).toEqual(
    readSearch("BRIEFS", (name) => (name === "skill" ? "SQL" : null)),
  );
});

it("a filter’s arguments, variables and inputs in GraphQL follow from it", () => {
  const filters = {
    place: { ...allFilters.member.country, description: "A place." },
    size: allFilters.member.teamSize,
  };
  expect(toArguments(filters)).toEqual(['"A place."', "place: String", "size: TeamSize"]);
  expect(toVariables(filters)).toEqual(["$place: String", "$size: TeamSize"]);
  expect(toValues(filters)).toEqual(["place: $place", "size: $size"]);
  expect(toFilterInputs({ thing: filters })).toEqual([
    ...["", "input ThingFilterInput {", '  "A place."', "  place: String", "  size: TeamSize", "}"],
  ]);
});
