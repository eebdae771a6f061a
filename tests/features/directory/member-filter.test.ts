import { expect, test } from "vitest";
import { rateChoices } from "~/domain/rate-bands";
import {
  activeMemberFilters,
  describeNobody,
  looserMembers,
  memberSortChoices,
  membersPath,
  readMemberFilter,
} from "~/features/directory/pages/member-filter.server";
import { textOf } from "~/values/choices";

const briefs = [{ id: "b-1", title: "A shop" }];
const read = (search: string) => readMemberFilter(new URLSearchParams(search), briefs);
const everything =
  "keyword=shop&skill=SQL&discipline=design&kind=AGENCY&rate=FROM_300&availability=AVAILABLE&country=Portugal&timeZone=Europe%2FLisbon&language=English&teamSize=UP_TO_5&sort=FRESH";

test.each([
  ["", "/app/members"],
  [everything, null],
  ["skill=%20SQL%20&kind=&rate=", "/app/members?skill=SQL"],
  ["sort=b-1", null],
  ["keyword=shop&sort=b-1", null],
  // What is the order anyway isn't said.
  ["sort=FRESH", "/app/members"],
  ["sort=MATCH&keyword=shop", "/app/members?keyword=shop"],
  ["sort=fresh&keyword=shop", "/app/members?keyword=shop&sort=FRESH"],
  // What no form of ours offers counts as nothing; nor does a brief of somebody else.
  ["kind=HIRER&rate=constructor&availability=x&teamSize=&after=x&other=1&sort=b-2", "/app/members"],
  ["sort=FIT", "/app/members"],
  [
    `keyword=${"x".repeat(1_000)}&skill=${"y".repeat(1_000)}`,
    `/app/members?keyword=${"x".repeat(200)}&skill=${"y".repeat(40)}`,
  ],
])("?%.60s is the address %s", (search, path) => {
  expect(membersPath(read(search))).toBe(path ?? `/app/members?${search}`);
  // And the address says the same filter again.
  const { searchParams } = new URL(membersPath(read(search)), "http://localhost");
  expect(readMemberFilter(searchParams, briefs)).toEqual(read(search));
});

test("each active filter is named, with the address that is left without it", () => {
  const active = activeMemberFilters(read("skill=SQL&rate=FROM_500&teamSize=OVER_20"), "EUR");
  expect(active.map(({ label, without }) => [label, membersPath(without)])).toEqual([
    ["Skill: SQL", "/app/members?rate=FROM_500&teamSize=OVER_20"],
    ["Rate: €500 to €800 a day", "/app/members?skill=SQL&teamSize=OVER_20"],
    ["Agency’s team: More than 20 people", "/app/members?skill=SQL&rate=FROM_500"],
  ]);
});

test("the orders are those that differ, and the best fit for each brief", () => {
  expect(memberSortChoices({ keyword: null }, briefs)).toEqual([
    ["", "Confirmed most recently"],
    ["b-1", "Best fit for: A shop"],
  ]);
  expect(
    memberSortChoices({ keyword: "shop" }, [{ id: "b-2", title: null }]).map(([, label]) => textOf(label)),
  ).toEqual(["Best match", "Confirmed most recently", "Best fit for: Untitled draft"]);
});

test.each([
  ["EUR", "€300 to €500 a day", "€800 a day and more"],
  ["SEK", "SEK 3,300 to SEK 5,500 a day", "SEK 8,800 a day and more"],
  // Without a rate of its own.
  ["XXX", "€300 to €500 a day", "€800 a day and more"],
])("rates are chosen in %s, in bands that are the same for everybody", (currency, second, last) => {
  const labels = rateChoices(currency).map(([, label]) => label.replaceAll("\u00a0", " "));
  expect([labels[1], labels[3]]).toEqual([second, last]);
});

test.each([
  ["EUR", "€800"],
  ["SEK", "SEK 8,800"],
  ["EUR", "€800"],
])("a chosen band is named in %s, whoever asked before", (currency, amount) => {
  const [{ label = "" } = {}] = activeMemberFilters(read("rate=FROM_800"), currency);
  expect(textOf(label).replaceAll("\u00a0", " ")).toContain(amount);
});

test("nobody found says what to loosen, and which searches to try instead, six at most", () => {
  const filter = read(`keyword=${"word+".repeat(9)}&skill=SQL&kind=AGENCY`);
  expect(describeNobody(filter, "EUR").text).toMatch(
    /Skill: SQL, Kind: Agencies\. Use fewer words or remove a filter/,
  );
  const looser = looserMembers(filter, "EUR");
  expect(looser.map(({ words }) => words).slice(0, 2)).toEqual([
    "Without “Skill: SQL”",
    "Without “Kind: Agencies”",
  ]);
  expect(looser[0]?.without).toEqual({ ...filter, skill: null });
  expect(looser).toHaveLength(6);
  expect(looserMembers(read("skill=SQL"), "EUR")).toEqual([]);
});
