import { describe, expect, it } from "vitest";
import { createTestApp, get, post, respond, type TestApp, toCookieHeader } from "#tests/support/app";
import { dayIn } from "#tests/support/clock";
import { createMarket, succeeded } from "#tests/support/market";
import { briefFields } from "~/domain/fields/brief-fields";
import { pickContent } from "~/domain/fields/content";
import { toTexts } from "~/domain/fields/content.server";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { briefsCollection, createDraft } from "~/features/briefs/model/brief";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import * as edit from "~/routes/app.briefs.$id_.edit";
import * as proposal from "~/routes/app.briefs.$id_.proposal";
import * as newBrief from "~/routes/app.briefs.new";
import * as profile from "~/routes/app.profile";

type Route = { loader: typeof profile.loader; action: typeof profile.action };
type Typed = Record<string, string>;
interface Loaded {
  kept: {
    lastResult: { initialValue: Typed; error: Record<string, string[]> };
    both: { name: string }[] | null;
  } | null;
}

async function join(app: TestApp, kind: Account["kind"]) {
  const member = await app.signIn();
  await app.store.transact(async (tx) => {
    const found = await tx.get<Account>(accountsCollection, member.uid);
    if (found) tx.set(accountsCollection, member.uid, { ...found.data, kind });
  });
  return member;
}

/** Sends a form after the session has ended, signs in again, and opens the page that the login leads to. */
async function sendAndComeBack(
  app: TestApp,
  route: Route,
  { uid, cookie, path, id, typed }: { uid: string; cookie: string; path: string; id: string; typed: Typed },
) {
  const sent = post(path, { ...typed, member: uid });
  const answer = await respond(() =>
    route.action({ request: sent, context: app.context(sent), params: { id } }),
  );
  expect(answer.status).toBe(303);
  const login = new URL(answer.headers.get("location") ?? "", "http://localhost");
  expect(login.pathname).toBe("/login");
  const back = login.searchParams.get("redirect") ?? "";
  const request = get(back, { cookie: toCookieHeader(answer.headers.getSetCookie(), cookie) });
  const page = await respond(() => route.loader({ request, context: app.context(request), params: { id } }));
  const cookies = request.headers.get("cookie") ?? "";
  return { back, cookies, page: (await page.json()) as Loaded };
}

describe("what was sent when the session had ended is in its form again after signing in", () => {
  it("a new brief's, with the id that the form had made", async () => {
    const app = createTestApp({ graphql: "real" });
    const hirer = await join(app, "HIRER");
    const id = "a-new-brief-1";
    const typed = { id, intent: "save", title: "A shop that answers", problem: "It is slow.\nVery." };
    const given = { ...hirer, path: "/app/briefs/new", id, typed };
    const { back, page } = await sendAndComeBack(app, newBrief as unknown as Route, given);
    expect(back).toBe(`/app/briefs/new?id=${id}`);
    expect(page).toMatchObject({ id, kept: { lastResult: { initialValue: { title: typed.title } } } });
    expect(page.kept?.lastResult.error[""]?.[0]).toContain("had to sign in again first");
    expect(await app.store.get(briefsCollection, id)).toBeNull();
  });

  it("a new brief's that had saved itself, until it is sent from its own page; other new briefs begin empty", async () => {
    const app = createTestApp({ graphql: "real" });
    const hirer = await join(app, "HIRER");
    const id = "6f1c1a52-0000-4000-8000-000000000002";
    const send = async (route: Route, path: string, fields: Typed, cookie = hirer.cookie) => {
      const request = post(path, { ...fields, id, member: hirer.uid }, { cookie });
      const context = app.context(request);
      return respond(() => route.action({ request, context, params: { id } }));
    };
    const fresh = newBrief as unknown as Route;
    await send(fresh, "/app/briefs/new", { intent: "autosave", title: "A shop", revision: "" });
    const typed = { id, intent: "save", title: "A shop that answers", revision: "1" };
    const { back, cookies, page } = await sendAndComeBack(app, fresh, {
      ...hirer,
      path: "/app/briefs/new",
      id,
      typed,
    });
    expect(page).toMatchObject({ id, kept: { lastResult: { initialValue: { title: typed.title } } } });
    const kept = async (path: string) => {
      const request = get(path, { cookie: cookies });
      const context = app.context(request);
      const answer = await respond(() => fresh.loader({ request, context, params: {} }));
      return ((await answer.json()) as Loaded).kept;
    };
    expect(await kept("/app/briefs/new")).toBeNull();
    const own = edit as unknown as Route;
    expect((await send(own, `/app/briefs/${id}/edit`, typed, cookies)).status).toBe(303);
    expect(await kept(back)).toBeNull();
  });

  it("a draft's", async () => {
    const app = createTestApp({ graphql: "real" });
    const hirer = await join(app, "HIRER");
    const market = createMarket();
    const draft = createDraft(market.aBrief(), hirer.uid, "draft-1", app.clock.now());
    await app.store.transact(async (tx) => tx.set(briefsCollection, "draft-1", draft));
    const typed = { intent: "save", revision: "1", title: "Another title of it" };
    const given = { ...hirer, path: "/app/briefs/draft-1/edit", id: "draft-1", typed };
    const { page } = await sendAndComeBack(app, edit as unknown as Route, given);
    expect(page.kept?.lastResult.initialValue).toMatchObject({ title: typed.title });
  });

  it("a proposal's", async () => {
    const market = createMarket({ graphql: "real" });
    const id = await market.open(await market.join("HIRER"));
    const talent = await join(market.app, "FREELANCER");
    const typed = { intent: "send", pitch: "I made three shops fast, and would begin with yours." };
    const given = { ...talent, path: `/app/briefs/${id}/proposal`, id, typed };
    const { page } = await sendAndComeBack(market.app, proposal as unknown as Route, given);
    expect(page.kept?.lastResult.initialValue).toMatchObject({ pitch: typed.pitch });
  });

  it("a profile's", async () => {
    const app = createTestApp({ graphql: "real" });
    const talent = await join(app, "FREELANCER");
    const typed = { intent: "save", displayName: "Ada Lovelace", about: "I count." };
    const given = { ...talent, path: "/app/profile", id: "", typed };
    const { page } = await sendAndComeBack(app, profile, given);
    expect(page.kept?.lastResult.initialValue).toMatchObject({ about: typed.about });
  });
});

