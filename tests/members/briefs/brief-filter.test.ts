import { expect, test } from "vitest";
import { activeFilters, filterPath, readFilter } from "~/members/briefs/open/brief-filter";

const read = (search: string) => readFilter(new URLSearchParams(search));

test.each([
  ["", "/app/briefs"],
  ["skill=SQL&workplace=remote&budget=small&kind=agency", null],
  ["skill=%20SQL%20&workplace=&budget=", "/app/briefs?skill=SQL"],
  // A word is searched alone, but for the kind.
  ["keyword=shop&skill=SQL&budget=small&kind=agency", "/app/briefs?keyword=shop&kind=agency"],
  // What no form of ours offers counts as nothing.
  ["workplace=moon&budget=constructor&kind=hirer&after=x&other=1", "/app/briefs"],
  [`keyword=${"x".repeat(5_000)}`, `/app/briefs?keyword=${"x".repeat(40)}`],
])("?%.60s is the address %s", (search, path) => {
  expect(filterPath(read(search))).toBe(path ?? `/app/briefs?${search}`);
});

test("each active filter is named, with the address that is left without it", () => {
  const active = activeFilters(read("skill=SQL&workplace=onsite&budget=large&kind=agency"));
  expect(active.map(({ label, without }) => [label, filterPath(without)])).toEqual([
    ["Skill: SQL", "/app/briefs?workplace=onsite&budget=large&kind=agency"],
    ["Place: On site", "/app/briefs?skill=SQL&budget=large&kind=agency"],
    ["Budget: Large: more than that", "/app/briefs?skill=SQL&workplace=onsite&kind=agency"],
    ["Open to: Agencies", "/app/briefs?skill=SQL&workplace=onsite&budget=large"],
  ]);
});
