import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, it } from "vitest";
import { createTestApp, get, post, respond, testOrigin } from "#tests/support/app";
import { testNow } from "#tests/support/clock";
import { requireValue } from "#tests/support/identity";
import { stubIdentity } from "#tests/support/people";
import { createProvenAccount } from "~/features/accounts/model/account";
import { loader as linkPage, action as signIn } from "~/routes/_public.sign-in";
import { ok } from "~/values/result";
import { redirectPayloads, stays } from "./redirect-payloads";

/** What is asked here is where a link leads; so the provider is one that lets everybody in at once. */
function createAppWithLinks() {
  const user = { uid: "u1", email: "", emailVerified: true, disabled: false };
  let email = "";
  const app = createTestApp({
    graphql: "real",
    identity: stubIdentity({
      getUserByEmail: async (address) => {
        email = address;
        return ok({ ...user, email });
      },
      createEmailLinkCode: async () => ok({ actionCode: "code" }),
      signInWithEmailLink: async () => ok({ idToken: "token", uid: "u1" }),
      verifyIdToken: async () => ok({ uid: "u1", email, authTime: testNow.getTime() / 1_000, claims: {} }),
      createSessionCookie: async () => ok("cookie"),
    }),
  });
  return app;
}

it(`${redirectPayloads.length} addresses that try to lead off the site: no mail has one, no link's page, and no sign-in goes there`, async () => {
  const app = createAppWithLinks();
  const strayed: [string, string, string | null][] = [];
  for (const [at, payload] of redirectPayloads.entries()) {
    const email = `somebody.${at}@example.com`;
    const check = (where: string, to: string | null) => {
      if (!stays(to, testOrigin)) strayed.push([where, payload, to]);
    };
    await app.store.transact(async (tx) =>
      tx.set("accounts", "u1", createProvenAccount(email, app.clock.now())),
    );
    requireValue(await app.auth.sendLoginEmail({ email, redirect: payload }, null));
    const { link } = await app.lastMail(email);
    expect(link.origin).toBe(testOrigin);
    check("mail", link.searchParams.get("redirect"));

    // Somebody changed the address on its way, or asked for it in their own words.
    link.searchParams.set("redirect", payload);
    const request = get(link.pathname + link.search);
    const page = await respond(() => linkPage({ request, context: app.context(request), params: {} }));
    const view = await page.json();
    expect(view.state).toBe("open");
    check("page", view.redirect);

    const press = post("/sign-in", {
      id: link.searchParams.get("id") ?? "",
      oobCode: link.searchParams.get("oobCode") ?? "",
      email,
      redirect: payload,
    });
    const args: ActionFunctionArgs = {
      request: press,
      context: app.context(press, `192.0.2.${at}`),
      params: {},
    };
    const answer = await respond(() => signIn(args));
    expect(answer.status).toBe(303);
    check("sign-in", answer.headers.get("location"));
    expect(answer.headers.get("location")).toMatch(/^\/app(?:[/?#]|$)/);
  }
  expect(strayed).toEqual([]);
}, 120_000);
