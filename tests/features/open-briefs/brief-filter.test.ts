import { expect, test } from "vitest";
import {
  activeBriefFilters,
  briefControls,
  briefOrders,
  briefsPath,
  describeNothing,
  readBriefFilter,
  usualOrder,
} from "~/features/open-briefs/pages/brief-filter.server";

const read = (search: string) => readBriefFilter(new URLSearchParams(search));

test.each([
  ["", "/app/briefs"],
  ["skill=SQL&workplace=REMOTE&budget=SMALL&kind=AGENCY", null],
  ["skill=%20SQL%20&workplace=&budget=", "/app/briefs?skill=SQL"],
  ["keyword=shop&skill=SQL&budget=SMALL&kind=AGENCY&sort=CLOSING", null],
  ["sort=newest", "/app/briefs?sort=NEWEST"],
  // What is the order anyway isn't said.
  ["sort=MATCH&keyword=shop", "/app/briefs?keyword=shop"],
  ["sort=newest&keyword=shop", "/app/briefs?keyword=shop&sort=NEWEST"],
  // Kept from before the address spelled them as the API does.
  ["workplace=remote&budget=small&kind=agency", "/app/briefs?workplace=REMOTE&budget=SMALL&kind=AGENCY"],
  // What no form of ours offers counts as nothing.
  ["workplace=moon&budget=constructor&kind=hirer&after=x&other=1", "/app/briefs"],
  [`keyword=${"x".repeat(5_000)}`, `/app/briefs?keyword=${"x".repeat(200)}`],
])("?%.60s is the address %s", (search, path) => {
  expect(briefsPath(read(search))).toBe(path ?? `/app/briefs?${search}`);
});

test.each(["zh-hans", "ZH_HANS", "zh-Hans"])(
  "a brief’s language is read as %s, and said by its name",
  (code) => {
    const filter = read(`writtenIn=${code}`);
    expect(briefsPath(filter)).toBe("/app/briefs?writtenIn=zh-Hans");
    expect(activeBriefFilters(filter, "EUR").map(({ label }) => label)).toEqual([
      "Language of the brief: Simplified Chinese",
    ]);
  },
);

test("each active filter is named, with the address that is left without it", () => {
  const active = activeBriefFilters(read("skill=SQL&workplace=ONSITE&budget=LARGE&kind=AGENCY"), "EUR");
  expect(active.map(({ label, without }) => [label, briefsPath(without)])).toEqual([
    ["Skill: SQL", "/app/briefs?workplace=ONSITE&budget=LARGE&kind=AGENCY"],
    ["Place of work: On site", "/app/briefs?skill=SQL&budget=LARGE&kind=AGENCY"],
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
  ["workplace=ONSITE", "these filters", "You looked for Place of work: On site. Remove a filter, or"],
])("an empty list of ?%s says what to loosen", (search, what, begins) => {
  const { title, text } = describeNothing(read(search), "EUR");
  expect(title).toBe(`No open brief fits ${what}`);
  expect(text).toBe(`${begins} save this search: we tell you what comes.`);
});

test.each([
  ["", true, "FIT", ["Best fit", "Newest", "Closing soon"]],
  ["", false, "NEWEST", ["Newest", "Closing soon", "Best fit"]],
  ["keyword=shop", true, "MATCH", ["Best match", "Newest", "Closing soon", "Best fit"]],
])(
  "?%s, for a reader with skills: %s, is in the order %s, which is named first",
  (search, hasSkills, usual, labels) => {
    const filter = read(search);
    expect(usualOrder(filter, hasSkills)).toBe(usual);
    const orders = briefOrders(filter, usualOrder(filter, hasSkills));
    expect(orders.map(({ label }) => label)).toEqual(labels);
    expect(orders[0]).toMatchObject({ order: usual, to: briefsPath(filter) });
    const controls = briefControls(filter, {
      ...{ currency: "EUR", kind: null, skills: [] },
      usual: usualOrder(filter, hasSkills),
    });
    expect(controls.at(-1)).toMatchObject({ name: "sort", value: null });
  },
);
