import { describe, expect, it } from "vitest";
import { requireValue } from "#tests/support/identity";
import {
  createRealApp,
  join,
  joinAndProve,
  mailedLink,
  openWithToken,
  read,
  redeem,
  signUp,
} from "#tests/support/people";
import { wholeExport } from "#tests/support/whole-export";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { chooseKind } from "~/features/sign-up/writes/choose-kind";

describe("what a camper on somebody's address keeps", () => {
  it("ends at the provider, too: tokens from before the first proof are revoked", async () => {
    const { app, provider } = createRealApp();
    const { uid, email } = await join(app);
    const link = await mailedLink(app, email);
    const before = await validSince(provider, uid);
    requireValue(await redeem(app, link, { address: email }));
    expect(before).toBe(0);
    expect(await validSince(provider, uid)).toBeGreaterThan(0);
  });

  it("the owner's new session is not ended by that", async () => {
    const { app } = createRealApp();
    const { email } = await join(app);
    const { cookie } = requireValue(await redeem(app, await mailedLink(app, email), { address: email }));
    // Past the time that a verdict is taken as fresh: the provider itself is asked.
    app.clock.advance(3_700_000);
    expect((await app.auth.sessions.find(cookie)).state).toBe("signed-in");
  });

  it("when the provider gives no answer to the revocation, the link works once more", async () => {
    let answers = 0;
    const { app } = createRealApp({
      change: (identity) => ({
        revokeTokens: async (uid, options) =>
          answers++ === 0
            ? { ok: false, code: "network-request-failed" }
            : identity.revokeTokens(uid, options),
      }),
    });
    const { uid, email } = await join(app);
    const link = await mailedLink(app, email);
    expect(await redeem(app, link, { address: email })).toMatchObject({ code: "network-request-failed" });
    expect((await read<Account>(app, accountsCollection, uid))?.status).toBe("PENDING");
    requireValue(await redeem(app, link, { address: email }));
    expect((await read<Account>(app, accountsCollection, uid))?.status).toBe("ACTIVE");
  });
});

describe("a session's cookie", () => {
  it("is never the same twice, even for one member within one second", async () => {
    const { app } = createRealApp();
    const { email } = await joinAndProve(app);
    const cookies = new Set<string>();
    for (let n = 0; n < 3; n++) {
      requireValue(await app.auth.sendLoginEmail({ email, redirect: "/app" }, null));
      cookies.add(requireValue(await redeem(app, await mailedLink(app, email), { address: email })).cookie);
    }
    expect(cookies.size).toBe(3);
  });
});

describe("a suspended account", () => {
  it("signs in by a link, to read and to change nothing", async () => {
    const { app } = createRealApp();
    const { email, uid } = await joinAndProve(app);
    await suspend(app, uid);
    requireValue(await app.auth.sendLoginEmail({ email, redirect: "/app" }, null));
    const { session } = requireValue(await redeem(app, await mailedLink(app, email), { address: email }));
    expect(await wholeExport(app.store, session.uid, app.clock.now())).toMatchObject({
      account: { email, status: "SUSPENDED" },
    });
    expect(await chooseKind(app.store, uid, "HIRER")).toMatchObject({ code: "NOT_ACTIVE" });
    expect((await read<Account>(app, accountsCollection, uid))?.status).toBe("SUSPENDED");
  });

  it("can't sign in by a token", async () => {
    const { app } = createRealApp();
    const { uid, token, attempt } = await signUp(app);
    await suspend(app, uid);
    expect(await openWithToken(app, token, attempt)).toMatchObject({ ok: false });
  });
});

type RealApp = ReturnType<typeof createRealApp>;

async function suspend(app: RealApp["app"], uid: string) {
  await app.store.transact(async (tx) => {
    const account = await tx.get<Account>(accountsCollection, uid);
    if (account) tx.set(accountsCollection, uid, { ...account.data, status: "SUSPENDED" });
  });
}

/** Seconds since the epoch before which the provider takes no token of this account; 0 for none. */
async function validSince({ emulatorHost, projectId }: RealApp["provider"], uid: string): Promise<number> {
  const url = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`;
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ localId: [uid] }),
  });
  const { users } = (await response.json()) as { users: { validSince?: string }[] };
  return Number(users[0]?.validSince ?? 0);
}
