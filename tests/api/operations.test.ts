import { describe, expect, it } from "vitest";
import { stubIdentity } from "#tests/support/people";
import { accountKinds } from "~/domain/account";
import { accountsCollection } from "~/features/accounts/model/account";
import { firstBriefId } from "~/features/briefs/model/brief";
import { UNPROVEN_ACCOUNT_LIFETIME } from "~/values/durations";
import { ok } from "~/values/result";
import { createTestApp, type TestApp } from "../support/app";
import { freshEmail } from "../support/identity";
import {
  type Answered,
  chooseKind,
  createUser,
  inProcess,
  overTheWire,
  reviewAccount,
  saveDraft,
  sendLoginEmail,
  viewer,
} from "./ask";

const agency = { agency: { displayName: "Studio Nord", services: ["Branding"], teamSize: 7 } };
const freelancer = {
  freelancer: { displayName: "Ada", skills: ["SQL"], rate: { amount: 65_000, currency: "EUR" } },
};
const hirer = { hirer: { organisation: "Harbour Works", problem: "Slow." } };

/** The API with a provider that makes accounts, and knows administrators alone. */
function createApi() {
  let number = 0;
  const taken = new Set<string>();
  const app = createTestApp({
    identity: stubIdentity({
      async createUser(email) {
        if (taken.has(email)) return { ok: false, code: "email-already-in-use" };
        taken.add(email);
        number += 1;
        return ok({ uid: `new-${number}` });
      },
      getClaims: async () => ok({ admin: true }),
      createCustomToken: async (uid, { attempt }) => ok(`token of ${uid} for ${attempt}`),
    }),
  });
  return app;
}

const actors = {
  anonymous: async () => undefined,
  "pending member": async (app: TestApp) => (await app.signIn({ status: "PENDING" })).sessionId,
  "active member": async (app: TestApp) => (await app.signIn()).sessionId,
  "member who logged out": async (app: TestApp) => {
    const { sessionId } = await app.signIn();
    await app.auth.sessions.end(sessionId);
    return sessionId;
  },
  "member whose session expired": async (app: TestApp) =>
    (await app.signIn({ session: { expiresAt: app.clock.now().toISOString() } })).sessionId,
  "made-up session": async () => "made-up",
} satisfies Record<string, (app: TestApp) => Promise<string | undefined>>;
type Actor = keyof typeof actors;

const isMember = (actor: Actor) => actor === "pending member" || actor === "active member";

const operations: [name: string, query: string, variables: object, member: string, nobody: string][] = [
  ["saveDraft", saveDraft, { draft: agency }, "SAVED", "AUTHENTICATION_REQUIRED"],
  ["chooseKind", chooseKind, { kind: "HIRER" }, "SUCCESS", "AUTHENTICATION_REQUIRED"],
  ["reviewAccount", reviewAccount, { choice: "KEEP" }, "NOTHING_TO_DO", "AUTHENTICATION_REQUIRED"],
  ["createUser", createUser, { email: "new@example.com" }, "SUCCESS", "SUCCESS"],
  ["sendLoginEmail", sendLoginEmail, { email: "a@example.com", redirect: "/app" }, "SUCCESS", "SUCCESS"],
];

const matrix = operations.flatMap(([name, query, variables, member, nobody]) =>
  (Object.keys(actors) as Actor[]).map((actor) => ({
    name,
    actor,
    code: isMember(actor) ? member : nobody,
    query,
    variables,
    nobody,
  })),
);

