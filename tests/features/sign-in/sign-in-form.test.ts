import { expect, it } from "vitest";
import { createTestApp, post, respond } from "#tests/support/app";
import { action as login } from "~/routes/_public.login";
import { action as signIn } from "~/routes/_public.sign-in";

async function send(action: typeof login | typeof signIn, path: string, fields: Record<string, string>) {
  const app = createTestApp();
  const request = post(path, fields);
  const answer = await respond(() => action({ request, context: app.context(request), params: {} }));
  return { status: answer.status, error: (await answer.json()).lastResult?.error };
}

it.each([
  ["no id", { oobCode: "code" }],
  ["no code", { id: "link" }],
  ["an id that is too long", { id: "a".repeat(101), oobCode: "code" }],
  ["a code that is too long", { id: "link", oobCode: "a".repeat(1_001) }],
])("a link with %s is said to be incomplete, above its form", async (_what, fields) => {
  expect(await send(signIn, "/sign-in", fields)).toEqual({
    status: 422,
    error: { "": ["This link isn’t complete. Ask for a new one."] },
  });
});

it("a link’s address that is none is said beside it", async () => {
  const { status, error } = await send(signIn, "/sign-in", { id: "link", oobCode: "code", email: "ann" });
  expect([status, Object.keys(error)]).toEqual([422, ["email"]]);
});

it.each([
  ["", "Write your e-mail address."],
  ["name", "That doesn’t look like an e-mail address. Write it like name@example.com."],
])("the login form says what is wrong with %j", async (email, message) => {
  expect(await send(login, "/login", { email, redirect: "/app" })).toEqual({
    status: 422,
    error: { email: [message] },
  });
});
