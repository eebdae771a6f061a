import { expect, it } from "vitest";
import { createTestApp, get, post, respond, type TestApp } from "#tests/support/app";
import { createMarket, succeeded } from "#tests/support/market";
import { wholeExport } from "#tests/support/whole-export";
import { whatStays } from "~/domain/what-stays";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { declineProposal, shortlistProposal } from "~/features/proposals/writes/decide-proposal";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import * as layout from "~/routes/app";
import { action, loader } from "~/routes/app.profile_.account";
import * as exportRoute from "~/routes/app.profile_.export";
import { hashed } from "~/values/hash.server";
import { limits } from "~/values/limits";

async function load(app: TestApp, cookie: string) {
  const request = get("/app/profile/account", { cookie });
  return (await respond(() => loader({ request, context: app.context(request), params: {} }))).json();
}

async function send(app: TestApp, cookie: string, fields: Record<string, string>) {
  const request = post("/app/profile/account", fields, { cookie });
  return respond(() => action({ request, context: app.context(request), params: {} }));
}

it("a member sees where they are signed in, and ends one session or all others, and nobody else's", async () => {
  const app = createTestApp({ graphql: "real" });
  const here = await app.signIn({ uid: "ann" });
  const phone = await app.signIn({ uid: "ann", session: { device: "Safari on iOS" } });
  const work = await app.signIn({ uid: "ann", session: { device: "Edge on Windows" } });
  const other = await app.signIn();
  const isLive = async (id: string) => (await app.store.get(sessionsCollection, id)) !== null;

  const { account } = await load(app, here.cookie);
  expect(account.sessions).toHaveLength(3);
  expect(account.sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
  expect(JSON.stringify(account.sessions)).not.toContain(here.sessionId);

  const [shown] = account.sessions.filter(({ device }: { device: string }) => device === "Safari on iOS");
  const theirs = (await load(app, other.cookie)).account.sessions[0];
  await send(app, here.cookie, { intent: "end", name: theirs.name });
  expect(await isLive(other.sessionId)).toBe(true);
  const ended = await send(app, here.cookie, { intent: "end", name: shown.name });
  expect(ended).toHaveRedirect("/app/profile/account?done=ended#done", 303);
  expect([await isLive(phone.sessionId), await isLive(work.sessionId)]).toEqual([false, true]);

  expect(await send(app, here.cookie, { intent: "end-others" })).toHaveRedirect(
    "/app/profile/account?done=others#done",
    303,
  );
  expect([await isLive(work.sessionId), await isLive(here.sessionId)]).toEqual([false, true]);
  expect(await isLive(other.sessionId)).toBe(true);
});

it("what a member chooses about mails and time zone is kept", async () => {
  const app = createTestApp({ graphql: "real" });
  const { cookie } = await app.signIn();
  const atFirst = {
    messages: "INSTANT",
    proposals: "INSTANT",
    briefs: "INSTANT",
    invitations: true,
    asksAvailability: true,
    timeZone: null,
    language: null,
  };
  expect((await load(app, cookie)).account.settings).toEqual(atFirst);
  const chosen = {
    intent: "settings",
    messages: "DAILY",
    proposals: "OFF",
    briefs: "INSTANT",
    invitations: "NO",
    asksAvailability: "NO",
    timeZone: "Europe/Lisbon",
  };
  expect(await send(app, cookie, chosen)).toHaveRedirect("/app/profile/account?done=settings#done", 303);
  const kept = {
    messages: "DAILY",
    proposals: "OFF",
    briefs: "INSTANT",
    invitations: false,
    asksAvailability: false,
    timeZone: "Europe/Lisbon",
    language: null,
  };
  expect((await load(app, cookie)).account.settings).toEqual(kept);

  for (const wrong of [{ timeZone: "Mars/Olympus" }, { briefs: "yearly" }]) {
    const answer = await send(app, cookie, { ...chosen, ...wrong });
    expect(answer.status).toBe(422);
    expect((await answer.json()).lastResult.initialValue).toMatchObject({ ...chosen, ...wrong });
  }
  expect((await load(app, cookie)).account.settings).toEqual(kept);
});

it("everything that is kept about a member comes as one file, without what opens a session", async () => {
  const app = createTestApp({ graphql: "real" });
  const { cookie, uid, email, sessionId } = await app.signIn();
  const request = get("/app/profile/export", { cookie });
  const answer = await respond(() =>
    exportRoute.loader({ request, context: app.context(request), params: {} }),
  );
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="guildhall-.*\.json"$/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    account: { uid, email, notify: { briefs: "INSTANT" } },
    staysAfterDeletion: expect.arrayContaining([whatStays[0].said()]),
    profile: null,
    briefs: [],
    proposals: [],
    savedBriefs: [],
    notifications: [],
    sessions: [{ device: "Firefox on Linux" }],
  });
  expect(text).not.toContain(sessionId);
  expect(text).not.toContain(hashed("session-name", sessionId).slice(0, 22));
});

