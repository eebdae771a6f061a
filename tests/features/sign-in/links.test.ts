import { describe, expect, it } from "vitest";
import { freshEmail, requireValue } from "#tests/support/identity";
import {
  askForLink,
  createRealApp,
  freelancer,
  join,
  joinAndProve,
  minute,
  read,
  redeem,
  sessionsOf,
  tally,
} from "#tests/support/people";
import { parseEmailAddress } from "~/domain/email-address.server";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Link, linksCollection } from "~/features/sign-in/auth/links.server";
import { paths } from "~/paths";
import type { Identity } from "~/platform/ports/identity";
import type { IdentityCode } from "~/values/identity-codes";
import { inLanguage } from "~/words/reader-language.server";

/** An account with a proven address, and a link to it that no browser here asked for. */
async function linkToMember(real = createRealApp()) {
  const member = await joinAndProve(real.app);
  const link = await askForLink(real.app, member.email);
  return { ...real, member, link };
}

describe("an e-mail link", () => {
  it("leads from the mail to a session of its owner", async () => {
    const { app, member, link } = await linkToMember();
    const { cookie, session } = requireValue(await redeem(app, link, { address: member.email }));
    expect(session).toMatchObject({ uid: member.uid, email: member.email, attempt: null, draft: null });
    expect(await app.auth.sessions.find(cookie)).toMatchObject({ state: "signed-in" });
  });

  it("keeps its browser's time zone for mails, until its owner has one", async () => {
    const { app, member, link } = await linkToMember();
    const zoneOf = async () => (await read<Account>(app, accountsCollection, member.uid))?.settings?.timeZone;
    requireValue(await redeem(app, link, { address: member.email }));
    expect(await zoneOf()).toBeNull();
    for (const zone of ["Asia/Tokyo", "Europe/Lisbon"]) {
      const next = await askForLink(app, member.email);
      requireValue(await redeem(app, next, { address: member.email, zone }));
      expect(await zoneOf()).toBe("Asia/Tokyo");
    }
  });

  it("is mailed with an address of ours: id, code and the way to go on, and no e-mail address", async () => {
    const { app, member } = await linkToMember();
    await askForLink(app, member.email, { redirect: "/app/briefs?status=draft" });
    const { link } = await app.lastMail(member.email);
    expect(link.origin + link.pathname).toBe("http://localhost:3000/sign-in");
    expect([...link.searchParams.keys()].sort()).toEqual(["id", "oobCode", "redirect"]);
    expect(link.searchParams.get("redirect")).toBe("/app/briefs?status=draft");
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "app", ""])(
    "never leads to %j, whoever asked for that",
    async (redirect) => {
      const { app, member } = await linkToMember();
      expect((await askForLink(app, member.email, { redirect })).redirect).toBe(paths.app);
    },
  );

  it("keeps its code out of the store", async () => {
    const { app, link } = await linkToMember();
    const record = await read<Link>(app, linksCollection, link.id);
    expect(record).toMatchObject({ usedAt: null, tries: 0 });
    expect(JSON.stringify(record)).not.toContain(link.actionCode);
  });

  it("opened five times by a mail scanner still signs its owner in", async () => {
    const { app, member, link } = await linkToMember();
    for (let opened = 0; opened < 5; opened += 1) {
      expect((await app.auth.links.find(link.id)).state).toBe("open");
    }
    expect(await redeem(app, link, { address: member.email })).toMatchObject({ ok: true });
  });

  it("works once; the second time it says that it was used", async () => {
    const { app, member, link } = await linkToMember();
    requireValue(await redeem(app, link, { address: member.email }));
    expect(await redeem(app, link, { address: member.email })).toEqual({ ok: false, code: "link-used" });
    expect((await app.auth.links.find(link.id)).state).toBe("used");
  });

  it.each([
    ["a millisecond before 15 minutes", 15 * minute - 1, "open"],
    ["at 15 minutes", 15 * minute, "expired"],
  ])("is, %s: %s ms, %s", async (_when, age, state) => {
    const { app, member, link } = await linkToMember();
    app.clock.advance(age);
    expect((await app.auth.links.find(link.id)).state).toBe(state);
    if (state === "open") return;
    expect(await redeem(app, link, { address: member.email })).toEqual({ ok: false, code: "link-expired" });
  });

  it.each([null, "", "made-up"])("that nobody sent (%j) is unknown", async (id) => {
    const { app } = createRealApp();
    expect(await app.auth.links.find(id)).toEqual({ state: "unknown", link: null });
    expect(await redeem(app, { id: id ?? "", actionCode: "any" }, { address: "a@example.com" })).toEqual({
      ok: false,
      code: "link-unknown",
    });
  });

  it("signs in once when fifty clients press its button at the same moment", async () => {
    const { app, member, link } = await linkToMember();
    await app.auth.sessions.end(member.session.id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => redeem(app, link, { address: member.email })),
    );
    expect(tally(answers)).toEqual({ ok: 1, "link-used": 49 });
    expect(await sessionsOf(app, member.uid)).toHaveLength(1);
  });

  it("stays good when a newer one was sent", async () => {
    const { app, member, link } = await linkToMember();
    const newer = await askForLink(app, member.email);
    expect(newer.id).not.toBe(link.id);
    expect(await redeem(app, link, { address: member.email })).toMatchObject({ ok: true });
    expect(await redeem(app, newer, { address: member.email })).toMatchObject({ ok: true });
  });

  it("doesn't work with the code of a link to somebody else, and is none the worse for it", async () => {
    const { app, member, link } = await linkToMember();
    const other = await joinAndProve(app);
    const { actionCode } = await askForLink(app, other.email);

    const mixed = await redeem(app, { id: link.id, actionCode }, { address: member.email });

    expect(mixed).toEqual({ ok: false, code: "link-unknown" });
    expect(await redeem(app, link, { address: member.email })).toMatchObject({ ok: true });
  });

  it("leaves a newer link used when it was pressed with that one's code", async () => {
    const { app, member, link } = await linkToMember();
    const newer = await askForLink(app, member.email);
    requireValue(await redeem(app, { id: link.id, actionCode: newer.actionCode }, { address: member.email }));
    expect(await redeem(app, newer, { address: member.email })).toEqual({ ok: false, code: "link-used" });
  });

  it.each(["", "made-up", "x".repeat(1_000)])("doesn't work with the code %j", async (actionCode) => {
    const { app, member, link } = await linkToMember();
    const answer = await redeem(app, { id: link.id, actionCode }, { address: member.email });
    expect(answer).toMatchObject({ ok: false });
    expect((await app.auth.links.find(link.id)).state).toBe("open");
  });

  it("signs no disabled member in", async () => {
    const { app, provider, member, link } = await linkToMember();
    await provider.disable(member.uid);
    const before = (await sessionsOf(app, member.uid)).length;
    expect(await redeem(app, link, { address: member.email })).toMatchObject({ code: "user-disabled" });
    expect(await sessionsOf(app, member.uid)).toHaveLength(before);
  });

  it("signs nobody into another member's account whose address was changed at the provider to this one", async () => {
    const { app, provider, member, link } = await linkToMember();
    const moved = freshEmail("moved");
    await fetch(
      `http://${provider.emulatorHost}/identitytoolkit.googleapis.com/v1/projects/${provider.projectId}/accounts:update`,
      {
        method: "POST",
        headers: { authorization: "Bearer owner", "content-type": "application/json" },
        body: JSON.stringify({ localId: member.uid, email: moved }),
      },
    );
    const before = (await sessionsOf(app, member.uid)).length;

    // A link that is asked for by the new address is not even mailed, and the failure is loud.
    await expect(askForLink(app, moved)).rejects.toThrow("no mail");
    expect(app.logged).toContainEqual(
      expect.objectContaining({ level: 50, msg: "A job was refused for good" }),
    );

    // One whose record is there already (a change between mail and button) opens nothing.
    const code = requireValue(await provider.identity.createEmailLinkCode(moved));
    await app.store.transact(async (tx) => {
      const found = await tx.get<Link>(linksCollection, link.id);
      tx.set(linksCollection, link.id, { ...found?.data, address: moved });
    });
    const answer = await redeem(app, { id: link.id, ...code }, { address: moved });
    expect(answer).toMatchObject({ ok: false, code: "link-unknown" });
    expect(await sessionsOf(app, member.uid)).toHaveLength(before);
  });
});

