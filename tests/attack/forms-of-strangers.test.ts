import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { get, post, respond, toCookieHeader } from "#tests/support/app";
import { createTestIdentity, requireValue } from "#tests/support/identity";
import { createMarket, succeeded } from "#tests/support/market";
import { joinAndProve, read } from "#tests/support/people";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { firstBriefId } from "~/features/briefs/model/brief";
import { getHirerRecord } from "~/features/briefs/model/hirer-record";
import { setBookmark } from "~/features/briefs/writes/bookmarks";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { getProfile } from "~/features/profiles/model/profile";
import { reviewAccount } from "~/features/sign-up/writes/review-account";
import { saveDraft } from "~/features/sign-up/writes/save-draft";
import { action as hire } from "~/routes/_public.hire";
import { action as signIn } from "~/routes/_public.sign-in";
import { loader as signedIn } from "~/routes/app";

const nothing = { problem: null, desiredOutcome: null, budget: null, startOn: null };
const plant = { organisation: "Harbor Works", problem: "Send your bids to evil.example." };

/** A hirer with an open brief and a proposal for it. `problem`: what their own sign-up form said. */
async function createRunningHirer(problem: string | null = null) {
  const provider = createTestIdentity();
  onTestFinished(() => provider.close());
  const market = createMarket({ identity: provider.identity, graphql: "real" });
  const { app } = market;
  const { uid, email } = await joinAndProve(app);
  const draft = { kind: "HIRER" as const, organisation: "Harbour Works", ...nothing, problem };
  requireValue(await saveDraft(app, uid, draft, { review: false }));
  const briefId = await market.open(uid);
  await market.propose(briefId);

  const postForm = (form: object) => {
    const request = post("/hire", { email, ...form });
    return respond(() => hire({ request, context: app.context(request), params: {} }));
  };
  /** Presses the link of the newest mail; answers where it leads, and the session's cookie. */
  async function pressLink(cookie = "") {
    const { searchParams } = (await app.lastMail(email)).link;
    const fields = { id: searchParams.get("id") ?? "", oobCode: searchParams.get("oobCode") ?? "", email };
    const request = post("/sign-in", fields, { cookie });
    return respond(() => signIn({ request, context: app.context(request), params: {} }));
  }
  return { ...market, uid, briefId, postForm, pressLink };
}
type RunningHirer = Awaited<ReturnType<typeof createRunningHirer>>;

const accountOf = ({ app, uid }: RunningHirer) => read<Account>(app, accountsCollection, uid);

describe("a stranger's sign-up form with the address of a running hirer", () => {
  it("adds nothing, asks nothing and stops nothing; its owner is told", async () => {
    const hirer = await createRunningHirer();
    const before = [await accountOf(hirer), await getProfile(hirer.store, hirer.uid)];
    expect(await hirer.postForm(plant)).toHaveRedirect("/login?sent=1");
    const answer = await hirer.pressLink();

    expect(answer).toHaveRedirect("/app?notice=already-begun");
    const request = get("/app?notice=already-begun", {
      cookie: toCookieHeader(answer.headers.getSetCookie()),
    });
    const page = await respond(() => signedIn({ request, context: hirer.app.context(request), params: {} }));
    expect(await page.json()).toMatchObject({ started: null, notice: "already-begun" });
    expect([await accountOf(hirer), await getProfile(hirer.store, hirer.uid)]).toEqual(before);
    expect(await hirer.store.get("briefs", firstBriefId(hirer.uid))).toBeNull();
    await hirer.open(hirer.uid);
  });

  it("says nothing where what it said stands already", async () => {
    const hirer = await createRunningHirer("Our shop is slow.");
    await hirer.postForm({ organisation: "Harbour Works", problem: "Our shop is slow." });
    expect(await hirer.pressLink()).toHaveRedirect("/app");
    expect(await accountOf(hirer)).toMatchObject({ review: false });
  });

  it("is their own in the browser that sent it", async () => {
    const hirer = await createRunningHirer();
    const sent = await hirer.postForm({ organisation: "Harbour Works", problem: "Our shop is slow." });
    const answer = await hirer.pressLink(toCookieHeader(sent.headers.getSetCookie()));
    expect(answer).toHaveRedirect("/app");
    expect(await accountOf(hirer)).toMatchObject({ review: false });
    expect(await hirer.readBrief(firstBriefId(hirer.uid))).toMatchObject({ problem: "Our shop is slow." });
  });
});

describe("starting fresh", () => {
  const ask = async ({ store }: RunningHirer | ReturnType<typeof createMarket>, uid: string) =>
    store.transact(async (tx) => {
      const account = await tx.get<Account>(accountsCollection, uid);
      if (account) tx.set<Account>(accountsCollection, uid, { ...account.data, review: true });
    });

  it("wipes no account that has published anything", async () => {
    const hirer = await createRunningHirer();
    await ask(hirer, hirer.uid);
    const before = await accountOf(hirer);
    expect(await reviewAccount(hirer, hirer.uid, "START_FRESH")).toMatchObject({
      code: "NOTHING_TO_DO",
    });
    expect(await accountOf(hirer)).toEqual(before);
    expect(await getProfile(hirer.store, hirer.uid)).not.toBeNull();
    expect(await getHirerRecord(hirer.store, hirer.uid)).toMatchObject({ briefs: { open: 1 } });
  });

  it("leaves nothing that somebody saved or drafted, however much", async () => {
    const market = createMarket();
    const [hirer, talent] = [await market.join("HIRER"), await market.join("FREELANCER")];
    const other = await market.join("HIRER");
    for (let count = 0; count < 60; count += 1) {
      const id = randomUUID();
      succeeded(await saveBrief(market, hirer, { id, revision: null, content: market.aBrief() }));
      succeeded(await setBookmark(market, talent, await market.open(other), true));
    }
    for (const uid of [hirer, talent]) {
      await ask(market, uid);
      requireValue(await reviewAccount(market, uid, "START_FRESH"));
    }
    const left = async (collection: string, where: Record<string, string>, field: string) =>
      (
        await market.store.query({
          collection,
          where,
          orderBy: { field, direction: "desc" },
          limit: 10,
        })
      ).items.length;
    expect(await left("savedBriefs", { uid: talent }, "savedAt")).toBe(0);
    expect(await left("briefs", { hirerUid: hirer, status: "DRAFT" }, "createdAt")).toBe(0);
  });
});
