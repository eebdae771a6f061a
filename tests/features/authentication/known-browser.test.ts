import { describe, expect, it, onTestFinished } from "vitest";
import { createTestApp, post, respond, type TestApp, toCookieHeader } from "#tests/support/app";
import { createTestClock } from "#tests/support/clock";
import { mockGraphql } from "#tests/support/graphql-mocks";
import { createTestIdentity, freshEmail } from "#tests/support/identity";
import { joinAndProve } from "#tests/support/people";
import { action as login } from "~/routes/_public.login";
import { action as signIn } from "~/routes/_public.sign-in";
import { action as account } from "~/routes/app.profile_.account";
import { SendLoginEmailDocument } from "~/shell/operations/operations.generated";
import { createCookies } from "~/shell/request/cookies.server";
import { limits } from "~/values/limits";

const minute = 60_000;

function createApp(): TestApp {
  const provider = createTestIdentity();
  onTestFinished(() => provider.close());
  return createTestApp({ identity: provider.identity, graphql: "real" });
}

function ask(app: TestApp, email: string, cookie = "", from = "192.0.2.1") {
  const request = post("/login", { email }, { cookie });
  return respond(() => login({ request, context: app.context(request, from), params: {} }));
}

/** Signs a member in by the link of a mail and out again; answers all that the browser keeps of it. */
async function signInByLink(app: TestApp, email: string, cookie = ""): Promise<string> {
  await ask(app, email, cookie);
  const { searchParams } = (await app.lastMail(email)).link;
  const fields = { id: searchParams.get("id") ?? "", oobCode: searchParams.get("oobCode") ?? "", email };
  const request = post("/sign-in", fields, { cookie });
  const opened = await respond(() => signIn({ request, context: app.context(request), params: {} }));
  expect(opened).toHaveRedirect("/app");
  const jar = toCookieHeader(opened.headers.getSetCookie(), cookie);
  return toCookieHeader(["session=; Max-Age=0"], jar);
}

/** A stranger asks for links until none is left. */
async function useUpLinks(app: TestApp, email: string) {
  for (let asked = 0; asked < limits.mailsPerAddress; asked += 1) await ask(app, email, "", "203.0.113.9");
  expect((await ask(app, email, "", "203.0.113.9")).status).toBe(429);
}

describe("an address that has signed in by a link on this browser", () => {
  it("gets a link after a stranger used up all that others may ask for", async () => {
    const app = createApp();
    const { email } = await joinAndProve(app);
    const browser = await signInByLink(app, email);
    app.clock.advance(31 * minute);
    await useUpLinks(app, email);
    expect((await ask(app, email)).status).toBe(429);
    const sentBefore = (await mailsTo(app, email)).length;
    expect(await ask(app, email, browser)).toHaveRedirect("/login?sent=1");
    expect(await mailsTo(app, email)).toHaveLength(sentBefore + 1);
  });

  it("has five of its own in half an hour, and is told the time until the next", async () => {
    const app = createApp();
    const { email } = await joinAndProve(app);
    const browser = await signInByLink(app, email);
    for (let asked = 0; asked < limits.mailsPerAddress; asked += 1)
      expect((await ask(app, email, browser)).status).toBe(303);
    const refused = await ask(app, email, browser);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1800"]);
    // What it took isn't missing elsewhere.
    expect((await ask(app, email)).status).toBe(303);
  });

  it("is no proof of another address, and stays known beside others", async () => {
    const app = createApp();
    const [ann, ben] = [await joinAndProve(app), await joinAndProve(app)];
    const browserOfAnn = await signInByLink(app, ann.email);
    const browserOfBoth = await signInByLink(app, ben.email, browserOfAnn);
    app.clock.advance(31 * minute);
    await useUpLinks(app, ann.email);
    await useUpLinks(app, ben.email);
    expect((await ask(app, ben.email, browserOfAnn)).status).toBe(429);
    expect((await ask(app, ann.email, browserOfBoth)).status).toBe(303);
    expect((await ask(app, ben.email, browserOfBoth)).status).toBe(303);
  });

  it("is forgotten by a browser on which its account is deleted", async () => {
    const app = createTestApp({ graphql: "real" });
    const { cookie, email } = await app.signIn();
    const known = await app.cookies.addKnownAddress(post("/", {}), email);
    const request = post(
      "/app/profile/account",
      { intent: "delete", sure: "on" },
      { cookie: toCookieHeader([known], cookie) },
    );
    const answer = await respond(() => account({ request, context: app.context(request), params: {} }));
    expect(answer.headers.getSetCookie().join()).toMatch(/^known-browser=; Max-Age=0/);
  });
});

