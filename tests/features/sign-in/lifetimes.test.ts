import { describe, expect, it } from "vitest";
import { createTestApp } from "#tests/support/app";
import { testNow } from "#tests/support/clock";
import { hour, minute, read, second, stubIdentity } from "#tests/support/people";
import { type Attempt, attemptsCollection, isOpen } from "~/features/sign-in/auth/attempts.server";
import { createKeptForms } from "~/features/sign-in/auth/kept-forms.server";
import { createLastSeen } from "~/features/sign-in/auth/last-seen.server";
import { createLink, type Link, linkState, linksCollection } from "~/features/sign-in/auth/links.server";
import { ok } from "~/values/result";

const day = 24 * hour;
const silent = { info() {}, warn() {}, error() {} };
const later = (ms: number) => new Date(testNow.getTime() + ms);

describe("an attempt", () => {
  const begin = async () => {
    const app = createTestApp();
    const id = await app.auth.attempts.begin("ada@example.com", { draft: null, redirect: "/app" });
    return { app, id, attempt: async () => (await read<Attempt>(app, attemptsCollection, id)) as Attempt };
  };

  it("opens a session for ten minutes, and once", async () => {
    const { attempt } = await begin();
    expect(isOpen(await attempt(), later(10 * minute - 1))).toBe(true);
    expect(isOpen(await attempt(), later(10 * minute))).toBe(false);
    expect(isOpen({ ...(await attempt()), usedAt: testNow.toISOString() }, testNow)).toBe(false);
  });

  it("that nothing came of is found for an hour", async () => {
    const { app, id } = await begin();
    app.clock.advance(hour - 1);
    expect(await app.auth.attempts.find(id)).not.toBeNull();
    app.clock.advance(1);
    expect(await app.auth.attempts.find(id)).toBeNull();
  });

  it("with a draft is found for seven days once something came of it", async () => {
    const app = createTestApp();
    const draft = { kind: "HIRER" } as Attempt["draft"];
    const id = await app.auth.attempts.begin("ada@example.com", { draft, redirect: "/app" });
    app.clock.advance(minute);
    await app.auth.attempts.recordAnswer(id, { result: "SIGN_IN_WITH_LINK" });
    app.clock.advance(7 * day - 1);
    expect(await app.auth.attempts.find(id)).not.toBeNull();
    app.clock.advance(1);
    expect(await app.auth.attempts.find(id)).toBeNull();
  });

  it("gives the same answer for a minute, to the same address, while it is unused", async () => {
    const { app, id, attempt } = await begin();
    await app.auth.attempts.recordAnswer(id, { result: "TOKEN", uid: "ada" });
    const answered = await attempt();
    const again = (one: Attempt | null, address = "ada@example.com") =>
      app.auth.attempts.recentAnswer(one, address)?.result ?? null;
    app.clock.advance(minute - 1);
    expect(again(answered)).toBe("TOKEN");
    expect(again(answered, "eve@example.com")).toBeNull();
    expect(again({ ...answered, usedAt: testNow.toISOString() })).toBeNull();
    expect(again(null)).toBeNull();
    app.clock.advance(1);
    expect(again(answered)).toBeNull();
  });
});

describe("a link", () => {
  const mailed = { address: "ada@example.com", attempt: null, uid: "ada", actionCode: "code" };
  const link = createLink(mailed, null, testNow);
  const keep = async () => {
    const app = createTestApp();
    await app.store.transact(async (tx) => tx.set<Link>(linksCollection, "link", link));
    return { app, links: app.auth.links };
  };

  it("is open for fifteen minutes, and until it is used", () => {
    expect(linkState(link, later(15 * minute - 1))).toBe("open");
    expect(linkState(link, later(15 * minute))).toBe("expired");
    expect(linkState({ ...link, usedAt: testNow.toISOString() }, testNow)).toBe("used");
    expect(linkState(null, testNow)).toBe("unknown");
  });

  it("is used up by the fifth wrong address", async () => {
    const { links } = await keep();
    const states: string[] = [];
    for (let tries = 1; tries <= 5; tries += 1) {
      await links.countWrongAddress("link");
      states.push((await links.find("link")).state);
    }
    expect(states).toEqual(["open", "open", "open", "open", "used"]);
  });

  it("is pressed by one at a time, and again after ten seconds without a word, or once a press is over", async () => {
    const { app, links } = await keep();
    expect(await links.press("link")).not.toBeNull();
    app.clock.advance(10 * second - 1);
    expect(await links.press("link")).toBeNull();
    app.clock.advance(1);
    expect(await links.press("link")).not.toBeNull();
    await links.pressFailed("link", null);
    expect(await links.press("link")).not.toBeNull();
  });

  it("keeps nothing of a press that was refused, and all of another’s", async () => {
    const { app, links } = await keep();
    const first = await links.press("link");
    app.clock.advance(10 * second);
    const next = await links.press("link");
    if (!first || !next) throw new Error("A press was under way");
    const pressed = async () => (await read<Link>(app, linksCollection, "link"))?.pressed;
    await links.pressRefused("link", first);
    expect(await pressed()).toEqual({ at: next.at, over: false });
    await links.pressRefused("link", next);
    expect(await pressed()).toBeNull();
    await links.press("link");
    await links.pressFailed("link", null);
    await links.pressRefused("link", next);
    expect(await pressed()).toMatchObject({ over: true });
  });
});

