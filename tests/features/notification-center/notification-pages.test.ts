import { expect, it } from "vitest";
import { get, post, respond } from "#tests/support/app";
import { aCause, createMarket, succeeded } from "#tests/support/market";
import { wholeExport } from "#tests/support/whole-export";
import { suspendMember, warnMember } from "~/features/moderation/writes/suspend-member";
import { type Notification, notificationsCollection } from "~/features/notifications/model/notification";
import { addToDigest } from "~/features/notifications/writes/add-to-digest";
import { notify, notifyOfAccount } from "~/features/notifications/writes/notify";
import { saveSettings } from "~/features/profiles/writes/save-settings";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { warningPath } from "~/paths";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import * as frame from "~/routes/app";
import * as notifications from "~/routes/app.notifications";
import * as followed from "~/routes/app.notifications_.$id";

const hour = 3_600_000;
type Handler = (args: never) => Promise<unknown>;

/** A hirer who is signed in and was sent two proposals, the second one nine hours after the first. */
async function createHirer() {
  const market = createMarket({ graphql: "real", now: new Date("2027-05-12T08:00:00Z") });
  const { app } = market;
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const first = await market.propose(briefId);
  await market.pass(9 * hour);
  const second = await market.propose(briefId);
  const account = await app.store.get<object>("accounts", hirer);
  const { cookie } = await app.signIn({ uid: hirer });
  await app.store.transact(async (tx) => tx.set("accounts", hirer, account?.data ?? {}));
  const ask = (handler: Handler, request: Request, params = {}) =>
    respond(() => handler({ request, context: app.context(request), params } as never));
  const load = async (path = "/app/notifications", headers = {}) =>
    (await ask(notifications.loader as Handler, get(path, { cookie, headers }))).json();
  return {
    ...market,
    hirer,
    cookie,
    briefId,
    first,
    second,
    ask,
    load,
    /** How many the bell counts on a page. */
    bell: async (path = "/app", headers = {}) => {
      const { viewer } = await (await ask(frame.loader as Handler, get(path, { cookie, headers }))).json();
      return viewer.notifications.nodes.length;
    },
    pageOf: async (path: string) => (await ask(frame.loader as Handler, get(path, { cookie }))).json(),
    /** The warnings that stand above a page. */
    banner: async (path = "/app") => {
      const { viewer } = await (await ask(frame.loader as Handler, get(path, { cookie }))).json();
      return viewer.unseenWarnings;
    },
    /** Each line with its marks, the newest first. */
    lines: async () =>
      (await load()).days.flatMap(({ told }: { told: Record<string, unknown>[] }) =>
        told.map(({ line, path, unread }) => ({ line, path, unread })),
      ),
    follow: async (id: string, to: string, headers = {}) =>
      ask(
        followed.loader as Handler,
        get(`/app/notifications/${id}?${new URLSearchParams({ to })}`, { cookie, headers }),
        { id },
      ),
  };
}

const prefetch = { "sec-purpose": "prefetch" };

it("all that a member was told stands by the day where they live, and the bell counts what is unread", async () => {
  const { hirer, briefId, first, second, load, lines, bell, store, clock } = await createHirer();
  const line = (uid: string) => `${uid} sent a proposal for “A shop that answers in a second”`;
  const path = (uid: string) => `/app/briefs/${briefId}/proposals/${uid}`;
  expect(await lines()).toEqual([
    { line: line(second), path: path(second), unread: true },
    { line: line(first), path: path(first), unread: true },
  ]);
  expect(await bell()).toBe(2);
  const days = async () => (await load()).days.map(({ day }: { day: string }) => day);
  expect(await days()).toEqual(["2027-05-12"]);
  const notify = { messages: "INSTANT", proposals: "INSTANT", briefs: "INSTANT" } as const;
  succeeded(await saveSettings({ store, clock }, hirer, { notify, timeZone: "Asia/Tokyo" }));
  expect(await days()).toEqual(["2027-05-13", "2027-05-12"]);
});

