import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { createTestApp, get, post, respond, type TestApp } from "#tests/support/app";
import { mockGraphql } from "#tests/support/graphql-mocks";
import { createMarket } from "#tests/support/market";
import type { Control } from "~/domain/filters/say-filter";
import { anyMember } from "~/domain/filters/search-filter.server";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { facetsOfMembers } from "~/features/search/model/facets";
import * as members from "~/routes/app.members._index";
import * as member from "~/routes/app.members.$uid";
import * as saved from "~/routes/app.members.saved";
import {
  BriefsToFillDocument,
  CountMembersDocument,
  MemberBookmarksDocument,
  MemberDocument,
  MembersDocument,
  SetMemberBookmarkDocument,
  ViewerDocument,
  type ViewerQuery,
} from "~/shell/operations/operations.generated";
import { zoneOptions } from "~/values/time-zone.server";
import { inLanguage } from "~/words/reader-language.server";

type Zones = (readonly [zone: string, label: string])[];

type Route = {
  loader?: (args: LoaderFunctionArgs) => Promise<unknown>;
  action?: (args: ActionFunctionArgs) => Promise<unknown>;
};

async function ask(app: TestApp, route: Route, request: Request, uid = "t") {
  const handler = request.method === "POST" ? route.action : route.loader;
  return respond(async () => handler?.({ request, context: app.context(request), params: { uid } }));
}

function mockViewer(more: Partial<NonNullable<ViewerQuery["viewer"]>> = {}) {
  mockGraphql(ViewerDocument, {
    viewer: {
      ...{
        uid: "u",
        email: "ann@example.com",
        status: "ACTIVE",
        deletesAt: null,
        suspendedBecause: null,
        warnings: [],
      },
      ...{ kind: "HIRER", moves: [], notifications: { nodes: [] }, unseenWarnings: [], unreadThreads: 0 },
      settings: { timeZone: null },
      profile: null,
      ...more,
    },
  });
}

const none = {
  members: {
    nodes: [],
    pageInfo: { endCursor: null },
    found: { count: 0, isMore: false },
    searchAway: false,
  },
};
const nobody = { ...none, searchComplete: true };
const briefs = {
  viewer: {
    profile: { country: "DE" },
    open: { nodes: [{ id: "b-1", title: "A shop" }] },
    drafts: { nodes: [{ id: "b-2", title: null }] },
  },
};

async function signIn() {
  const app = createTestApp();
  return { app, cookie: (await app.signIn()).cookie };
}

/** In which list of the index members of a zone are, by any of its names. */
const listOf = (timeZone: string | null | undefined) =>
  facetsOfMembers({ ...anyMember, timeZone: timeZone ?? null });
const listAsked = (calls: readonly { variables: { timeZone?: string | null } }[]) =>
  listOf(calls.at(-1)?.variables.timeZone);

const suggestionsOf = (controls: readonly Control[], name: string) =>
  controls.find((control) => control.name === name)?.suggestions;