describe("a session", () => {
  it.each([
    [5 * minute - 1, true],
    [5 * minute, false],
  ])("opens from a proof %i ms old: %s", async (age, opens) => {
    // The provider counts in whole seconds.
    const now = new Date("2031-05-01T10:00:00.000Z");
    const authTime = now.getTime() / 1_000;
    const identity = stubIdentity({
      verifyIdToken: async () => ok({ uid: "ada", email: "ada@example.com", authTime, claims: {} }),
      createSessionCookie: async () => ok("cookie"),
    });
    const app = createTestApp({ identity, now });
    app.clock.advance(age);
    const minted = await app.auth.sessions.mint("token", { attempt: null, draft: null, device: "Firefox" });
    expect(minted).toMatchObject(opens ? { ok: true } : { ok: false, code: "proof-too-old" });
  });

  it("lasts for twelve days", async () => {
    const app = createTestApp();
    const { sessionId } = await app.signIn();
    app.clock.advance(12 * day - 1);
    expect(await app.auth.sessions.findById(sessionId)).not.toBeNull();
    app.clock.advance(1);
    expect(await app.auth.sessions.findById(sessionId)).toBeNull();
  });

  it("is noted as seen every ten minutes at most, once at a time, and a minute after trouble again", async () => {
    const { clock } = createTestApp();
    const lastSeen = createLastSeen({ clock, log: silent });
    const seenAt = clock.now().toISOString();
    const ends: ((works: boolean) => void)[] = [];
    const visit = async (id = "one") => {
      const before = ends.length;
      lastSeen.note(
        id,
        seenAt,
        () =>
          new Promise<void>((resolve, reject) =>
            ends.push((works) => (works ? resolve() : reject(new Error("full")))),
          ),
      );
      return ends.length > before;
    };
    clock.advance(10 * minute - 1);
    expect(await visit()).toBe(false);
    clock.advance(1);
    expect([await visit(), await visit(), await visit("two")]).toEqual([true, false, true]);
    for (const end of ends) end(false);
    await new Promise(setImmediate);
    clock.advance(minute - 1);
    expect(await visit()).toBe(false);
    clock.advance(1);
    expect(await visit()).toBe(true);
  });
});

describe("a form that is kept", () => {
  it("is given back for an hour, to its member on its page", async () => {
    const { store, clock } = createTestApp();
    const forms = createKeptForms({ store, clock });
    const fields = [{ name: "title", value: "Hello" }];
    const id = await forms.keep({ uid: "ada", path: "/app/profile", fields });
    clock.advance(hour - 1);
    expect(await forms.find(id, "ada", "/app/profile")).toEqual(fields);
    expect(await forms.find(id, "eve", "/app/profile")).toBeNull();
    expect(await forms.find(id, "ada", "/app/briefs")).toBeNull();
    await forms.forget(id, "eve", "/app/profile");
    await forms.forget(id, "ada", "/app/briefs");
    expect(await forms.find(id, "ada", "/app/profile")).toEqual(fields);
    clock.advance(1);
    expect(await forms.find(id, "ada", "/app/profile")).toBeNull();
    clock.advance(-1);
    await forms.forget(id, "ada", "/app/profile");
    expect(await forms.find(id, "ada", "/app/profile")).toBeNull();
  });
});