async function mailsTo(app: TestApp, email: string) {
  await app.worker.runDue();
  return (await app.mailbox.list()).filter(({ to }) => to === email);
}

describe("the cookie of a known browser", () => {
  const clock = createTestClock();
  const create = (...secrets: string[]) => createCookies({ secrets, secure: true, clock });
  const holding = (line: string) => post("/", {}, { cookie: toCookieHeader([line]) });
  const addresses = Array.from({ length: limits.addressesOfBrowser + 1 }, () => freshEmail());

  it("doesn't reveal the address, and is kept for a year from every page's script and other sites", async () => {
    const line = await create("a secret").addKnownAddress(post("/", {}), "ann@example.com");
    expect(line).toMatch(
      /^__Host-known-browser=.*; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const value = decodeURIComponent(line.split(/[=;]/)[1] ?? "");
    expect(Buffer.from(value, "base64").toString()).not.toContain("ann");
  });

  it("holds for an older secret as well, and for no other", async () => {
    const line = await create("old").addKnownAddress(post("/", {}), "ann@example.com");
    expect(await create("new", "old").knowsAddress(holding(line), "ann@example.com")).toBe(true);
    expect(await create("new").knowsAddress(holding(line), "ann@example.com")).toBe(false);
    const renewed = await create("new", "old").addKnownAddress(holding(line), "ann@example.com");
    expect(await create("new").knowsAddress(holding(renewed), "ann@example.com")).toBe(true);
    // One entry still; the signature after it is longer or shorter by how it is written in a cookie.
    expect(renewed.split(".")[0]?.length).toBe(line.split(".")[0]?.length);
  });

  it("can't be made up", async () => {
    const own = (await create("guessed").addKnownAddress(post("/", {}), "ann@example.com")).split(".")[0];
    const signed = (await create("a secret").addKnownAddress(post("/", {}), "eve@example.com")).split(".")[1];
    const cookies = create("a secret");
    for (const line of [`${own}`, `${own}.${signed}`, "__Host-known-browser=x", "__Host-known-browser="])
      expect(await cookies.knowsAddress(holding(line), "ann@example.com")).toBe(false);
  });

  it("keeps the five addresses that signed in last", async () => {
    const cookies = create("a secret");
    let line = "";
    for (const address of addresses) line = await cookies.addKnownAddress(holding(line), address);
    const known = await Promise.all(addresses.map((address) => cookies.knowsAddress(holding(line), address)));
    expect(known).toEqual(addresses.map((_address, index) => index > 0));
  });
});

it("over the wire, the web half says to the API which browser is known, and nothing else of it", async () => {
  const app = createTestApp();
  const email = freshEmail();
  const calls = mockGraphql(SendLoginEmailDocument, { sendLoginEmail: { code: "SUCCESS", message: null } });
  const known = toCookieHeader([await app.cookies.addKnownAddress(post("/", {}), email)]);
  await ask(app, email, known);
  await ask(app, freshEmail(), known);
  expect(calls.map(({ headers }) => headers.get("x-known-browser"))).toEqual(["1", null]);
  expect(calls[0]?.variables).toEqual({ loginData: { email, redirect: "/app" } });
});