describe("the address on a link's page", () => {
  it("must be the link's own where the browser is another one", async () => {
    const { app, member, link } = await linkToMember();
    expect(await redeem(app, link)).toEqual({ ok: false, code: "wrong-address" });
    expect(await redeem(app, link, { attempt: "another" })).toEqual({ ok: false, code: "wrong-address" });
    expect(await redeem(app, link, { address: freshEmail() })).toEqual({ ok: false, code: "wrong-address" });
    expect(await redeem(app, link, { address: member.email })).toMatchObject({ ok: true });
  });

  it.each([
    ["as it is", (email: string) => email],
    ["in capitals", (email: string) => email.toUpperCase()],
    ["between spaces and line breaks", (email: string) => ` \t${email}\r\n`],
  ])("may be written %s: the form makes one spelling of it", async (_how, write) => {
    const { app, member, link } = await linkToMember();
    const address = requireValue(parseEmailAddress(write(member.email)));
    expect(address).toBe(member.email);
    expect(await redeem(app, link, { address })).toMatchObject({ ok: true });
  });

  it("is not asked for in the browser that asked for the link", async () => {
    const { app, member } = await linkToMember();
    const attempt = await app.auth.attempts.begin(member.email, { draft: null, redirect: paths.app });
    const link = await askForLink(app, member.email, { attempt });
    expect((await app.auth.links.find(link.id)).link?.attempt).toBe(attempt);
    expect(await redeem(app, link, { attempt })).toMatchObject({ ok: true });
  });

  it("is not asked for in a browser with a session of the same address", async () => {
    const { app } = createRealApp();
    const { email, session } = await join(app);
    const link = await askForLink(app, email);
    expect(await redeem(app, link, { session })).toMatchObject({ ok: true });
  });

  it("is asked for in a browser with a session of another address", async () => {
    const { app, link } = await linkToMember();
    const { session } = await join(app);
    expect(await redeem(app, link, { session })).toEqual({ ok: false, code: "wrong-address" });
  });

  it("is asked for when the link belongs to no attempt and the browser has none either", async () => {
    const { app, link } = await linkToMember();
    expect((await app.auth.links.find(link.id)).link?.attempt).toBeNull();
    expect(await redeem(app, link, { attempt: null })).toEqual({ ok: false, code: "wrong-address" });
  });

  it("doesn't come with an attempt at another address, even if the request names it", async () => {
    const { app, member } = await linkToMember();
    const attempt = await app.auth.attempts.begin(freshEmail(), { draft: freelancer, redirect: paths.app });
    const link = await askForLink(app, member.email, { attempt });
    expect((await app.auth.links.find(link.id)).link?.attempt).toBeNull();
    expect(await redeem(app, link, { attempt })).toEqual({ ok: false, code: "wrong-address" });
  });

  it.each([
    [4, "open"],
    [5, "used"],
  ])("tried wrong %i times leaves the link %s", async (wrong, state) => {
    const { app, member, link } = await linkToMember();
    for (let tries = 0; tries < wrong; tries += 1) await redeem(app, link, { address: freshEmail() });
    expect((await app.auth.links.find(link.id)).state).toBe(state);
    expect(await redeem(app, link, { address: member.email })).toMatchObject(
      state === "open" ? { ok: true } : { ok: false, code: "link-used" },
    );
  });

  it("left out costs no try: a double click is no guess", async () => {
    const { app, member, link } = await linkToMember();
    for (let tries = 0; tries < 9; tries += 1) await redeem(app, link);
    expect(await redeem(app, link, { address: member.email })).toMatchObject({ ok: true });
  });

  it("can't be guessed faster by guessing at once", async () => {
    const { app, member, link } = await linkToMember();
    await Promise.all(Array.from({ length: 6 }, () => redeem(app, link, { address: freshEmail() })));
    expect(await redeem(app, link, { address: member.email })).toEqual({ ok: false, code: "link-used" });
  });
});

