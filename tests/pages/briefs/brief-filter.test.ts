import { expect, test } from "vitest";
import {
  activeFilters,
  describeNothing,
  filterPath,
  readFilter,
} from "~/features/briefs/pages/open/brief-filter";

const read = (search: string) => readFilter(new URLSearchParams(search));

test.each([
  ["", "/app/briefs"],
  ["skill=SQL&workplace=REMOTE&budget=SMALL&kind=AGENCY", null],
  ["skill=%20SQL%20&workplace=&budget=", "/app/briefs?skill=SQL"],
  ["keyword=shop&skill=SQL&budget=SMALL&kind=AGENCY&sort=CLOSING", null],
  // What is the order anyway isn't said.
  ["sort=NEWEST", "/app/briefs"],
  ["sort=MATCH&keyword=shop", "/app/briefs?keyword=shop"],
  ["sort=newest&keyword=shop", "/app/briefs?keyword=shop&sort=NEWEST"],
  // Kept from before the address spelled them as the API does.
  ["workplace=remote&budget=small&kind=agency", "/app/briefs?workplace=REMOTE&budget=SMALL&kind=AGENCY"],
  // What no form of ours offers counts as nothing.
  ["workplace=moon&budget=constructor&kind=hirer&after=x&other=1", "/app/briefs"],
  [`keyword=${"x".repeat(5_000)}`, `/app/briefs?keyword=${"x".repeat(200)}`],
])("?%.60s is the address %s", (search, path) => {
  expect(filterPath(read(search))).toBe(path ?? `/app/briefs?${search}`);
});

test("each active filter is named, with the address that is left without it", () => {
  const active = activeFilters(read("skill=SQL&workplace=ONSITE&budget=LARGE&kind=AGENCY"));
  expect(active.map(({ label, without }) => [label, filterPath(without)])).toEqual([
    ["Skill: SQL", "/app/briefs?workplace=ONSITE&budget=LARGE&kind=AGENCY"],
    ["Place: On site", "/app/briefs?skill=SQL&budget=LARGE&kind=AGENCY"],
    ["Budget: Large: more than €50,000, or €800 a day", "/app/briefs?skill=SQL&workplace=ONSITE&kind=AGENCY"],
    ["Open to: Agencies", "/app/briefs?skill=SQL&workplace=ONSITE&budget=LARGE"],
  ]);
});

test.each([
  ["keyword=react", "this search", "You looked for “react”. Try another word, or"],
  [
    "keyword=react+shop&skill=SQL",
    "this search",
    "You looked for “react” and “shop”; Skill: SQL. Use fewer words or remove a filter, or",
  ],
  ["workplace=ONSITE", "these filters", "You looked for Place: On site. Remove a filter, or"],
])("an empty list of ?%s says what to loosen", (search, what, begins) => {
  const { title, text } = describeNothing(read(search));
  expect(title).toBe(`No open brief fits ${what}`);
  expect(text).toBe(`${begins} save this search: we tell you what comes.`);
});
