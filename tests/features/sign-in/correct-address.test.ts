import { describe, expect, it } from "vitest";
import { freshEmail, requireValue } from "#tests/support/identity";
import {
  askForLink,
  createRealApp,
  join,
  joinAndProve,
  mailedLink,
  read,
  redeem,
  sessionsOf,
} from "#tests/support/people";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { refuse } from "~/values/result";

describe("a mistyped address that was corrected", () => {
  it("is the account’s own: its link proves it, with what was filled in, and the session goes on", async () => {
    const { app } = createRealApp();
    const before = await join(app);
    const email = freshEmail();

    const { session, cookie } = requireValue(await app.auth.correctAddress(before.session, email));
    expect(session).toMatchObject({ uid: before.uid, email });
    expect(await app.auth.sessions.find(before.cookie)).toMatchObject({ state: "signed-out" });
    expect(await app.auth.sessions.find(cookie)).toMatchObject({ state: "signed-in", session: { email } });

    const link = await askForLink(app, email);
    const proven = requireValue(await redeem(app, link, { session }));
    expect(proven).toMatchObject({ confirms: true, session: { uid: before.uid, email } });
    expect(await read<Account>(app, accountsCollection, before.uid)).toMatchObject({
      status: "ACTIVE",
      email,
    });
  });

  it("takes the account away from whoever reads the former address, and gives that one free", async () => {
    const { app } = createRealApp();
    const before = await join(app);
    const former = await mailedLink(app, before.email);
    requireValue(await app.auth.correctAddress(before.session, freshEmail()));

    expect(await redeem(app, former, { address: before.email })).toMatchObject({ code: "link-unknown" });
    expect(await read<Account>(app, accountsCollection, before.uid)).toMatchObject({ status: "PENDING" });
    const other = await join(app, { email: before.email });
    expect(other.uid).not.toBe(before.uid);
  });

  it("says nothing of an account that has it: the link leads into that one, and the other stays unproven", async () => {
    const { app } = createRealApp();
    const owner = await joinAndProve(app);
    const pending = await join(app);
    const free = await join(app);

    const taken = requireValue(await app.auth.correctAddress(pending.session, owner.email));
    const given = requireValue(await app.auth.correctAddress(free.session, freshEmail()));
    expect(Object.keys(taken.session).sort()).toEqual(Object.keys(given.session).sort());
    expect(taken.session).toMatchObject({ uid: pending.uid, email: owner.email });
    expect(await app.auth.sessions.find(taken.cookie)).toMatchObject({ session: { email: owner.email } });

    const link = await askForLink(app, owner.email);
    const opened = requireValue(await redeem(app, link, { session: taken.session }));
    expect(opened).toMatchObject({ confirms: false, session: { uid: owner.uid } });
    expect(await read<Account>(app, accountsCollection, pending.uid)).toMatchObject({ status: "PENDING" });
    expect(await read<Account>(app, accountsCollection, owner.uid)).toMatchObject({ email: owner.email });
  });

  it("stays as it was while the provider gives no answer, and can be corrected then", async () => {
    let isDown = true;
    const { app } = createRealApp({
      change: ({ changeEmail }) => ({
        changeEmail: async (...args) => (isDown ? refuse("network-request-failed") : changeEmail(...args)),
      }),
    });
    const { session, uid, email } = await join(app);
    const meant = freshEmail();
    expect(await app.auth.correctAddress(session, meant)).toMatchObject({ code: "network-request-failed" });
    expect(await read<Account>(app, accountsCollection, uid)).toMatchObject({ email });

    isDown = false;
    requireValue(await app.auth.correctAddress(session, meant));
    expect(await read<Account>(app, accountsCollection, uid)).toMatchObject({ email: meant });
  });

  it("leaves the account to its owner who proves the address while it is being corrected to the same one", async () => {
    const meant = freshEmail();
    let prove: (() => Promise<unknown>) | null = null;
    const { app } = createRealApp({
      change: ({ createCustomToken }) => ({
        createCustomToken: async (...args) => {
          const proof = prove;
          prove = null;
          await proof?.();
          return createCustomToken(...args);
        },
      }),
    });
    const stranger = await join(app);
    const { session } = requireValue(await app.auth.correctAddress(stranger.session, meant));
    const link = await askForLink(app, meant);
    let owner = "";
    prove = async () => {
      owner = requireValue(await redeem(app, link, { address: meant })).cookie;
    };
    expect(await app.auth.correctAddress(session, meant)).toMatchObject({ code: "not-pending" });
    expect(await app.auth.sessions.find(owner)).toMatchObject({ state: "signed-in" });
    expect(await sessionsOf(app, stranger.uid)).toHaveLength(1);
  });

  it("is free for its owner, also where the address that was meant has an account", async () => {
    const { app } = createRealApp();
    const owner = await joinAndProve(app);
    const pending = await join(app);
    requireValue(await app.auth.correctAddress(pending.session, owner.email));
    expect((await join(app, { email: pending.email })).uid).not.toBe(pending.uid);
  });

  it("can’t be another one once it is proven, or while the account is being removed", async () => {
    const { app } = createRealApp();
    const proven = await joinAndProve(app);
    const before = await read<Account>(app, accountsCollection, proven.uid);
    expect(await app.auth.correctAddress(proven.session, freshEmail())).toMatchObject({
      code: "not-pending",
    });
    expect(await read<Account>(app, accountsCollection, proven.uid)).toEqual(before);
    const leaving = await join(app);
    const account = await read<Account>(app, accountsCollection, leaving.uid);
    await app.store.transact(async (tx) =>
      tx.set(accountsCollection, leaving.uid, { ...account, deletesAt: app.clock.now().toISOString() }),
    );
    expect(await app.auth.correctAddress(leaving.session, freshEmail())).toMatchObject({
      code: "not-pending",
    });
    expect(await sessionsOf(app, leaving.uid)).toHaveLength(1);
  });
});
