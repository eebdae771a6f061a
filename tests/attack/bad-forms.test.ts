import { describe, expect, it } from "vitest";
import { createTestApp, post, respond, testOrigin } from "#tests/support/app";
import { action as freelancer } from "~/routes/_public._index";
import { action as boutique } from "~/routes/_public.boutiques";
import { action as hire } from "~/routes/_public.hire";
import { action as login } from "~/routes/_public.login";
import { action as signIn } from "~/routes/_public.sign-in";
import { readForm } from "~/shell/request/read-form.server";
import { limits } from "~/values/limits";

const actions = { "/?index": freelancer, "/boutiques": boutique, "/hire": hire, "/login": login };
const order = (type: string, payload: object) => JSON.stringify({ type, payload });
const wrong: [what: string, fields: Record<string, string>][] = [
  ["an order that is no JSON", { __intent__: "x" }],
  ["an order that is null", { __intent__: "null" }],
  ["an order for a list that isn't one", { __intent__: order("insert", { name: "email" }) }],
  ["an order for the prototype", { __intent__: order("update", { name: "__proto__.x", value: 1 }) }],
  ["an order to forget everything", { __intent__: order("reset", {}) }],
  ["a state that is no JSON", { __state__: "{" }],
  ["a path to the prototype", { "__proto__.x": "1", "constructor.prototype.x": "1" }],
  ["a path of 30,000 steps", { [`a${".b".repeat(30_000)}`]: "1" }],
  ["a path with a gap", { "email[0": "1", "a..b": "1", "a[99999999]": "1" }],
];

describe.each(wrong)("%s in a form", (_what, fields) => {
  it.each(Object.entries(actions))(
    "is ignored by %s: what is wrong with the rest is said",
    async (path, action) => {
      const app = createTestApp();
      const request = post(path, { email: "ann", ...fields });
      const answer = await respond(() => action({ request, context: app.context(request), params: {} }));
      expect(answer.status).toBe(422);
      const { lastResult } = await answer.json();
      expect(lastResult.error.email).toHaveLength(1);
      expect(lastResult.initialValue).toEqual({ email: "ann" });
    },
  );

  it("is ignored by a link's page", async () => {
    const app = createTestApp();
    const request = post("/sign-in", { id: "unknown", oobCode: "code", email: "ann@example.com", ...fields });
    const answer = await respond(() => signIn({ request, context: app.context(request), params: {} }));
    expect(answer.status).toBe(404);
  });
});

describe("readForm", () => {
  it("keeps text fields with the names that are asked for, repeated ones too, and nothing else", async () => {
    const body = new FormData();
    body.append("email", "a@example.com");
    body.append("email", "b@example.com");
    body.append("dayRate", "700");
    body.append("name", new File(["text"], "name.txt"));
    for (const name of ["a.b", "a[]", "__intent__", "toString", "constructor", ""]) body.append(name, "x");
    const names = ["email", "dayRate", "name", "absent"];
    const form = await readForm(new Request(testOrigin, { method: "POST", body }), names);
    expect([...form.entries()]).toEqual([
      ["email", "a@example.com"],
      ["email", "b@example.com"],
      ["dayRate", "700"],
    ]);
  });

  it("reads a body that is no form as an empty form", async () => {
    const body = new Request(testOrigin, {
      method: "POST",
      body: "{",
      headers: { "content-type": "application/json" },
    });
    expect([...(await readForm(body, ["email"])).entries()]).toEqual([]);
  });

  describe.each<[kind: string, bodyOf: (fields: FormData) => BodyInit]>([
    ["encoded", (fields) => new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))],
    ["in parts", (fields) => fields],
  ])("a form, %s,", (_kind, bodyOf) => {
    const read = async (count: number) => {
      const fields = new FormData();
      for (let left = count; left > 1; left -= 1) fields.append("a", "&--");
      fields.append("email", "ann@example.com");
      const request = new Request(testOrigin, { method: "POST", body: bodyOf(fields) });
      return (await readForm(request, ["email"])).getAll("email");
    };

    it("is read up to the bound on fields, whatever they are called", async () => {
      // In parts, its end counts as well.
      expect(await read(limits.formFields - 1)).toEqual(["ann@example.com"]);
    });

    it("is an empty one with more", async () => {
      expect(await read(limits.formFields + 2)).toEqual([]);
    });
  });
});
