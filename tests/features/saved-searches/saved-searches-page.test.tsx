import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { anyBrief, anyMember, readSearch, wordsOfSearch } from "~/domain/filters/search-filter.server";
import { searchPath } from "~/domain/saved-search";
import { SearchesPage } from "~/features/saved-searches/pages/searches";
import { SaveSearch } from "~/features/saved-searches/shared/save-search";

const viewer = vi.hoisted(() => ({ status: "ACTIVE" }));

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  NavLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: ({ preventScrollReset: _, ...props }: ComponentProps<"form"> & { preventScrollReset?: boolean }) => (
    <form {...props} />
  ),
  useLocation: () => ({ key: "here" }),
  useNavigation: () => ({ state: "idle" }),
  useRouteLoaderData: () => ({ viewer }),
}));

const search = {
  ...({ id: "one", side: "BRIEFS", name: "Shops", cadence: "DAILY", onlySkillsMet: true } as const),
  ...{ isNamed: true, path: "/app/briefs?keyword=shop", hasFeed: true },
};
const page = {
  ...({ uid: "ann", kind: "FREELANCER", hasDatesFeed: false, timeZone: "Asia/Tokyo" } as const),
  done: { what: null, search: null } as { what: string | null; search: string | null },
};
const answer = {
  ...{ intent: "feed", revision: null, both: null },
  lastResult: { initialValue: { search: "one" } },
};
const show = (more: Partial<ComponentProps<typeof SearchesPage>>) =>
  renderToStaticMarkup(<SearchesPage {...page} searches={[search]} answer={undefined} {...more} />);

describe("the page of saved searches", () => {
  it("has a form for each, as it stands, and says when the daily mail comes", () => {
    const html = show({});
    expect(html).toContain('value="Shops"');
    expect(html).toMatch(/<option value="DAILY" selected="">/);
    expect(html).toMatch(/type="checkbox"[^>]* checked=""/);
    expect(html).toContain("08:00 (Asia/Tokyo)");
  });

  it("sends what an unnamed search is called along, so that it becomes no name", () => {
    const html = show({ searches: [{ ...search, name: "“shop”", isNamed: false }] });
    expect(html).toContain('<input type="hidden" name="unnamed" value="“shop”"/>');
    expect(html).toMatch(/name="name"[^>]* value="“shop”"/);
    expect(show({})).not.toContain('name="unnamed"');
  });

  it("shows a feed’s link beside the search that it was made for, that once", () => {
    const shown = { address: "https://guild.example/feeds/search/secret.atom", search: "one" };
    expect(show({ answer: { ...answer, shown } })).toContain(shown.address);
    expect(show({})).not.toContain("secret");
  });

  it("keeps what was typed beside what is wrong with it", () => {
    const typed = { search: "one", name: "Mine", cadence: "OFF" };
    const lastResult = { status: "error", initialValue: typed, error: { name: ["Keep it short."] } } as const;
    const html = show({ answer: { ...answer, intent: "change", lastResult, shown: null } as never });
    expect(html).toContain("Keep it short.");
    expect(html).toContain('value="Mine"');
    expect(html).toMatch(/<option value="OFF" selected="">/);
  });

  it.each([
    ["saved", "one", "Saved: Shops"],
    ["known", "one", "You saved this search before: Shops"],
    ["changed", "one", "Changes saved"],
    ["deleted", null, "The search is deleted"],
  ])("says once that a search is %s", (what, about, text) => {
    const done = { what, search: about };
    expect(show({ done }).match(/id="done"/g)).toHaveLength(1);
    expect(show({ done })).toContain(text);
    // An answer that is newer than the address.
    expect(show({ done, answer: answer as never })).not.toContain(text);
  });

  it.each([
    ["saved", "of somebody else"],
    ["made up", "one"],
  ])("says nothing of what the address makes up: %s, %s", (what, about) => {
    expect(show({ done: { what, search: about } })).not.toContain('id="done"');
  });

  it("asks before it deletes one, and says what ends with it", () => {
    expect(show({})).toMatch(
      /<details[^>]* aria-label="Delete: Shops">.*its feed’s link stops working.*<\/details>/,
    );
    expect(show({ searches: [{ ...search, hasFeed: false }] })).not.toContain("feed’s link");
  });

  it("says how to save one where there is none", () => {
    expect(show({ searches: [] })).toContain("No saved searches yet");
  });
});

describe("a list’s form that saves what it is filtered by", () => {
  it("posts the filter, without JavaScript", () => {
    const html = renderToStaticMarkup(
      <SaveSearch side="BRIEFS" filter={{ ...anyBrief, keyword: "shop", workplace: "REMOTE" }} />,
    );
    expect(html).toMatch(/^<form method="post" action="\/app\/briefs\/searches"/);
    expect(html.match(/type="hidden" name="\w+" value="\w+"/g)).toEqual([
      'type="hidden" name="side" value="BRIEFS"',
      'type="hidden" name="keyword" value="shop"',
      'type="hidden" name="workplace" value="REMOTE"',
    ]);
  });

  it.each(["PENDING", "SUSPENDED", "DELETING"])("isn’t there for a member who is %s", (status) => {
    viewer.status = status;
    expect(renderToStaticMarkup(<SaveSearch side="MEMBERS" filter={anyMember} />)).toBe("");
    viewer.status = "ACTIVE";
  });
});

it.each([
  ["BRIEFS", "/app/briefs", "All open briefs"],
  ["BRIEFS", "/app/briefs?keyword=mobile+money&skill=SQL&workplace=REMOTE", "“mobile money”, SQL, Remote"],
  ["MEMBERS", "/app/members?skill=SQL&rate=FROM_300", "SQL, €300 to €500 a day"],
] as const)("a search of %s is its page’s address %s, and called %s", (side, path, words) => {
  const params = new URL(path, "http://localhost").searchParams;
  const read = readSearch(side, (name) => params.get(name));
  expect(searchPath(read)).toBe(path);
  expect(wordsOfSearch(read)).toBe(words);
  expect(readSearch(side, (name) => (name === "kind" ? "NOBODY" : null)).filter.kind).toBeNull();
});
