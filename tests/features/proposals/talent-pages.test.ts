import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, it, onTestFinished } from "vitest";
import { createTestApp, get, post, respond, type TestApp } from "#tests/support/app";
import { mockGraphql, mockGraphqlFailure } from "#tests/support/graphql-mocks";
import { createMarket } from "#tests/support/market";
import type { AccountKind } from "~/domain/account";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { makeIndex } from "~/features/search/reads/make-index";
import { createSqliteSearches } from "~/platform/search/search.server";
import * as briefs from "~/routes/app.briefs._index";
import * as proposal from "~/routes/app.briefs.$id_.proposal";
import * as ownProposals from "~/routes/app.briefs.proposals";
import * as bookmarks from "~/routes/app.briefs.saved";
import {
  AnyOpenBriefDocument,
  BriefDocument,
  OpenBriefsDocument,
  SaveProposalDocument,
  SendProposalDocument,
  SetBookmarkDocument,
  ViewerDocument,
  type ViewerQuery,
} from "~/shell/operations/operations.generated";

type Route = {
  loader?: (args: LoaderFunctionArgs) => Promise<unknown>;
  action?: (args: ActionFunctionArgs) => Promise<unknown>;
};

/** Asks a route as a signed-in member. */
async function ask(app: TestApp, route: Route, request: Request, id = "b") {
  const handler = request.method === "POST" ? route.action : route.loader;
  return respond(async () => handler?.({ request, context: app.context(request), params: { id } }));
}

const page = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
const refusal = (code: string, problems: object[] = []) => ({ code, message: `Refused: ${code}.`, problems });

function mockViewer(more: Partial<NonNullable<ViewerQuery["viewer"]>> = {}) {
  mockGraphql(ViewerDocument, {
    viewer: {
      uid: "u",
      email: "ann@example.com",
      status: "ACTIVE",
      deletesAt: null,
      suspendedBecause: null,
      warnings: [],
      kind: "FREELANCER",
      moves: [],
      notifications: { nodes: [] },
      unseenWarnings: [],
      unreadThreads: 0,
      settings: { timeZone: null },
      profile: null,
      ...more,
    },
  });
}

