import { expect, it } from "vitest";
import { createTestApp, get, post, respond } from "#tests/support/app";
import { mockGraphql } from "#tests/support/graphql-mocks";
import { action } from "~/routes/_public.login";
import { loader } from "~/routes/app.profile";
import { OwnProfileDocument, SendLoginEmailDocument } from "~/shell/operations/operations.generated";

it("the profile page gets the member that the API knows", async () => {
  const app = createTestApp();
  const { cookie, uid } = await app.signIn({ email: "ann@example.com" });
  const calls = mockGraphql(OwnProfileDocument, {
    viewer: {
      uid,
      kind: "FREELANCER",
      status: "ACTIVE",
      profile: null,
      completeness: null,
      isToAskToBeFound: false,
      priceBands: [],
    },
    openBriefs: { nodes: [] },
  });

  const request = get("/app/profile", { cookie });
  const response = await respond(() => loader({ request, context: app.context(request), params: {} }));

  expect(await response.json()).toMatchObject({ kind: "FREELANCER", revision: null });
  expect(calls[0]?.headers.get("authorization")).toBe(`Bearer id-token-of-${uid}`);
});

it("the login form asks for a link to the address that was typed", async () => {
  const app = createTestApp();
  const calls = mockGraphql(SendLoginEmailDocument, { sendLoginEmail: { code: "SUCCESS", message: null } });

  const request = post("/login", { email: " Ann@Example.com " });
  const response = await respond(() => action({ request, context: app.context(request), params: {} }));

  expect(response).toHaveRedirect("/login?sent=1", 303);
  expect(calls[0]?.variables).toEqual({ loginData: { email: "ann@example.com", redirect: "/app" } });
});