describe("a provider in trouble while a link is redeemed", () => {
  const steps = ["signInWithEmailLink", "verifyIdToken", "createSessionCookie"] as const;

  /** A provider that fails in one step for as long as `down` says. */
  function createTroubled(step: (typeof steps)[number], code: IdentityCode = "network-request-failed") {
    const trouble = { down: false };
    const real = createRealApp({
      change: (identity) => {
        const call = identity[step] as (...args: unknown[]) => Promise<unknown>;
        const answer = (...args: unknown[]) =>
          trouble.down ? Promise.resolve({ ok: false, code }) : call(...args);
        return { [step]: answer } as Partial<Identity>;
      },
    });
    return { trouble, real };
  }

  it.each(steps)("at %s: it says so, and the same link works afterwards, once", async (step) => {
    const { trouble, real } = createTroubled(step);
    const { app, member, link } = await linkToMember(real);
    trouble.down = true;
    for (let tries = 0; tries < 2; tries += 1) {
      const answer = await redeem(app, link, { address: member.email });
      expect(answer).toMatchObject({ ok: false, code: "network-request-failed" });
    }
    expect((await app.auth.links.find(link.id)).state).toBe("open");

    trouble.down = false;
    const { session } = requireValue(await redeem(app, link, { address: member.email }));
    expect(session.uid).toBe(member.uid);
    expect(await redeem(app, link, { address: member.email })).toEqual({ ok: false, code: "link-used" });
  });

  it("opens no way in for another code, another address, or later than the link's own time", async () => {
    const { trouble, real } = createTroubled("createSessionCookie");
    const { app, member, link } = await linkToMember(real);
    trouble.down = true;
    await redeem(app, link, { address: member.email });
    trouble.down = false;

    const record = JSON.stringify(await read<Link>(app, linksCollection, link.id));
    expect(record).not.toContain(link.actionCode);
    expect(await redeem(app, { ...link, actionCode: "other" }, { address: member.email })).toMatchObject({
      code: "link-used",
    });
    expect(await redeem(app, link, { address: freshEmail() })).toMatchObject({ code: "wrong-address" });
    app.clock.advance(15 * minute);
    expect(await redeem(app, link, { address: member.email })).toMatchObject({ code: "link-expired" });
  });

  it.each<IdentityCode>(["link-expired", "too-many-requests", "operation-not-allowed"])(
    "hands the provider's own %s through",
    async (code) => {
      const { trouble, real } = createTroubled("signInWithEmailLink", code);
      const { app, member, link } = await linkToMember(real);
      trouble.down = true;
      expect(await redeem(app, link, { address: member.email })).toMatchObject({ ok: false, code });
    },
  );
});