describe("open briefs", () => {
  it("are asked for as the address says", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    mockViewer();
    const calls = mockGraphql(OpenBriefsDocument, {
      viewer: null,
      openBriefs: { ...page, found: null, searchAway: false },
      searchComplete: true,
    });
    const path =
      "/app/briefs?skill=SQL&workplace=onsite&budget=small&discipline=data&writtenIn=de&kind=agency&sort=closing&after=c";
    expect((await ask(app, briefs, get(path, { cookie }))).status).toBe(200);
    expect(calls[0]?.variables).toEqual({
      keyword: null,
      skill: "SQL",
      workplace: "ONSITE",
      budget: "SMALL",
      discipline: "data",
      writtenIn: "de",
      kind: "AGENCY",
      sort: "CLOSING",
      counted: false,
      after: "c",
    });
  });

  it("say that not all are found yet while the search’s index is made", async () => {
    const directory = mkdtempSync(join(tmpdir(), "unmade-"));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    const search = createSqliteSearches({ directory });
    const app = createTestApp({ graphql: "real", search });
    const { uid, cookie } = await app.signIn();
    await chooseKind(app, uid, "FREELANCER");
    const isWhole = async () =>
      (await (await ask(app, briefs, get("/app/briefs", { cookie }))).json()).open.isWhole;
    expect(await isWhole()).toBe(false);
    await makeIndex({ store: app.store, search }, 10_000);
    expect(await isWhole()).toBe(true);
  });

  it.each([
    ["/app/briefs?keyword=&skill=SQL", "/app/briefs?skill=SQL#results"],
    ["/app/briefs?kind=freelancer", "/app/briefs#results"],
    ["/app/briefs?kind=freelancer&_data=x", "/app/briefs"],
  ])("%s goes to the address that is worth sharing", async (path, to) => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    mockViewer();
    expect(await ask(app, briefs, get(path, { cookie }))).toHaveRedirect(to);
  });

  it("that no search finds are searched for with a filter or a word less, within bounds, and what finds some is offered", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    mockViewer();
    mockGraphql(OpenBriefsDocument, {
      viewer: null,
      openBriefs: { ...page, found: null, searchAway: false },
      searchComplete: true,
    });
    const tried = mockGraphql(AnyOpenBriefDocument, ({ keyword }) => ({
      openBriefs: { found: { count: keyword?.includes("rare") ? 0 : 2, isMore: false } },
    }));
    const searchFor = async (keyword: string) => {
      const path = `/app/briefs?${new URLSearchParams({ keyword, skill: "SQL" })}`;
      const { open } = await (await ask(app, briefs, get(path, { cookie }))).json();
      return open.instead;
    };
    expect(await searchFor("react rare  shop")).toEqual([
      {
        words: "Search for “react shop”",
        path: "/app/briefs?keyword=react+shop&skill=SQL",
        count: 2,
        isMore: false,
      },
    ]);
    expect(tried.map(({ variables }) => variables.skill)).toEqual([null, "SQL", "SQL", "SQL"]);
    expect(await searchFor("react")).toMatchObject([
      { words: "Without “Skill: SQL”", path: "/app/briefs?keyword=react" },
    ]);
    expect(await searchFor(Array.from({ length: 90 }, (_, at) => `w${at}`).join(" "))).toHaveLength(3);
    expect(tried).toHaveLength(4 + 1 + 6);
  });

  it("of the other kind aren't asked for while the address is unproven", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    mockViewer({ status: "PENDING" });
    expect(await ask(app, briefs, get("/app/briefs?kind=agency", { cookie }))).toHaveRedirect(
      "/app/briefs#results",
    );
  });
});

describe("a cursor that is broken or another list's", () => {
  it.each([
    ["open briefs", briefs, "/app/briefs?after=made-up", "open"],
    ["bookmarks", bookmarks, "/app/briefs/saved?after=made-up", null],
    ["my proposals", ownProposals, "/app/briefs/proposals?after=made-up", null],
  ])("shows the first page of %s, and says so", async (_what, route, path, part) => {
    const app = createTestApp({ graphql: "real" });
    const { cookie, uid } = await app.signIn();
    await chooseKind(app, uid, "FREELANCER");
    const answer = await ask(app, route as Route, get(path, { cookie }));
    expect(answer.status).toBe(200);
    const data = await answer.json();
    expect(part ? data[part] : data).toMatchObject({ restarted: true, isFirst: true });
  });

  it("is not what trouble is taken for", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    mockViewer();
    mockGraphqlFailure(OpenBriefsDocument, "graphql-error");
    const request = get("/app/briefs?after=c", { cookie });
    await expect(ask(app, briefs, request)).rejects.toThrow("openBriefs: errors without a code");
  });
});

describe("saving a brief", () => {
  const setBookmark = { setBookmark: { brief: null, refusal: null } };

  it("comes back to the page of a plain form, and to no other site", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    const calls = mockGraphql(SetBookmarkDocument, setBookmark);
    const fields = { brief: "b", intent: "save", back: "/app/briefs?skill=SQL" };
    const answer = await ask(app, bookmarks, post("/app/briefs/saved", fields, { cookie }));
    expect(answer).toHaveRedirect("/app/briefs?skill=SQL", 303);
    expect(calls[0]?.variables).toEqual({ brief: "b", bookmarked: true });
    const away = { ...fields, intent: "unsave", back: "//evil.example" };
    expect(await ask(app, bookmarks, post("/app/briefs/saved", away, { cookie }))).toHaveRedirect(
      "/app/briefs/saved",
      303,
    );
    expect(calls[1]?.variables).toEqual({ brief: "b", bookmarked: false });
  });

  it("leaves a running page where it is", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    mockGraphql(SetBookmarkDocument, setBookmark);
    const fields = { brief: "b", intent: "save" };
    const request = post("/app/briefs/saved", fields, { cookie, data: "routes/app.briefs.saved" });
    expect(await (await ask(app, bookmarks, request)).json()).toMatchObject({
      lastResult: { initialValue: { intent: "save" } },
    });
  });

  it("that is refused says why", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    mockGraphql(SetBookmarkDocument, {
      setBookmark: { brief: null, refusal: refusal("NOT_FOUND") },
    } as never);
    const answer = await ask(
      app,
      bookmarks,
      post("/app/briefs/saved", { brief: "b", intent: "save" }, { cookie }),
    );
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ lastResult: { error: { "": ["Refused: NOT_FOUND."] } } });
  });
});