it("following one reads it, but no prefetch, nobody else’s, and never out of the signed-in area", async () => {
  const { load, bell, follow, first, briefId, ask, app } = await createHirer();
  const [newest, oldest] = (await load()).days[0].told;
  const away = await follow(newest.id, newest.path, prefetch);
  expect(away).toHaveRedirect(newest.path);
  expect(await bell()).toBe(2);
  expect(await follow(newest.id, newest.path)).toHaveRedirect(newest.path);
  expect(await bell()).toBe(1);
  for (const elsewhere of ["//evil.example", "/sign-out", "/app/../sign-out"])
    expect(await follow(oldest.id, elsewhere)).toHaveRedirect("/app/notifications");
  expect(await bell()).toBe(0);
  const other = await createOther(app);
  await other(ask, oldest.id);
  expect(oldest.path).toBe(`/app/briefs/${briefId}/proposals/${first}`);
});

/** Somebody else, who follows what isn’t theirs. */
async function createOther(app: Awaited<ReturnType<typeof createHirer>>["app"]) {
  const { cookie } = await app.signIn();
  return async (ask: Awaited<ReturnType<typeof createHirer>>["ask"], id: string) => {
    await app.store.transact(async (tx) => {
      const found = await tx.get<object>("notifications", id);
      tx.set("notifications", id, { ...found?.data, unread: true });
    });
    await ask(followed.loader as Handler, get(`/app/notifications/${id}?to=/app`, { cookie }), { id });
    expect((await app.store.get("notifications", id))?.data).toMatchObject({ unread: true });
  };
}

it("opening the page that one is about reads it, but no prefetch of it", async () => {
  const { bell, briefId, second } = await createHirer();
  const page = `/app/briefs/${briefId}/proposals/${second}`;
  expect(await bell(page, prefetch)).toBe(2);
  expect(await bell(page)).toBe(1);
  expect(await bell()).toBe(1);
});

it("one that tells nothing any more says what it was, and counts no more", async () => {
  const { briefId, first, second, lines, bell, load, ...parts } = await createHirer();
  succeeded(await withdrawProposal(parts, second, briefId));
  expect(await bell()).toBe(1);
  expect(await lines()).toEqual([
    expect.objectContaining({ line: expect.stringContaining(second), unread: false }),
    expect.objectContaining({ line: expect.stringContaining(first), unread: true }),
  ]);
  expect((await load()).days[0].told.map(({ detail }: { detail: unknown }) => detail)).toEqual([
    null,
    expect.stringMatching(/^Everyone who sent one hears from you by /),
  ]);
});

it("one button reads all of them", async () => {
  const { ask, cookie, bell } = await createHirer();
  const request = post("/app/notifications", { intent: "all" }, { cookie });
  expect(await ask(notifications.action as Handler, request)).toHaveRedirect("/app/notifications", 303);
  expect(await bell()).toBe(0);
});

it("a warning stands above every page until it is opened, whatever came after it and by no other button", async () => {
  const { hirer, briefId, first, ask, cookie, banner, follow, load, join, store, clock } =
    await createHirer();
  succeeded(await warnMember({ store, clock }, { uid: await join("HIRER"), admin: true }, hirer, aCause));
  clock.advance(1_000);
  const notification = { uid: hirer, type: "proposal-received", briefId, applicantUid: first } as const;
  await store.transact(async (tx) => {
    for (let n = 0; n < 12; n += 1) notify(tx, clock, notification);
  });
  expect(await banner()).toMatchObject([{ path: warningPath }]);
  await ask(notifications.action as Handler, post("/app/notifications", { intent: "all" }, { cookie }));
  const [warning] = await banner();
  expect(warning).toMatchObject({ path: warningPath });
  // Nothing is left for the button to do.
  expect((await load()).unread).toBe(0);
  await follow(warning.id, warning.path);
  expect(await banner()).toEqual([]);
});