describe("who may do what", () => {
  it.each(matrix)("$name by $actor, in process: $code", async ({ name, actor, code, query, variables }) => {
    const app = createApi();
    const ask = inProcess(app.api, await actors[actor](app));
    const { data, errors } = await ask(query, variables);
    expect(errors).toBeUndefined();
    expect(data[name].code).toBe(code);
  });

  it.each(matrix)("$name by $actor, over the wire by session id: as by nobody", async (row) => {
    const app = createApi();
    const id = await actors[row.actor](app);
    const { data } = await overTheWire(app.api, id && `Session ${id}`)(row.query, row.variables);
    expect(data[row.name].code).toBe(row.nobody);
  });

  it.each(Object.keys(actors) as Actor[])("viewer by %s: oneself, or null", async (actor) => {
    const app = createApi();
    const id = await actors[actor](app);
    const inside = await inProcess(app.api, id)(viewer);
    expect(inside.errors).toBeUndefined();
    expect(inside.data.viewer !== null).toBe(isMember(actor));
    expect((await overTheWire(app.api, id && `Session ${id}`)(viewer)).data).toEqual({ viewer: null });
  });

  it("a cookie counts for nothing, in process or over the wire", async () => {
    const app = createApi();
    const { cookie } = await app.signIn();
    expect((await inProcess(app.api)(viewer, {}, { cookie })).data.viewer).toBeNull();
    expect((await overTheWire(app.api)(viewer, {}, { cookie })).data.viewer).toBeNull();
  });

  it.each(["session", "SESSION", "Basic", "", "Session Session"])(
    "the scheme %j names nobody",
    async (scheme) => {
      const app = createApi();
      const { sessionId } = await app.signIn();
      const ask = inProcess(app.api);
      const { data } = await ask(viewer, {}, { authorization: `${scheme} ${sessionId}`.trim() });
      expect(data.viewer).toBeNull();
    },
  );

  it("nothing that one member does shows up at another", async () => {
    const app = createApi();
    const one = await app.signIn();
    const other = await app.signIn();
    await inProcess(app.api, one.sessionId)(saveDraft, { draft: hirer });
    expect((await inProcess(app.api, other.sessionId)(viewer)).data.viewer).toMatchObject({
      uid: other.uid,
      kind: null,
      profile: null,
      briefs: { nodes: [] },
    });
    expect((await inProcess(app.api, one.sessionId)(viewer)).data.viewer).toMatchObject({
      uid: one.uid,
      kind: "HIRER",
      profile: { displayName: "Harbour Works" },
      briefs: { nodes: [{ id: firstBriefId(one.uid) }] },
    });
  });
});

describe("the viewer", () => {
  it("knows what a pending member has to do, and that nothing is proven", async () => {
    const app = createApi();
    const { sessionId, email } = await app.signIn({ status: "PENDING" });
    expect((await inProcess(app.api, sessionId)(viewer)).data.viewer).toMatchObject({
      email,
      emailVerified: false,
      status: "PENDING",
      kind: null,
      admin: false,
      moves: ["CONFIRM_ADDRESS", "CHOOSE_KIND"],
    });
  });

  it.each(accountKinds)(
    "takes the kind %s from the claim where the account has none, and the rights, too",
    async (kind) => {
      const app = createApi();
      const { sessionId } = await app.signIn({ session: { claims: { kind, admin: true } } });
      expect((await inProcess(app.api, sessionId)(viewer)).data.viewer).toMatchObject({
        kind: kind.toUpperCase(),
        admin: true,
        emailVerified: true,
      });
    },
  );

  it("is null when the account is gone and the session isn't yet", async () => {
    const app = createApi();
    const { sessionId, uid } = await app.signIn();
    await app.store.transact(async (tx) => tx.delete(accountsCollection, uid));
    const ask = inProcess(app.api, sessionId);
    expect((await ask(viewer)).data).toEqual({ viewer: null });
    expect((await ask(saveDraft, { draft: agency })).data.saveDraft.code).toBe("AUTHENTICATION_REQUIRED");
    expect((await ask(chooseKind, { kind: "AGENCY" })).data.chooseKind.code).toBe("AUTHENTICATION_REQUIRED");
  });
});