describe("a proposal's form", () => {
  const typed = {
    intent: "send",
    revision: "3",
    pitch: "What I would do",
    askedA: "Speaks German",
    answerA: "yes",
    evidenceA: "",
  };
  const send = (app: TestApp, cookie: string, fields: Record<string, string> = typed) =>
    ask(app, proposal, post("/app/briefs/b/proposal", fields, { cookie }));

  it("that isn't whole comes back with every word, and each problem beside its field", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    const problems = [
      { field: "pitch", message: "Write more." },
      { field: "answers.0", message: "Say where." },
      { field: "answers.1", message: "Say whether." },
      { field: "rate", message: "Write it as numbers." },
    ];
    mockGraphql(SendProposalDocument, {
      sendProposal: { proposal: null, refusal: refusal("INVALID", problems) },
    } as never);
    const answer = await send(app, cookie);
    expect(answer.status).toBe(422);
    expect((await answer.json()).lastResult).toEqual({
      status: "error",
      initialValue: typed,
      error: {
        pitch: ["Write more."],
        evidenceA: ["Say where."],
        answerB: ["Say whether."],
        rateMin: ["Write it as numbers."],
      },
    });
  });

  it.each([
    ["BRIEF_CLOSED", 409],
    ["ALREADY_SENT", 409],
    ["CONFIRM_FIRST", 403],
    ["WRONG_KIND", 403],
  ])("refused as %s keeps every word", async (code, status) => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    mockGraphql(SendProposalDocument, {
      sendProposal: { proposal: null, refusal: refusal(code) },
    } as never);
    const answer = await send(app, cookie);
    expect(answer.status).toBe(status);
    expect((await answer.json()).lastResult).toMatchObject({
      initialValue: typed,
      error: { "": [`Refused: ${code}.`] },
    });
  });

  it("whose must-haves have changed brings each answer under its own, and shows what is left over", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    mockGraphql(SendProposalDocument, {
      sendProposal: { proposal: null, refusal: refusal("BRIEF_CHANGED") },
    } as never);
    mockGraphql(BriefDocument, { brief: { mustHaves: ["Knows SQL", "Speaks German"], edits: [] } } as never);
    const fields = {
      ...typed,
      evidenceA: "Ten years in Bern",
      askedB: "Has a van",
      answerB: "no",
      evidenceB: "I cycle",
    };
    const answer = await send(app, cookie, fields);
    expect(answer.status).toBe(409);
    const { lastResult, revision, shown } = await answer.json();
    expect(lastResult.error).toEqual({ "": ["Refused: BRIEF_CHANGED."] });
    expect(revision).toBe(3);
    expect(lastResult.initialValue).toEqual({
      intent: "send",
      revision: "3",
      pitch: "What I would do",
      answerB: "yes",
      evidenceB: "Ten years in Bern",
    });
    expect(shown.asked).toEqual(["Knows SQL", "Speaks German"]);
    expect(shown.gone).toEqual([{ mustHave: "Has a van", met: false, evidence: "I cycle", caseId: null }]);
  });

  it("names the revision that it was made from, to save and to send", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    const saves = mockGraphql(SaveProposalDocument, {
      saveProposal: { proposal: { revision: 4 }, refusal: null },
    } as never);
    const sends = mockGraphql(SendProposalDocument, {
      sendProposal: { proposal: { revision: 4 }, refusal: null },
    } as never);
    // The page begins anew with what was saved.
    const to = "/app/briefs/b/proposal?saved=4";
    expect(await send(app, cookie, { ...typed, intent: "save" })).toHaveRedirect(to, 303);
    await send(app, cookie, { ...typed, intent: "autosave" });
    expect(await send(app, cookie)).toHaveRedirect("/app/briefs/b/proposal?done=sent", 303);
    await send(app, cookie, { ...typed, revision: "" });
    expect(saves.map(({ variables }) => variables.revision)).toEqual([3, 3]);
    expect(sends.map(({ variables }) => variables.revision)).toEqual([3, null]);
  });

  it("names the version of the brief that its author read, to send", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    const sends = mockGraphql(SendProposalDocument, {
      sendProposal: { proposal: { revision: 4 }, refusal: null },
    } as never);
    for (const version of ["2", "", "new"]) await send(app, cookie, { ...typed, version });
    expect(sends.map(({ variables }) => variables.version)).toEqual([2, null, null]);
  });

  it.each(["save", "send"])(
    "that is behind can’t %s: both versions are shown, and what was typed stays",
    async (intent) => {
      const app = createTestApp();
      const { cookie } = await app.signIn();
      const stale = { proposal: { revision: 5 }, refusal: refusal("STALE") };
      mockGraphql(SaveProposalDocument, { saveProposal: stale } as never);
      mockGraphql(SendProposalDocument, { sendProposal: stale } as never);
      const stands = {
        pitch: "What they do",
        answers: [],
        rate: null,
        startOn: null,
        links: [],
        team: [],
        revision: 5,
      };
      const mustHaves = ["Speaks German"];
      mockGraphql(BriefDocument, { brief: { mustHaves, ownProposal: stands, edits: [] } } as never);
      const answer = await send(app, cookie, { ...typed, intent });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        lastResult: { initialValue: { ...typed, intent }, error: { "": ["Refused: STALE."] } },
        revision: 5,
        both: [
          { name: "pitch", stands: "What they do", typed: "What I would do" },
          { name: "answers", stands: "", typed: "Speaks German: Yes." },
        ],
      });
    },
  );

  it("of a draft that was deleted meanwhile keeps every word, to be saved anew", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    mockGraphql(SaveProposalDocument, {
      saveProposal: { proposal: null, refusal: refusal("STALE") },
    } as never);
    mockGraphql(BriefDocument, {
      brief: { mustHaves: ["Speaks German"], ownProposal: null, edits: [] },
    } as never);
    const answer = await send(app, cookie, { ...typed, intent: "save" });
    expect(answer.status).toBe(409);
    const { lastResult, revision, both } = await answer.json();
    expect(lastResult.initialValue).toEqual({ ...typed, intent: "save" });
    expect(lastResult.error[""][0]).toMatch(/^This was deleted since you opened it/);
    expect({ revision, both }).toEqual({ revision: null, both: null });
  });

  it("in two tabs: neither overwrites the other, until its author has read both", async () => {
    const market = createMarket({ graphql: "real" });
    const id = await market.open(await market.join("HIRER"));
    const { cookie, uid } = await market.app.signIn();
    await chooseKind(market.app, uid, "FREELANCER");
    const path = `/app/briefs/${id}/proposal`;
    const write = (intent: string, revision: string, pitch: string) =>
      ask(market.app, proposal, post(path, { ...asked, intent, revision, pitch }, { cookie }), id);
    const [mustHave = ""] = market.aBrief().mustHaves;
    const asked = { askedA: mustHave, answerA: "yes", evidenceA: "Two shops." };

    expect(await write("save", "", "Begun.")).toHaveRedirect(`${path}?saved=1`, 303);
    const one = await (await write("autosave", "1", "What I would do")).json();
    expect(one).toMatchObject({ autosaved: "saved", saved: { revision: 2 } });
    expect(await (await write("autosave", "1", "What else I would do")).json()).toEqual({
      autosaved: "stopped",
    });
    const told = await write("save", "1", "What else I would do");
    expect(told.status).toBe(409);
    const { revision, both, lastResult } = await told.json();
    expect(both).toEqual([
      expect.objectContaining({ name: "pitch", stands: "What I would do", typed: "What else I would do" }),
    ]);
    expect(lastResult.error[""]).toEqual(["This was changed since you opened it."]);
    expect(await write("save", String(revision), "What else I would do")).toHaveRedirect(
      `${path}?saved=3`,
      303,
    );
    expect((await market.readProposal(id, uid)).pitch).toBe("What else I would do");
  });

  it("answers 503 with every word where nothing answers", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    mockGraphqlFailure(SendProposalDocument, "status-500");
    const answer = await send(app, cookie);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("30");
    expect((await answer.json()).lastResult.initialValue).toEqual(typed);
  });

  it("takes a mistake of ours for no service that gave no answer", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    const request = post("/app/briefs/b/proposal", typed, { cookie });
    const context = app.context(request);
    context.api = { ...context.api, run: () => Promise.reject(new RangeError("a mistake")) };
    const answer = respond(() => proposal.action({ request, context, params: { id: "b" } }));
    await expect(answer).rejects.toThrow("a mistake");
  });

  it.each([
    [null, "saved"],
    ["STALE", "stopped"],
    ["BRIEF_CHANGED", "stopped"],
    ["BRIEF_CLOSED", "stopped"],
    ["SIGN_IN_FIRST", "signed-out"],
    ["CONFIRM_FIRST", "refused"],
  ])("that saves itself is answered, never moved: %s is %s", async (code, autosaved) => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    mockGraphql(SaveProposalDocument, {
      saveProposal: { proposal: null, refusal: code && refusal(code) },
    } as never);
    const answer = await send(app, cookie, { ...typed, intent: "autosave" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ autosaved });
  });

  it("that saves itself is told all that its page shows of it", async () => {
    const market = createMarket({ graphql: "real" });
    const id = await market.open(await market.join("HIRER"));
    const { cookie, uid } = await market.app.signIn();
    await chooseKind(market.app, uid, "FREELANCER");
    const fields = { intent: "autosave", pitch: "What I would do", rateMin: "9000", currency: "EUR" };
    const request = post(`/app/briefs/${id}/proposal`, fields, { cookie });
    const { autosaved, saved } = await (await ask(market.app, proposal, request, id)).json();
    expect({ autosaved, moves: saved.moves }).toMatchObject({
      autosaved: "saved",
      moves: ["SAVE", "SEND", "DELETE"],
    });
    expect(Date.parse(saved.updatedAt)).toBe(market.app.clock.now().getTime());
    const page = await ask(market.app, proposal, get(`/app/briefs/${id}/proposal`, { cookie }), id);
    expect((await page.json()).brief.fit).toMatchObject(saved.fit);
  });

  it("that saves itself after the session ended says so", async () => {
    const answer = await send(createTestApp(), "", { ...typed, intent: "autosave" });
    expect(await answer.json()).toEqual({ autosaved: "signed-out" });
  });

  it("of a brief that isn't there is a page that isn't there", async () => {
    const app = createTestApp({ graphql: "real" });
    const { cookie } = await app.signIn();
    expect((await ask(app, proposal, get("/app/briefs/none/proposal", { cookie }))).status).toBe(404);
  });
});

async function chooseKind(app: TestApp, uid: string, kind: AccountKind) {
  await app.store.transact(async (tx) => {
    const found = await tx.get<Account>(accountsCollection, uid);
    if (found) tx.set<Account>(accountsCollection, uid, { ...found.data, kind });
  });
}
