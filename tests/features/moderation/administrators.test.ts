import { describe, expect, it } from "vitest";
import { inProcess, overTheWire } from "#tests/api/ask";
import { createTestApp } from "#tests/support/app";
import { createRealApp, joinAndProve, joinAsAdministrator, minute, read } from "#tests/support/people";
import { type Account, accountsCollection } from "~/features/accounts/model/account";

const suspend =
  'mutation ($uid: ID!) { suspendMember(uid: $uid, reason: SCAM, words: "Fees.") { account { status } refusal { code } } }';
const reinstate =
  'mutation ($uid: ID!) { reinstateMember(uid: $uid, words: "Our mistake.") { account { status } refusal { code } } }';

/** An administrator with a live session, and a member; `provider.down` takes the claims' answers away. */
async function createOffice() {
  const trouble = { down: false, asked: 0 };
  const { app, provider } = createRealApp({
    change: ({ getClaims }) => ({
      getClaims: async (...call) => {
        trouble.asked += 1;
        return trouble.down ? { ok: false, code: "network-request-failed" } : getClaims(...call);
      },
    }),
  });
  const administrator = await joinAsAdministrator(app, provider);
  const member = await joinAndProve(app);
  const ask = inProcess(app.api, administrator.session.id);
  const statusOf = async (uid: string) => (await read<Account>(app, accountsCollection, uid))?.status;
  return { app, provider, trouble, administrator, member, ask, statusOf };
}

describe("what an administrator may", () => {
  it("is what the provider says now: the claim in the session is no longer enough once it is taken away", async () => {
    const { provider, administrator, member, ask, statusOf } = await createOffice();
    const { uid } = member;
    expect((await ask(suspend, { uid })).data.suspendMember.account.status).toBe("SUSPENDED");

    await provider.setClaims(administrator.uid, { kind: "hirer" });
    expect((await ask(reinstate, { uid })).data.reinstateMember.refusal.code).toBe("NOT_FOUND");
    expect(await statusOf(uid)).toBe("SUSPENDED");
  });

  it("ends with an account that the provider has disabled or deleted", async () => {
    for (const end of ["disable", "delete"] as const) {
      const { provider, administrator, member, ask, statusOf } = await createOffice();
      if (end === "disable") await provider.disable(administrator.uid);
      else await provider.identity.deleteUser(administrator.uid);
      expect((await ask(suspend, { uid: member.uid })).data.suspendMember.refusal.code).toBe("NOT_FOUND");
      expect(await statusOf(member.uid)).toBe("ACTIVE");
    }
  });

  it("is nothing while the provider gives no answer: 503, nothing changed, and nobody signed out", async () => {
    const { app, provider, trouble, administrator, member, ask, statusOf } = await createOffice();
    trouble.down = true;
    const { errors } = await ask(suspend, { uid: member.uid });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    const token = await provider.signIn(administrator.uid, { sid: administrator.session.id });
    const wired = await overTheWire(app.api, `Bearer ${token}`)(suspend, { uid: member.uid });
    expect(wired.status).toBe(503);
    expect(wired.errors?.[0]?.message).toContain("gives no answer");
    expect(await statusOf(member.uid)).toBe("ACTIVE");

    app.clock.advance(minute);
    for (let visits = 0; visits < 2; visits += 1)
      expect((await app.auth.sessions.find(administrator.cookie)).state).toBe("signed-in");
    trouble.down = false;
    expect((await ask(suspend, { uid: member.uid })).data.suspendMember.account.status).toBe("SUSPENDED");
  });

  it("is shown over the wire by the token of now", async () => {
    const { app, provider, administrator } = await createOffice();
    const view = async () => {
      const token = await provider.signIn(administrator.uid, { sid: administrator.session.id });
      return (await overTheWire(app.api, `Bearer ${token}`)("{ viewer { admin } }")).data.viewer.admin;
    };
    expect(await view()).toBe(true);
    await provider.setClaims(administrator.uid, {});
    expect(await view()).toBe(false);
  });

  it("is not asked of the provider for a member without the claim", async () => {
    const app = createTestApp();
    const { sessionId, uid } = await app.signIn();
    const { data } = await inProcess(app.api, sessionId)(suspend, { uid });
    expect(data.suspendMember.refusal.code).toBe("NOT_FOUND");
  });
});