describe("saveDraft", () => {
  const codeOf = ({ data }: Answered) => data.saveDraft.code;
  const inputs = { FREELANCER: freelancer, AGENCY: agency, HIRER: hirer };

  it.each(Object.entries(inputs))(
    "of a %s: SAVED, then NOTHING_TO_DO; another kind: OTHER_KIND",
    async (kind, draft) => {
      const app = createApi();
      const ask = inProcess(app.api, (await app.signIn()).sessionId);
      expect(codeOf(await ask(saveDraft, { draft }))).toBe("SAVED");
      expect(codeOf(await ask(saveDraft, { draft }))).toBe("NOTHING_TO_DO");
      for (const [other, otherDraft] of Object.entries(inputs)) {
        if (other !== kind) expect(codeOf(await ask(saveDraft, { draft: otherDraft }))).toBe("OTHER_KIND");
      }
      expect((await ask(viewer)).data.viewer.kind).toBe(kind);
    },
  );

  it("with review asks the member, and nothing else is saved until they answer", async () => {
    const app = createApi();
    const ask = inProcess(app.api, (await app.signIn()).sessionId);
    expect(codeOf(await ask(saveDraft, { draft: agency, review: true }))).toBe("SAVED");
    expect((await ask(viewer)).data.viewer.moves).toEqual(["REVIEW"]);
    expect(codeOf(await ask(saveDraft, { draft: agency }))).toBe("REVIEW_FIRST");
    expect((await ask(reviewAccount, { choice: "START_FRESH" })).data.reviewAccount.code).toBe("SUCCESS");
    expect((await ask(viewer)).data.viewer).toMatchObject({
      kind: null,
      profile: null,
      moves: ["CHOOSE_KIND"],
    });
    expect(codeOf(await ask(saveDraft, { draft: hirer }))).toBe("SAVED");
  });

  it.each([
    ["displayName", { freelancer: { displayName: " ", skills: [] } }],
    [
      "skills",
      { freelancer: { displayName: "Ada", skills: Array.from({ length: 13 }, (_, at) => `SQL ${at}`) } },
    ],
    ["rate", { freelancer: { displayName: "Ada", skills: [], rate: { amount: -1, currency: "EUR" } } }],
    ["website", { agency: { displayName: "S", services: [], website: "javascript:alert(1)" } }],
    ["problem", { hirer: { organisation: "H", problem: "x".repeat(8_001) } }],
  ])("INVALID names the field: %s", async (field, draft) => {
    const app = createApi();
    const ask = inProcess(app.api, (await app.signIn()).sessionId);
    expect((await ask(saveDraft, { draft })).data.saveDraft).toEqual({ code: "INVALID", message: field });
    expect((await ask(viewer)).data.viewer.profile).toBeNull();
  });

  it.each([
    ["two forms", { ...agency, ...hirer }],
    ["no form", {}],
    ["a form of null", { agency: null }],
    ["a form and a null", { ...agency, hirer: null }],
    ["a form without its name", { agency: { services: [] } }],
    ["a field of no form", { agency: { ...agency.agency, admin: true } }],
    [
      "an amount beyond 32 bits",
      { hirer: { organisation: "H", budget: { amount: 2 ** 31, currency: "EUR" } } },
    ],
  ])("takes one complete form, not %s", async (_what, draft) => {
    const app = createApi();
    const ask = inProcess(app.api, (await app.signIn()).sessionId);
    const { errors, data } = await ask(saveDraft, { draft });
    expect(errors?.length).toBeGreaterThan(0);
    expect(data?.saveDraft).toBeUndefined();
    expect((await ask(viewer)).data.viewer.profile).toBeNull();
  });
});