describe("a link and our own records", () => {
  it("make an active account for an address that only the provider knows", async () => {
    const { app, provider } = createRealApp();
    const { uid, email } = await provider.createUser();
    const link = await askForLink(app, email);
    const { session } = requireValue(await redeem(app, link, { address: email }));
    expect(session.uid).toBe(uid);
    expect(await read<Account>(app, accountsCollection, uid)).toMatchObject({
      status: "ACTIVE",
      email,
      kind: null,
      emailVerifiedAt: app.clock.now().toISOString(),
      review: false,
    });
  });

  it("make it in the language of who opens the link", async () => {
    const { app, provider } = createRealApp();
    const { uid, email } = await provider.createUser();
    const link = await askForLink(app, email);
    requireValue(await inLanguage("ar", () => redeem(app, link, { address: email })));
    expect(await read<Account>(app, accountsCollection, uid)).toMatchObject({
      settings: { language: null, browsersLanguage: "ar" },
    });
  });

  it("never put an address, a code or a cookie into the log", async () => {
    const { app, member, link } = await linkToMember();
    const wrong = freshEmail("wrong");
    await redeem(app, link, { address: wrong });
    const { cookie } = requireValue(await redeem(app, link, { address: member.email }));
    await redeem(app, link, { address: member.email });
    const logged = JSON.stringify(app.logged);
    for (const secret of [member.email, wrong, link.actionCode, cookie]) expect(logged).not.toContain(secret);
  });

  it("carry what the form asked to the session: with a question where another browser opens the link", async () => {
    const { app, member } = await linkToMember();
    const attempt = await app.auth.attempts.begin(member.email, { draft: freelancer, redirect: paths.app });
    const here = await askForLink(app, member.email, { attempt });
    const there = await askForLink(app, member.email, { attempt });
    expect(requireValue(await redeem(app, here, { attempt })).session.draft).toEqual({
      attempt,
      review: false,
    });
    expect(requireValue(await redeem(app, there, { address: member.email })).session.draft).toEqual({
      attempt,
      review: true,
    });
  });

  it("end no other session of a proven account", async () => {
    const { app, member, link } = await linkToMember();
    const elsewhere = await app.signIn({ uid: member.uid, email: member.email });
    requireValue(await redeem(app, link, { address: member.email }));
    expect(await app.auth.sessions.findById(elsewhere.sessionId)).not.toBeNull();
    expect(await app.auth.sessions.findById(member.session.id)).not.toBeNull();
  });
});