it("a warning is read by opening the page with its words, behind ten newer ones", async () => {
  const { hirer, briefId, first, banner, join, store, clock } = await createHirer();
  succeeded(await warnMember({ store, clock }, { uid: await join("HIRER"), admin: true }, hirer, aCause));
  clock.advance(1_000);
  const notification = { uid: hirer, type: "proposal-received", briefId, applicantUid: first } as const;
  await store.transact(async (tx) => {
    for (let n = 0; n < 12; n += 1) notify(tx, clock, notification);
  });
  expect(await banner("/app/profile/account")).toEqual([]);
  expect(await banner()).toEqual([]);
});

it("of two warnings that are read by opening the page, the page has the words of both", async () => {
  const { hirer, banner, pageOf, join, store, clock } = await createHirer();
  const admin = { uid: await join("HIRER"), admin: true };
  const said = ["You asked for fees up front.", "You wrote to people who had said no."];
  for (const words of said) {
    succeeded(await warnMember({ store, clock }, admin, hirer, { ...aCause, words }));
    clock.advance(1_000);
  }
  expect(await banner()).toHaveLength(2);
  const { viewer } = await pageOf("/app/profile/account");
  expect(viewer.unseenWarnings).toEqual([]);
  expect(viewer.warnings.map(({ words }: { words: string }) => words)).toEqual(said.toReversed());
});

it("two warnings of one day are two lines and two mails, each with its own words", async () => {
  const { hirer, load, join, store, clock, pass, app } = await createHirer();
  const admin = { uid: await join("HIRER"), admin: true };
  const said = ["You asked for fees up front.", "You wrote to people who had said no."];
  for (const words of said) {
    succeeded(await warnMember({ store, clock }, admin, hirer, { ...aCause, words }));
    clock.advance(1_000);
  }
  const told = (await load()).days[0].told.filter(({ path }: { path: string }) => path === warningPath);
  expect(told.map(({ detail, times }: Record<string, unknown>) => [detail, times])).toEqual(
    said.toReversed().map((words) => [words, 1]),
  );
  await pass(1_000);
  const mails = (await app.mailbox.list()).filter(({ to }) => to === `${hirer}@example.com`);
  for (const words of said) expect(mails.filter(({ text }) => text.includes(words))).toHaveLength(1);
});

it("a suspended member reads what is about their account, and nothing of others", async () => {
  const { hirer, lines, join, ...parts } = await createHirer();
  succeeded(await suspendMember(parts, { uid: await join("HIRER"), admin: true }, hirer, aCause));
  expect(await lines()).toEqual([{ line: "Your account is suspended", path: "/app", unread: true }]);
});

it("the same again is one line with its author, and what is read and older than a week is folded", async () => {
  const { load, store, clock, hirer, briefId, first, second } = await createHirer();
  const notification = { uid: hirer, type: "proposal-received", briefId, applicantUid: first } as const;
  await store.transact(async (tx) => notify(tx, clock, notification));
  const [{ told }] = (await load()).days;
  const of = (uid: string) => told.filter(({ by }: { by: { uid: string } }) => by.uid === uid);
  expect(of(first)).toMatchObject([{ times: 2 }]);
  expect(of(second)).toMatchObject([{ times: 1 }]);

  const place = of(second)[0].id;
  const last = (await store.get<Notification>(notificationsCollection, place))?.data as Notification;
  const old = { ...last, unread: false, createdAt: `2027-05-01T08:00:00.000Z_${place}` };
  await store.transact(async (tx) => tx.set(notificationsCollection, place, old));
  expect(await load()).toMatchObject({
    days: [{ day: "2027-05-12" }],
    old: [{ day: "2027-05-01", told: [{ id: place }] }],
  });
});