describe("chooseKind and reviewAccount", () => {
  it.each(["FREELANCER", "AGENCY", "HIRER"])("%s is chosen once", async (kind) => {
    const app = createApi();
    const ask = inProcess(app.api, (await app.signIn()).sessionId);
    const choose = async (chosen: string) => (await ask(chooseKind, { kind: chosen })).data.chooseKind.code;
    expect(await choose(kind)).toBe("SUCCESS");
    expect(await choose(kind)).toBe("SUCCESS");
    expect(await choose(kind === "HIRER" ? "AGENCY" : "HIRER")).toBe("ALREADY_CHOSEN");
  });

  it.each([
    [chooseKind, { kind: "ADMIN" }],
    [chooseKind, { kind: "hirer" }],
    [reviewAccount, { choice: "DELETE" }],
  ])("no other word is taken: %s %o", async (query, variables) => {
    const app = createApi();
    const { errors } = await inProcess(app.api, (await app.signIn()).sessionId)(query, variables);
    expect(errors).toHaveLength(1);
  });

  it.each([
    ["KEEP", true],
    ["START_FRESH", false],
  ])("%s leaves the profile: %s; and is answered once", async (choice, kept) => {
    const app = createApi();
    const ask = inProcess(app.api, (await app.signIn()).sessionId);
    await ask(saveDraft, { draft: agency, review: true });
    expect((await ask(reviewAccount, { choice })).data.reviewAccount.code).toBe("SUCCESS");
    expect((await ask(reviewAccount, { choice })).data.reviewAccount.code).toBe("NOTHING_TO_DO");
    expect((await ask(viewer)).data.viewer.profile !== null).toBe(kept);
  });
});

describe("createUser", () => {
  it("SUCCESS with a token only for a request that names its attempt", async () => {
    const app = createApi();
    const email = freshEmail();
    const attempt = await app.auth.attempts.begin(email, { draft: null, redirect: "/app" });
    const { data } = await inProcess(app.api)(createUser, { email }, { "x-attempt": attempt });
    expect(data.createUser).toEqual({
      code: "SUCCESS",
      email,
      uid: "new-1",
      token: `token of new-1 for ${attempt}`,
      message: null,
    });
    const other = await inProcess(app.api)(createUser, { email: freshEmail() }, { "x-attempt": attempt });
    expect(other.data.createUser).toMatchObject({ code: "SUCCESS", token: null });
  });

  it("USER_ALREADY_EXISTS, and not a word about the account", async () => {
    const app = createApi();
    const email = freshEmail();
    await inProcess(app.api)(createUser, { email });
    const { data } = await inProcess(app.api)(createUser, { email: email.toUpperCase() });
    expect(data.createUser).toEqual({
      code: "USER_ALREADY_EXISTS",
      email: null,
      uid: null,
      token: null,
      message: null,
    });
  });

  it("ERROR with a sentence for the person, and the provider's words nowhere", async () => {
    const email = freshEmail();
    const app = createTestApp({
      identity: stubIdentity({
        createUser: async () => ({ ok: false, code: "internal-error", detail: "vendor/secret-code" }),
      }),
    });
    const { data, text } = await inProcess(app.api)(createUser, { email });
    expect(data.createUser).toMatchObject({ code: "ERROR", token: null });
    expect(data.createUser.message).toMatch(/Nothing was lost/);
    expect(text).not.toContain("vendor");
    expect(JSON.stringify(app.logged)).not.toContain(email);
  });

  it("ERROR for what is no address", async () => {
    const { data } = await inProcess(createApi().api)(createUser, { email: "ada" });
    expect(data.createUser).toMatchObject({ code: "ERROR", uid: null });
  });
});

describe("sendLoginEmail", () => {
  it("answers known and unknown addresses with the same bytes, up to the limit and past it", async () => {
    const app = createApi();
    const known = freshEmail("same");
    const unknown = freshEmail("same");
    await inProcess(app.api)(createUser, { email: known });
    app.clock.advance(UNPROVEN_ACCOUNT_LIFETIME / 7);
    for (let asked = 1; asked <= 6; asked += 1) {
      const variables = (email: string) => ({ email, redirect: "/app" });
      const one = await inProcess(app.api)(sendLoginEmail, variables(known));
      const other = await inProcess(app.api)(sendLoginEmail, variables(unknown));
      expect(one).toEqual(other);
      expect(one.data.sendLoginEmail.code).toBe(asked <= 5 ? "SUCCESS" : "TOO_MANY_REQUESTS");
    }
    expect(JSON.stringify(app.logged)).not.toContain("same.");
  });

  it("INVALID_EMAIL for what is no address", async () => {
    const { data } = await inProcess(createApi().api)(sendLoginEmail, { email: "a@b@c", redirect: "/app" });
    expect(data.sendLoginEmail).toMatchObject({ code: "INVALID_EMAIL" });
  });
});
