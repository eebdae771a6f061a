import { expect, it } from "vitest";
import { createTestApp, post, respond } from "#tests/support/app";
import { mockGraphql } from "#tests/support/graphql-mocks";
import { action as signUp } from "~/routes/_public._index";
import { action as login } from "~/routes/_public.login";
import { CreateUserDocument, SendLoginEmailDocument } from "~/shell/operations/operations.generated";

it("a form that asks for a link tells the API which one of its network it is, and nothing else of it", async () => {
  const app = createTestApp();
  const logins = mockGraphql(SendLoginEmailDocument, { sendLoginEmail: { code: "SUCCESS", message: null } });
  const signUps = mockGraphql(CreateUserDocument, {
    createUser: { code: "ERROR", email: null, uid: null, token: null, message: null },
  });
  const send = async (action: typeof login, request: Request, network: string) =>
    respond(() => action({ request, context: app.context(request, network), params: {} }));

  await send(login, post("/login", { email: "ann@example.com" }), "192.0.2.7");
  await send(login, post("/login", { email: "ben@example.com" }), "192.0.2.7");
  await send(signUp, post("/?index", { email: "cleo@example.com", name: "Cleo" }), "192.0.2.7");
  await send(login, post("/login", { email: "dan@example.com" }), "192.0.2.8");

  const told = (calls: { headers: Headers }[]) => calls.map(({ headers }) => headers.get("x-posts"));
  expect(told(logins)).toEqual(["1", "2", "1"]);
  expect(told(signUps)).toEqual(["3"]);
  for (const { headers } of [...logins, ...signUps])
    expect(JSON.stringify([...headers])).not.toContain("192.0.2");
});