describe("the directory", () => {
  it("is asked for as the address says, and the fit of an own brief", async () => {
    const { app, cookie } = await signIn();
    mockViewer();
    mockGraphql(BriefsToFillDocument, briefs);
    const calls = mockGraphql(MembersDocument, nobody);
    mockGraphql(CountMembersDocument, none);
    const path =
      "/app/members?skill=SQL&kind=agency&rate=from_500&country=Portugal&timeZone=lisbon&sort=b-1&after=c";
    const answer = await ask(app, members, get(path, { cookie }));
    expect(calls[0]?.variables).toEqual({
      ...{
        keyword: null,
        skill: "SQL",
        discipline: null,
        kind: "AGENCY",
        rate: "FROM_500",
        availability: null,
      },
      ...{ country: "Portugal", timeZone: "lisbon", language: null, teamSize: null },
      ...{ sort: "FIT", brief: "b-1", withFit: true, fitTo: "b-1", after: "c" },
    });
    expect((await answer.json()).list.active.map(({ label }: { label: string }) => label)).toEqual([
      "Skill: SQL",
      "Kind: Agencies",
      "Rate: €500 to €800 a day",
      "Country: Portugal",
      expect.stringMatching(/^Time zone: Lisbon/),
    ]);
  });

  it.each([
    ["/app/members?keyword=&skill=SQL", "/app/members?skill=SQL#results"],
    ["/app/members?keyword=&skill=SQL&_data=x", "/app/members?skill=SQL"],
    // A brief of another hirer, or one that is closed by now.
    ["/app/members?skill=SQL&sort=b-of-another", "/app/members?skill=SQL#results"],
    ["/app/members?sort=nonsense", "/app/members#results"],
  ])(
    "%s goes to the address that is worth sharing, without JavaScript to what is found there",
    async (path, to) => {
      const { app, cookie } = await signIn();
      mockViewer();
      mockGraphql(BriefsToFillDocument, briefs);
      expect(await ask(app, members, get(path, { cookie }))).toHaveRedirect(to);
    },
  );

  it("that finds nobody offers the less narrow searches that find the most", async () => {
    const { app, cookie } = await signIn();
    mockViewer({ kind: "AGENCY" });
    mockGraphql(MembersDocument, nobody);
    const tried = mockGraphql(CountMembersDocument, ({ skill, country }) => ({
      members: { found: { count: skill ? 0 : country ? 2 : 9, isMore: false } },
    }));
    const path = "/app/members?keyword=far+shop&skill=SQL&country=Peru";
    const { list } = await (await ask(app, members, get(path, { cookie }))).json();
    expect(list.instead).toEqual([
      {
        count: 2,
        isMore: false,
        words: "Without “Skill: SQL”",
        path: "/app/members?keyword=far+shop&country=Peru",
      },
    ]);
    expect(tried).toHaveLength(4);
    expect(list.nobody.title).toBe("No one fits this search yet");
  });

  it.each([
    ["PENDING", true],
    ["SUSPENDED", false],
  ] as const)("asks nothing for a member who is %s", async (status, isPending) => {
    const { app, cookie } = await signIn();
    mockViewer({ status });
    const answer = await ask(app, members, get("/app/members", { cookie }));
    expect(await answer.json()).toEqual({ list: null, kind: "HIRER", isPending });
  });

  it.each(["en", "de", "ar"] as const)(
    "takes each city, and each language by its name, in %s",
    async (code) => {
      const { app, cookie } = await signIn();
      mockViewer();
      mockGraphql(BriefsToFillDocument, briefs);
      const calls = mockGraphql(MembersDocument, nobody);
      mockGraphql(CountMembersDocument, none);
      const zones = inLanguage(code, zoneOptions);
      const read = async (filter: Record<string, string>) => {
        const path = `/app/members?${new URLSearchParams(filter)}`;
        const { list } = await (
          await inLanguage(code, () => ask(app, members, get(path, { cookie })))
        ).json();
        return {
          unknown: list.unknown,
          shown: list.toSave,
          suggested: suggestionsOf(list.controls, "language"),
        };
      };
      for (const [zone, label] of [
        zones[1],
        zones[200],
        zones.find(([one]) => one === "Europe/Kiev"),
      ] as Zones) {
        for (const typed of [label, label.slice(0, 60), zone])
          expect([typed, (await read({ timeZone: typed })).unknown]).toEqual([typed, []]);
        expect(listAsked(calls)).toEqual(listOf(zone));
      }
      for (const typed of ["kiev", "Kyiv", "Europe/Kyiv"]) {
        await read({ timeZone: typed });
        expect(listAsked(calls)).toEqual(listOf("Europe/Kiev"));
      }
      for (const typed of ["القاهرة", "القاهره", "Kairo", "cairo"]) {
        const { unknown, shown } = await read({ timeZone: typed });
        expect([typed, unknown]).toEqual([typed, []]);
        expect(listAsked(calls)).toEqual(listOf("Africa/Cairo"));
        expect(shown.timeZone).toBe(new Map(zones as Zones).get("Africa/Cairo"));
      }
      for (const typed of ["UTC+1", "utc +01:00", "GMT+1", "+1", "UTC+٠١"]) {
        const { unknown, shown } = await read({ timeZone: typed });
        expect([typed, unknown, shown.timeZone]).toEqual([typed, [], "UTC+1"]);
        expect(listAsked(calls)).toEqual(listOf("UTC+1"));
      }
      for (const language of ["German", "deutsch", "الألمانية", "ألمانية"]) {
        const { unknown, shown, suggested } = await read({ language });
        expect([language, unknown]).toEqual([language, []]);
        expect(suggested).toContain(shown.language);
      }
    },
  );

  it("says what a filter names and nobody can have, and nothing of what some may", async () => {
    const { app, cookie } = await signIn();
    mockViewer();
    mockGraphql(BriefsToFillDocument, briefs);
    mockGraphql(MembersDocument, nobody);
    mockGraphql(CountMembersDocument, none);
    const unknownIn = async (filter: string) =>
      (await (await ask(app, members, get(`/app/members?${filter}`, { cookie }))).json()).list.unknown;
    expect(await unknownIn("country=Portugal&timeZone=lisbon&language=english")).toEqual([]);
    expect(await unknownIn("country=Portugall&timeZone=Lisbonn&language=Englishh")).toEqual([
      "No country is called “Portugall”.",
      "No time zone is called “Lisbonn”. Name a city, such as “Berlin”, or a distance: “UTC+1”.",
      "“Englishh” is none of the languages that profiles suggest.",
    ]);
  });

  it("with a cursor of another search shows its first page, and says so", async () => {
    const market = createMarket({ graphql: "real" });
    const { app } = market;
    const { cookie, uid } = await app.signIn();
    await app.store.transact(async (tx) => {
      const found = await tx.get<Account>(accountsCollection, uid);
      if (found) tx.set<Account>(accountsCollection, uid, { ...found.data, kind: "HIRER" });
    });
    const answer = await ask(app, members, get("/app/members?skill=SQL&after=made-up", { cookie }));
    expect((await answer.json()).list).toMatchObject({ restarted: true, isFirst: true, members: [] });
  });
});

