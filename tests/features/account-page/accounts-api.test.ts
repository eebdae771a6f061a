import { describe, expect, it } from "vitest";
import { inProcess } from "#tests/api/ask";
import { createTestApp, type TestApp } from "#tests/support/app";
import { stubIdentity } from "#tests/support/people";
import { PROOF_FRESH } from "~/values/durations";
import { ok } from "~/values/result";

const answer = "{ account { uid status deletesAt } refusal { code } }";
const moves = {
  deleteAccount: `mutation { deleteAccount ${answer} }`,
  takeDeletionBack: `mutation { takeDeletionBack ${answer} }`,
  suspendMember: `mutation ($uid: ID!) { suspendMember(uid: $uid, reason: SCAM, words: "Fees up front.") ${answer} }`,
  reinstateMember: `mutation ($uid: ID!) { reinstateMember(uid: $uid, words: "A mistake of ours.") ${answer} }`,
};

const actors = {
  anonymous: async () => undefined,
  pending: async (app: TestApp) => (await app.signIn({ status: "PENDING" })).sessionId,
  suspended: async (app: TestApp) => (await app.signIn({ status: "SUSPENDED" })).sessionId,
  member: async (app: TestApp) => (await app.signIn()).sessionId,
  admin: async (app: TestApp) =>
    (await app.signIn({ session: { claims: { kind: null, admin: true } } })).sessionId,
};

/** What each answers to each actor: the state of the account, or the refusal. */
const answers: Record<keyof typeof moves, Record<keyof typeof actors, string>> = {
  deleteAccount: {
    anonymous: "SIGN_IN_FIRST",
    pending: "PENDING",
    suspended: "NOT_ACTIVE",
    member: "DELETING",
    admin: "DELETING",
  },
  takeDeletionBack: {
    anonymous: "SIGN_IN_FIRST",
    pending: "CONFIRM_FIRST",
    suspended: "NOT_ACTIVE",
    member: "ACTIVE",
    admin: "ACTIVE",
  },
  suspendMember: {
    anonymous: "SIGN_IN_FIRST",
    pending: "CONFIRM_FIRST",
    suspended: "NOT_ACTIVE",
    member: "NOT_FOUND",
    admin: "SUSPENDED",
  },
  reinstateMember: {
    anonymous: "SIGN_IN_FIRST",
    pending: "CONFIRM_FIRST",
    suspended: "NOT_ACTIVE",
    member: "NOT_FOUND",
    admin: "ACTIVE",
  },
};

const all = (Object.keys(moves) as (keyof typeof moves)[]).flatMap((move) =>
  (Object.keys(actors) as (keyof typeof actors)[]).map((actor) => ({
    move,
    actor,
    code: answers[move][actor],
  })),
);

describe("moves of an account", () => {
  it.each(all)("$move by $actor: $code", async ({ move, actor, code }) => {
    const getClaims = async (of: string) => ok({ admin: of !== uid });
    const app = createTestApp({ identity: stubIdentity({ getClaims }) });
    const { uid } = await app.signIn();
    const { data, errors } = await inProcess(app.api, await actors[actor](app))(moves[move], { uid });
    expect(errors).toBeUndefined();
    const { account, refusal } = data[move];
    expect(account?.status ?? refusal.code).toBe(code);
  });

  it("a member who deletes their account reads until when it can be taken back, and that alone is asked", async () => {
    const app = createTestApp();
    const ask = inProcess(app.api, (await app.signIn()).sessionId);
    const { deletesAt } = (await ask(moves.deleteAccount)).data.deleteAccount.account;
    const { viewer } = (await ask("{ viewer { status deletesAt moves } }")).data;
    expect(viewer).toEqual({ status: "DELETING", deletesAt, moves: ["TAKE_BACK_DELETION"] });
    expect((await ask("mutation { chooseKind(kind: HIRER) { code } }")).data.chooseKind.code).toBe(
      "NOT_ACTIVE",
    );
    expect((await ask(moves.takeDeletionBack)).data.takeDeletionBack.account).toMatchObject({
      status: "ACTIVE",
      deletesAt: null,
    });
  });

  it.each([
    "mutation { asked: deleteAccount { refusal { code } } }",
    "mutation { asked: renewFeed { refusal { code } } }",
  ])("%s asks a session that proved itself long ago for a new proof", async (mutation) => {
    const app = createTestApp();
    const old = new Date(app.clock.now().getTime() - PROOF_FRESH - 1).toISOString();
    const { sessionId } = await app.signIn({ session: { createdAt: old } });
    const { data } = await inProcess(app.api, sessionId)(mutation);
    expect(data.asked.refusal.code).toBe("PROVE_AGAIN");
  });
});
