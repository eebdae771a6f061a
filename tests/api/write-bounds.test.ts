import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/app";
import { expectLines, mutationFields as fields } from "#tests/support/registries";
import { boundsOf, giveBackRefused } from "~/api/bounds/write-bounds";
import { createGraphQLServer } from "~/api/server";
import { AUTOSAVE_PAUSE, OFTEN_WINDOW } from "~/values/durations";
import { tries, writeBounds } from "~/values/write-bounds";
import { inProcess, overTheWire } from "./ask";

const bounded = Object.entries(writeBounds).flatMap(([name, bounds]) =>
  bounds?.[0] ? [[name, bounds[0]] as const] : [],
);

/** Something of a type, as a literal, that an operation can be run with. */
function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return "[]";
  if (isEnumType(type)) return type.getValues()[0]?.name ?? "";
  if (isInputObjectType(type)) {
    const all = Object.values(type.getFields());
    const asked = type.isOneOf ? all.slice(0, 1) : all.filter((field) => isNonNullType(field.type));
    return `{ ${asked.map((field) => `${field.name}: ${literalOf(field.type)}`).join(", ")} }`;
  }
  return { Int: "1", Boolean: "true" }[getNamedType(type).toString()] ?? '"x"';
}

/** A mutation of the schema with all that it requires. */
function operationOf(name: string): string {
  const field = fields[name];
  if (!field) throw new Error(`No mutation ${name}`);
  const args = field.args.filter(({ type }) => isNonNullType(type));
  const given = args.map((arg) => `${arg.name}: ${literalOf(arg.type)}`).join(", ");
  const type = getNamedType(field.type);
  const some = isObjectType(type) && "refusal" in type.getFields() ? "refusal { code }" : "code";
  return `mutation { it: ${name}${given && `(${given})`} { ${some} } }`;
}

async function useUp(app: TestApp, name: keyof typeof writeBounds, uid: string) {
  const [bound] = writeBounds[name] ?? [];
  if (!bound) return;
  for (let taken = 0; taken < bound.most; taken += 1)
    await app.counter.take([{ ...bound, key: `${name} ${uid}` }]);
}

it("every mutation of the schema has its line, and no other", () => {
  expectLines("app/values/write-bounds.ts", Object.keys(writeBounds), Object.keys(fields));
});

it.each(["sendMessage", "startConversation", "sendReport", "askQuestion", "sendProposal"] as const)(
  "%s counts what was done: a refused one is one of the tries alone",
  async (name) => {
    const app = createTestApp();
    const { sessionId, uid } = await app.signIn();
    const ask = inProcess(app.api, sessionId);
    const [bound] = writeBounds[name];
    for (let asked = 0; asked < tries.most; asked += 1)
      expect((await ask(operationOf(name))).data?.it, String(asked)).toMatchObject({ refusal: {} });
    for (let done = 0; done < bound.most; done += 1)
      expect(await app.counter.take([{ ...bound, key: `${name} ${uid}` }])).toMatchObject({ ok: true });
    const refused = await ask(operationOf(name));
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    app.clock.advance(tries.windowMs);
    expect(await app.counter.take([{ ...bound, key: `${name} ${uid}` }])).toMatchObject({
      ok: bound.windowMs === tries.windowMs,
    });
  },
);

it.each(bounded)("%s is run as often as its line says", async (name, { most }) => {
  const app = createTestApp();
  const mutation = name as keyof typeof writeBounds;
  const take = () => app.counter.take(boundsOf(mutation, "a"));
  for (let taken = 0; taken < most; taken += 1)
    expect(await take(), String(taken)).toMatchObject({ ok: true });
  expect(await take()).toMatchObject({ ok: false });
});

it("refusals give no more parts of a file than its line says", async () => {
  const app = createTestApp();
  const taken = async () => (await app.counter.take(boundsOf("exportAccount", "a"))).ok;
  const [{ most }] = writeBounds.exportAccount;
  for (let asked = 0; asked < most; asked += 1) {
    expect(await taken()).toBe(true);
    giveBackRefused(app.counter, "exportAccount", "a");
  }
  expect(await taken()).toBe(false);
});

it("a draft that saves itself as fast as it can stays below its bound by half", () => {
  const saves = OFTEN_WINDOW / AUTOSAVE_PAUSE;
  // And once for each field that is left, one in two seconds.
  const left = OFTEN_WINDOW / 2_000;
  for (const name of ["saveBrief", "saveProposal"] as const)
    expect((saves + left) * 1.5).toBeLessThanOrEqual(writeBounds[name][0]?.most ?? 0);
});

describe("past its bound", () => {
  it.each(bounded)(
    "%s is refused with a code and the time, writes nothing, and works again after it",
    async (name, bound) => {
      const app = createTestApp();
      const { sessionId, uid } = await app.signIn();
      const other = await app.signIn();
      const ask = inProcess(app.api, sessionId);
      await useUp(app, name as keyof typeof writeBounds, uid);
      let wrote = false;
      const { transact } = app.store;
      app.store.transact = (work) =>
        transact((tx) => {
          const write = () => {
            wrote = true;
          };
          return work({ ...tx, set: write, delete: write });
        });
      const refused = await ask(operationOf(name));
      expect(refused.errors?.[0]?.extensions).toEqual({
        code: "TOO_MANY_REQUESTS",
        retryAfter: bound.windowMs / 1_000,
      });
      expect(refused.errors?.[0]?.message).toMatch(
        /try again in 1 (minute|hour)|try again in 60 minutes|try again in 24 hours/,
      );
      expect(wrote).toBe(false);
      app.store.transact = transact;
      expect((await inProcess(app.api, other.sessionId)(operationOf(name))).errors).toBeUndefined();
      app.clock.advance(bound.windowMs);
      expect((await ask(operationOf(name))).errors).toBeUndefined();
      expect(app.logged.filter(({ level }) => level >= 50)).toEqual([]);
    },
  );

  it("one mutation doesn't keep its member from another", async () => {
    const app = createTestApp();
    const { sessionId, uid } = await app.signIn();
    await useUp(app, "saveBrief", uid);
    const ask = inProcess(app.api, sessionId);
    expect((await ask(operationOf("saveBrief"))).errors).toHaveLength(1);
    expect((await ask(operationOf("saveProposal"))).errors).toBeUndefined();
  });

  it("nobody is counted who isn't signed in", async () => {
    const app = createTestApp();
    for (let asked = 0; asked <= (writeBounds.saveSettings[0]?.most ?? 0); asked += 1)
      expect((await inProcess(app.api)(operationOf("saveSettings"))).errors).toBeUndefined();
  });

  it("the answer over the wire says the same", async () => {
    const app = createTestApp();
    const { sessionId, uid } = await app.signIn();
    await useUp(app, "deleteAccount", uid);
    const session = await app.api.sessionOf(sessionId);
    const auth = { ...app.auth, sessions: { ...app.auth.sessions, findByIdToken: async () => session } };
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const api = createGraphQLServer({ ...app, auth, log, apiKey: null, local: false });
    const refused = await overTheWire(api, "Bearer token")(operationOf("deleteAccount"));
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfter: 3_600 });
    expect(refused.text).not.toContain("stack");
  });
});