describe("saving a member", () => {
  const done = { setMemberBookmark: { bookmark: null, refusal: null } };
  const refused = (code: string, problems: object[] = []) => ({
    setMemberBookmark: {
      bookmark: null,
      refusal: { code, message: `Refused: ${code}.`, problems, retryAfter: null },
    },
  });

  it("leaves the note alone by the button, sets it by the form, and goes back to a page of ours", async () => {
    const { app, cookie } = await signIn();
    const calls = mockGraphql(SetMemberBookmarkDocument, done as never);
    const send = (fields: Record<string, string>) =>
      ask(app, saved, post("/app/members/saved", { uid: "t", ...fields }, { cookie }));
    expect(await send({ intent: "save", back: "/app/members?skill=SQL" })).toHaveRedirect(
      "/app/members?skill=SQL",
    );
    expect(await send({ intent: "note", note: "Ask first.", back: "//evil.example" })).toHaveRedirect(
      "/app/members/saved?noted=t",
    );
    const onceMore = { note: "Ask twice.", back: "/app/members/t?for=b&noted=u" };
    expect(await send({ intent: "note", ...onceMore })).toHaveRedirect("/app/members/t?for=b&noted=t");
    expect(
      await send({ intent: "unsave", note: "Ask first.", back: "/app/members/t?noted=t" }),
    ).toHaveRedirect("/app/members/t");
    expect(calls.map(({ variables }) => variables)).toEqual([
      { member: "t", bookmarked: true },
      { member: "t", bookmarked: true, note: "Ask first." },
      { member: "t", bookmarked: true, note: "Ask twice." },
      { member: "t", bookmarked: false },
    ]);
  });

  it("that is refused keeps what was typed, and where it came from", async () => {
    const { app, cookie } = await signIn();
    mockGraphql(
      SetMemberBookmarkDocument,
      refused("INVALID", [{ field: "note", message: "Keep the note within 500 characters." }]) as never,
    );
    const fields = { uid: "t", intent: "note", note: "x".repeat(501), back: "/app/members/t" };
    const answer = await ask(app, saved, post("/app/members/saved", fields, { cookie }));
    expect(answer.status).toBe(422);
    expect((await answer.json()).lastResult).toMatchObject({
      initialValue: { uid: "t", note: fields.note, back: fields.back },
      error: { note: ["Keep the note within 500 characters."] },
    });
  });

  it("a saved member who can't be found any more is shown by the note alone", async () => {
    const { app, cookie } = await signIn();
    mockGraphql(MemberBookmarksDocument, {
      viewer: {
        memberBookmarks: {
          nodes: [{ uid: "t", note: "Asks first.", member: null }],
          pageInfo: { endCursor: null },
        },
      },
    });
    const answer = await ask(app, saved, get("/app/members/saved", { cookie }));
    expect((await answer.json()).saved).toEqual([{ uid: "t", note: "Asks first.", member: null }]);
  });
});

describe("a member's page", () => {
  it.each([
    ["?for=b-1&back=%2Fapp%2Fmembers%3Fskill%3DSQL", { withFit: true, fitTo: "b-1", through: null }],
    ["?through=b-3&for=", { withFit: false, fitTo: "", through: "b-3" }],
  ])("%s asks for what the address names, and isn't there for who may not read it", async (search, asked) => {
    const { app, cookie } = await signIn();
    const calls = mockGraphql(MemberDocument, { member: null } as never);
    expect((await ask(app, member, get(`/app/members/t${search}`, { cookie }))).status).toBe(404);
    expect(calls[0]?.variables).toEqual({ uid: "t", after: null, ...asked });
  });

  it("leads back to a list of members alone, and compares with no brief of another", async () => {
    const market = createMarket({ graphql: "real" });
    const { app } = market;
    const { cookie, uid } = await app.signIn();
    await app.store.transact(async (tx) => {
      const found = await tx.get<Account>(accountsCollection, uid);
      if (found) tx.set<Account>(accountsCollection, uid, { ...found.data, kind: "HIRER" });
    });
    const talent = await market.join("FREELANCER", { profile: { skills: ["SQL"] } });
    const [own, others] = [await market.open(uid), await market.open(await market.join("HIRER"))];
    const show = async (query: Record<string, string>) => {
      const path = `/app/members/${talent}?${new URLSearchParams(query)}`;
      return (await ask(app, member, get(path, { cookie }), talent)).json();
    };
    expect(await show({ for: own, back: "/app/members?skill=SQL" })).toMatchObject({
      back: "/app/members?skill=SQL",
      fit: { brief: { id: own }, lines: Array(5).fill({ state: expect.any(String) }) },
    });
    for (const back of ["/app/briefs", "//evil.example/app/members", "/app/members/../../sign-out"])
      expect(await show({ for: others, back })).toMatchObject({ back: null, fit: null });
  });
});