describe("what was kept does not come back", () => {
  it.each(["brief", "proposal"] as const)("over the newer words of a %s that saved itself", async (what) => {
    const market = createMarket({ graphql: "real" });
    const { app } = market;
    const author = await join(app, what === "brief" ? "HIRER" : "FREELANCER");
    const id = what === "brief" ? "draft-1" : await market.open(await market.join("HIRER"));
    const draft = createDraft(market.aBrief(), author.uid, id, app.clock.now());
    if (what === "brief") await app.store.transact(async (tx) => tx.set(briefsCollection, id, draft));
    const route = (what === "brief" ? edit : proposal) as unknown as Route;
    const path = what === "brief" ? `/app/briefs/${id}/edit` : `/app/briefs/${id}/proposal`;
    // The brief stands; the proposal is begun.
    const revision = what === "brief" ? "1" : "";
    const typed: Typed = { intent: "save", revision, title: "Older words", pitch: "Older words" };
    const { page, cookies } = await sendAndComeBack(app, route, { ...author, path, id, typed });
    expect(page.kept).not.toBeNull();

    const newer = { ...typed, intent: "autosave", title: "Newer words", pitch: "Newer words" };
    const sent = post(path, { ...newer, member: author.uid }, { cookie: cookies });
    const answer = await respond(() =>
      route.action({ request: sent, context: app.context(sent), params: { id } }),
    );
    expect(await answer.json()).toMatchObject({ autosaved: "saved" });
    const again = get(path, { cookie: cookies });
    const reloaded = await respond(() =>
      route.loader({ request: again, context: app.context(again), params: { id } }),
    );
    expect(((await reloaded.json()) as Loaded).kept).toBeNull();
  });
});

it("confirming that the availability holds leaves a profile that was kept where it is", async () => {
  const app = createTestApp({ graphql: "real" });
  const talent = await join(app, "FREELANCER");
  const typed = { intent: "save", displayName: "Ada Lovelace", about: "I count." };
  const given = { ...talent, path: "/app/profile", id: "", typed };
  const { cookies } = await sendAndComeBack(app, profile, given);
  const confirm = post("/app/profile", { intent: "confirm" }, { cookie: cookies });
  await respond(() => profile.action({ request: confirm, context: app.context(confirm), params: {} }));
  const request = get("/app/profile", { cookie: cookies });
  const page = await respond(() => profile.loader({ request, context: app.context(request), params: {} }));
  expect((await page.json()).kept?.lastResult).toMatchObject({ initialValue: { about: typed.about } });
});

describe("what was kept of a published brief, whose form is another after the login,", () => {
  it.each([
    ["its text, by its end", { title: "Another title" }, "fixed", ["title"]],
    ["its dates, by its end", { decideOn: dayIn(25) }, "fixed", ["decideOn"]],
    ["its text, where it can still change", { title: "Another title" }, "published", null],
  ])("is shown beside what stands: %s", async (_what, changed, mode, differing) => {
    const market = createMarket({ graphql: "real" });
    const hirer = await join(market.app, "HIRER");
    const id = await market.open(hirer.uid);
    await market.propose(id);
    if (mode === "fixed") succeeded(await closeBrief(market, hirer.uid, id, "BUDGET"));
    const whole = toTexts(briefFields, pickContent(briefFields, await market.readBrief(id)));
    const typed = { ...whole, intent: "save", revision: "2", ...changed };
    const given = { ...hirer, path: `/app/briefs/${id}/edit`, id, typed };
    const { page } = await sendAndComeBack(market.app, edit as unknown as Route, given);
    expect(page).toMatchObject({ mode });
    expect(page.kept?.both?.map(({ name }) => name) ?? null).toEqual(differing);
  });
});
