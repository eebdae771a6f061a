import type { LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { get, respond } from "#tests/support/app";
import { createMarket, succeeded } from "#tests/support/market";
import type { AccountKind, AccountStatus } from "~/domain/account";
import { lookOfHandle } from "~/domain/handle";
import { addressOfBrief } from "~/domain/public-address";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { feeds, publicFeed } from "~/features/notifications/model/feed";
import { type Handle, handles } from "~/features/profiles/model/handle";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { restsOn } from "~/features/public-pages/reads/rests-on";
import * as layout from "~/routes/_public";
import * as briefPage from "~/routes/_public.briefs.$part";
import * as memberPage from "~/routes/_public.members.$name";
import * as ownBriefPage from "~/routes/app.briefs.$id";
import * as newConversation from "~/routes/app.inbox.new";
import * as memberInside from "~/routes/app.members.$uid";
import * as chooseBrief from "~/routes/app.members.$uid_.invite";

type Market = ReturnType<typeof createMarket>;
type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

const open = () => createMarket({ graphql: "real" });

function visit({ app }: Market, loader: Loader, path: string, params = {}, cookie = "") {
  const request = get(path, { cookie });
  return respond(() => loader({ request, context: app.context(request), params }));
}

/** A member with a page for everyone. */
async function joinPublicly(market: Market, kind: AccountKind, handle: string): Promise<string> {
  const uid = await market.join(kind, {
    profile: { displayName: "Ann Li", organisation: null, visibility: "EVERYONE", handle },
  });
  await market.store.transact(async (tx) =>
    tx.set<Handle>(handles.name, lookOfHandle(handle), { name: handle, uid, since: null }),
  );
  return uid;
}

/** The cookie of a browser in which a member of this kind is signed in. */
async function signIn(market: Market, kind: AccountKind, status: AccountStatus = "ACTIVE"): Promise<string> {
  const { uid, cookie } = await market.app.signIn({ status, session: { claims: { kind, admin: false } } });
  await market.store.transact(async (tx) => {
    const account = (await tx.get<Account>(accountsCollection, uid))?.data as Account;
    tx.set<Account>(accountsCollection, uid, { ...account, kind });
  });
  return cookie;
}

const waysOf = async (market: Market, cookie = "") => {
  const answer = await visit(market, memberPage.loader, "/members/ann-li", { name: "ann-li" }, cookie);
  const text = await answer.text();
  return { text, ways: JSON.parse(text).ways };
};

describe("the page of talent for everyone", () => {
  it("leads a visitor by way of the hirers' sign-up to invite and to write, and never names the uid", async () => {
    const market = open();
    const uid = await joinPublicly(market, "FREELANCER", "ann-li");
    const { text, ways } = await waysOf(market);
    expect(ways).toEqual({
      isMember: false,
      invite: "/hire?redirect=%2Fapp%2Fmembers%2F%2540ann-li%2Finvite#form-title",
      write: "/hire?redirect=%2Fapp%2Finbox%2Fnew%3Fto%3D%2540ann-li#form-title",
      own: "/login?redirect=%2Fapp%2Fmembers%2F%2540ann-li",
      confirmsFirst: false,
    });
    expect(text).not.toContain(uid);
  });

  it("leads a hirer there at once, and other talent to the member alone", async () => {
    const market = open();
    await joinPublicly(market, "AGENCY", "ann-li");
    const own = "/app/members/%40ann-li";
    expect((await waysOf(market, await signIn(market, "HIRER"))).ways).toMatchObject({
      ...{ isMember: true, invite: `${own}/invite`, write: "/app/inbox/new?to=%40ann-li", own },
    });
    const talent = await waysOf(market, await signIn(market, "FREELANCER"));
    expect(talent.ways).toMatchObject({ invite: null, write: null, own });
  });

  it.each<[string, Loader, (uid: string) => string]>([
    ["/app/members/@ann-li", memberInside.loader, (uid) => `/app/members/${uid}`],
    ["/app/members/@ann-li/invite", chooseBrief.loader, (uid) => `/app/members/${uid}/invite`],
    ["/app/inbox/new?to=@ann-li", newConversation.loader, (uid) => `/app/inbox/new?to=${uid}`],
  ])("%s finds the member by that name", async (path, loader, to) => {
    const market = open();
    const uid = await joinPublicly(market, "FREELANCER", "ann-li");
    const at = (cookie: string) => visit(market, loader, path, { uid: "@ann-li" }, cookie);
    expect(await at(await signIn(market, "HIRER"))).toHaveRedirect(to(uid));
    expect(await at(await signIn(market, "HIRER", "PENDING"))).toHaveRedirect("/members/ann-li?confirm=1");
    const nobody = path.replace("ann-li", "bo-li");
    const other = await visit(
      market,
      loader,
      nobody,
      { uid: "@bo-li" },
      await signIn(market, "HIRER", "ACTIVE"),
    );
    expect(other.status).toBe(404);
  });
});

describe("a hirer's page for everyone", () => {
  it("shows the open briefs that are for everyone, and is made anew with them", async () => {
    const market = open();
    const hirer = await joinPublicly(market, "HIRER", "ann-li");
    const shown = await market.open(hirer, { readers: "EVERYONE", title: "A shop shown to all" });
    await market.open(hirer, { title: "A shop for members" });
    const ended = await market.open(hirer, { readers: "EVERYONE", title: "A shop that ended" });
    succeeded(await closeBrief(market, hirer, ended, "BUDGET"));
    const { text, ways } = await waysOf(market);
    expect(ways).toMatchObject({ invite: null, write: null });
    expect(JSON.parse(text).member.briefs.map(({ id }: { id: string }) => id)).toEqual([shown]);
    expect(text).not.toMatch(/for members|that ended/);
    expect(await restsOn(market.store, "/members/ann-li")).toContainEqual([feeds.name, publicFeed]);
  });
});

it("a member who reads a public page keeps the ways into the app, and a visitor has none", async () => {
  const market = open();
  const placesAt = async (path: string, cookie = "") =>
    ((await (await visit(market, layout.loader, path, {}, cookie)).json()) as { places: unknown }).places;
  const cookie = await signIn(market, "FREELANCER");
  for (const path of ["/briefs", "/briefs/a-shop-a_brief_1", "/members/ann-li", "/terms"]) {
    expect(await placesAt(path, cookie)).toContainEqual(["/app", "Dashboard"]);
    expect(await placesAt(path)).toBeNull();
  }
  expect(await placesAt("/login", cookie)).toBeNull();
});

it("a member who doesn’t read a brief is led from its address to its page for everyone, also after its end", async () => {
  const market = open();
  const hirer = await market.join("HIRER");
  const cookie = await signIn(market, "HIRER");
  const read = (id: string) => visit(market, ownBriefPage.loader, `/app/briefs/${id}`, { id }, cookie);
  const title = "A shop that answers";
  const shown = await market.open(hirer, { readers: "EVERYONE", title });
  const hidden = await market.open(hirer, { title });
  const part = addressOfBrief({ id: shown, title });
  expect(await read(shown)).toHaveRedirect(`/briefs/${part}`);
  for (const id of [shown, hidden]) succeeded(await closeBrief(market, hirer, id, "BUDGET"));
  expect(await read(shown)).toHaveRedirect(`/briefs/${part}`);
  expect((await read(hidden)).status).toBe(404);
  const page = await visit(market, briefPage.loader, `/briefs/${part}`, { part });
  expect(await page.json()).toMatchObject({ ended: { state: "CLOSED" } });
});