it("another site’s navigation spends none of a day’s files", async () => {
  const app = createTestApp({ graphql: "real" });
  const { cookie } = await app.signIn();
  const ask = (site: string) => {
    const request = get("/app/profile/export", { cookie, headers: { "sec-fetch-site": site } });
    return respond(() => exportRoute.loader({ request, context: app.context(request), params: {} }));
  };
  for (let time = 0; time < 2 * limits.exports; time += 1)
    expect(await ask("cross-site")).toHaveRedirect("/app/profile/account");
  const own = await ask("same-origin");
  expect(own.headers.get("content-disposition")).toMatch(/^attachment/);
  await own.text();
});

it("the file tells no shortlist and no decline that its member was not told yet, and every page of every list", async () => {
  const { store, clock, join, open, propose, pass } = createMarket();
  const hirer = await join("HIRER");
  const ids: string[] = [];
  for (let count = 0; count < 51; count += 1) ids.push(await open(hirer));
  const [briefId = ""] = ids;
  const ann = await propose(briefId);
  const key = { briefId, applicantUid: ann };
  const mine = async () => JSON.parse(JSON.stringify(await wholeExport(store, ann, clock.now())));
  succeeded(await shortlistProposal({ store, clock }, hirer, key));
  expect((await mine()).proposals).toMatchObject([{ status: "SENT" }]);
  expect(JSON.stringify(await mine())).not.toMatch(/shortlist/i);
  await pass(600_001);
  succeeded(await declineProposal({ store, clock }, hirer, key, { reason: "RATE", note: "Too much." }));

  expect((await mine()).proposals).toMatchObject([{ status: "SHORTLISTED", reason: null, note: null }]);
  expect(JSON.stringify(await mine())).not.toContain("decline");
  clock.advance(600_001);
  expect((await mine()).proposals).toMatchObject([{ status: "DECLINED", reason: "RATE", note: "Too much." }]);
  const theirs = JSON.stringify(await wholeExport(store, hirer, clock.now()));
  expect(
    JSON.parse(theirs)
      .briefs.map(({ id }: { id: string }) => id)
      .sort(),
  ).toEqual(ids.sort());
  expect(theirs).not.toContain("I would measure first");
});

it("a mistake of ours in a move of an account is no service that gave no answer", async () => {
  const app = createTestApp();
  const { cookie } = await app.signIn();
  const request = post("/app", { intent: "choose-kind", kind: "HIRER" }, { cookie });
  const context = app.context(request);
  context.api = { ...context.api, run: () => Promise.reject(new RangeError("a mistake")) };
  await expect(respond(() => layout.action({ request, context, params: {} }))).rejects.toThrow("a mistake");
});

it("an account is deleted only by who ticks that they mean it, and is kept by one press", async () => {
  const app = createTestApp({ graphql: "real" });
  const { cookie } = await app.signIn();
  expect((await send(app, cookie, { intent: "delete" })).status).toBe(422);
  expect((await load(app, cookie)).account).toMatchObject({ status: "ACTIVE", deletesAt: null });
  const deleted = await send(app, cookie, { intent: "delete", sure: "on" });
  expect(deleted).toHaveRedirect("/app/profile/account?done=deleting", 303);
  const { account } = await load(app, cookie);
  expect(account.status).toBe("DELETING");
  expect(Date.parse(account.deletesAt)).toBe(app.clock.now().getTime() + 14 * 86_400_000);
  expect(await send(app, cookie, { intent: "keep" })).toHaveRedirect(
    "/app/profile/account?done=kept#done",
    303,
  );
  expect((await load(app, cookie)).account).toMatchObject({ status: "ACTIVE", deletesAt: null });
});

it("an account that nobody confirmed goes at once, with its session", async () => {
  const app = createTestApp({ graphql: "real" });
  const { cookie, uid, sessionId } = await app.signIn({ status: "PENDING" });
  const unsure = await send(app, cookie, { intent: "delete" });
  expect(unsure.status).toBe(422);
  const gone = await send(app, cookie, { intent: "delete", sure: "on" });
  expect(gone).toHaveRedirect("/login?deleted=1", 303);
  expect(gone).toSetCookie("session", "");
  expect(await app.store.get(sessionsCollection, sessionId)).toBeNull();
  expect((await app.store.get<Account>(accountsCollection, uid))?.data.deletesAt).toBe(
    app.clock.now().toISOString(),
  );
});