it("the same words about another brief are another line", async () => {
  const { load, hirer, first, open, aProposal, ...parts } = await createHirer();
  const other = await open(hirer);
  succeeded(await sendProposal(parts, first, other, { revision: null, content: aProposal() }));
  const [{ told }] = (await load()).days;
  const lines = told.filter(({ by }: { by: { uid: string } }) => by.uid === first);
  expect(lines).toMatchObject([{ times: 1 }, { times: 1 }]);
  expect(lines[0].line).toBe(lines[1].line);
});

it.each(["newer", "older"])(
  "the same twice is new until both are read, and not the %s alone",
  async (read) => {
    const { load, store, clock, hirer, briefId, second } = await createHirer();
    const [{ id: older }] = (await load()).days[0].told;
    const notification = { uid: hirer, type: "proposal-received", briefId, applicantUid: second } as const;
    clock.advance(1);
    await store.transact(async (tx) => notify(tx, clock, notification, "newer"));
    await store.transact(async (tx) => {
      const id = read === "newer" ? "newer" : older;
      const found = await tx.get<Notification>(notificationsCollection, id);
      tx.set<Notification>(notificationsCollection, id, { ...(found?.data as Notification), unread: false });
    });
    expect((await load()).days[0].told[0]).toMatchObject({ id: "newer", times: 2, unread: true });
  },
);

it("what is unread is never folded, however old it is", async () => {
  const { load, store } = await createHirer();
  const [, { id: place }] = (await load()).days[0].told;
  const found = (await store.get<Notification>(notificationsCollection, place))?.data as Notification;
  const unread = { ...found, createdAt: `2027-05-01T08:00:00.000Z_${place}` };
  await store.transact(async (tx) => tx.set(notificationsCollection, place, unread));
  expect(await load()).toMatchObject({
    days: [{ day: "2027-05-12" }, { day: "2027-05-01", told: [{ id: place }] }],
    old: [],
  });
});

it("a kind that only a newer release knows is in no list, count, export or mail", async () => {
  const { hirer, briefId, load, lines, bell, ask, cookie, store, clock, pass, mailsTo } = await createHirer();
  const before = { lines: await lines(), bell: await bell(), mails: await mailsTo(hirer) };
  const exported = async () => (await wholeExport(store, hirer, clock.now())) as { notifications: object[] };
  const { notifications: kept } = await exported();
  const mailJobs = async () => {
    const { items } = await store.query<JobDocument>({
      collection: jobsCollection,
      where: { state: "waiting" },
      orderBy: { field: "dueAt", direction: "asc" },
      limit: 50,
    });
    return items.map(({ data }) => data.type).filter((type) => type.endsWith("-mail"));
  };
  const about = { uid: hirer, briefId, applicantUid: null };
  await store.transact(async (tx) => {
    notify(tx, clock, { ...about, type: "brief-sung-about" as "brief-shown" }, "unknown");
    const account = {
      uid: hirer,
      to: `${hirer}@example.com`,
      deletesAt: null,
      at: clock.now().toISOString(),
    };
    notifyOfAccount(tx, clock, { ...account, type: "account-sung-about" as "account-kept" });
  });
  await addToDigest({ store, clock }, hirer, null, { notification: "unknown" });
  expect({ lines: await lines(), bell: await bell(), mails: await mailsTo(hirer) }).toEqual(before);
  expect((await load()).unread).toBe(before.bell);
  expect((await exported()).notifications).toEqual(kept);
  // Whether it is read is for the release to say that shows it.
  await ask(notifications.action as Handler, post("/app/notifications", { intent: "all" }, { cookie }));
  expect((await store.get(notificationsCollection, "unknown"))?.data).toMatchObject({ unread: true });
  expect(await mailJobs()).toEqual(["digest-mail"]);
  await pass(24 * hour);
  expect(await mailJobs()).toEqual([]);
  expect(await mailsTo(hirer)).toEqual(before.mails);
});
