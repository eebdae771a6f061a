import { describe, expect, it } from "vitest";
import { createTestApp, get, post, respond, type TestApp, toCookieHeader } from "#tests/support/app";
import { useTestIdentity } from "#tests/support/identity";
import { joinAndProve, mailedLink, minute } from "#tests/support/people";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import * as signIn from "~/routes/_public.sign-in";
import * as confirm from "~/routes/app.confirm";
import * as accountPage from "~/routes/app.profile_.account";
import * as emailPage from "~/routes/app.profile_.email";
import * as exportFile from "~/routes/app.profile_.export";
import * as languageForm from "~/routes/language";
import * as themeForm from "~/routes/theme";
import { languageOf } from "~/shell/request/language-of.server";
import { hashed } from "~/values/hash.server";

type Page = { loader(args: ReturnType<typeof argsOf>): Promise<unknown> };

function argsOf(app: TestApp, request: Request) {
  return { request, context: app.context(request), params: {} };
}
const load = (app: TestApp, page: Page, path: string, cookie: string) =>
  respond(() => page.loader(argsOf(app, get(path, { cookie }))));

/** A member whose session began 31 minutes ago. */
async function createTired(status: "ACTIVE" | "PENDING" = "ACTIVE") {
  const app = createTestApp({ graphql: "real" });
  const createdAt = new Date(app.clock.now().getTime() - 31 * minute).toISOString();
  return { app, ...(await app.signIn({ status, session: { createdAt } })) };
}

describe("a session that began half an hour ago", () => {
  it("deletes no account: the form is kept, and shown again after another proof", async () => {
    const { app, uid, cookie } = await createTired();
    const fields = { intent: "delete", sure: "on", member: uid };
    const sent = await respond(() =>
      accountPage.action(argsOf(app, post("/app/profile/account", fields, { cookie }))),
    );
    expect(sent).toHaveRedirect("/app/confirm?to=%2Fapp%2Fprofile%2Faccount", 303);
    expect((await app.store.get<Account>(accountsCollection, uid))?.data.status).toBe("ACTIVE");

    const browser = toCookieHeader(sent.headers.getSetCookie(), cookie);
    const page = await (await load(app, accountPage, "/app/profile/account", browser)).json();
    expect(page.kept).toMatchObject({ intent: "delete", lastResult: { initialValue: { sure: "on" } } });
  });

  it("neither downloads the file of everything nor shows the form for another address", async () => {
    const { app, cookie } = await createTired();
    const ways = { export: "/app/profile/export", email: "/app/profile/email" };
    expect(await load(app, exportFile, ways.export, cookie)).toHaveRedirect(
      "/app/confirm?to=%2Fapp%2Fprofile%2Faccount",
    );
    expect(await load(app, emailPage, ways.email, cookie)).toHaveRedirect(
      "/app/confirm?to=%2Fapp%2Fprofile%2Femail",
    );
  });

  it("of an account that nobody has proven is asked for nothing: it may be a stranger’s mailbox", async () => {
    const { app, cookie } = await createTired("PENDING");
    expect((await load(app, exportFile, "/app/profile/export", cookie)).status).toBe(200);
  });

  it.each([
    ["/app/profile/email", "/app/profile/email"],
    ["/app/briefs?status=OPEN", "/app/briefs?status=OPEN"],
    ...["", "/sign-out", "//evil.example/app/", "/app/confirm?to=/app/confirm", "/app/../sign-out"].map(
      (to) => [to, "/app/profile/account"],
    ),
  ])("and is fresh by now goes on from the page that asks: to %j by %j", async (to = "", expected = "") => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    expect(await load(app, confirm, `/app/confirm?${new URLSearchParams({ to })}`, cookie)).toHaveRedirect(
      expected,
    );
  });
});

describe("the link that proves it", () => {
  const redirectTo = "/app/confirm?to=%2Fapp%2Fprofile%2Femail";

  it("is asked for by a button, opened although its member is signed in, and opens another session", async () => {
    const app = createTestApp({ identity: useTestIdentity().identity, graphql: "real" });
    const { session, cookie } = await joinAndProve(app);
    const { id, ...record } = session;
    const createdAt = new Date(app.clock.now().getTime() - 31 * minute).toISOString();
    await app.store.transact(async (tx) => tx.set("sessions", id, { ...record, createdAt }));
    const browser = toCookieHeader([await app.cookies.setSession(cookie)]);
    await app.auth.sendLoginEmail({ email: session.email, redirect: redirectTo }, null);
    const link = await mailedLink(app, session.email);
    const query = new URLSearchParams({ id: link.id, oobCode: link.actionCode, redirect: link.redirect });

    const page = await load(app, signIn, `/sign-in?${query}`, browser);
    expect(await page.json()).toMatchObject({ state: "open", address: session.email });
    const fields = { id: link.id, oobCode: link.actionCode, redirect: link.redirect };
    const opened = await respond(() =>
      signIn.action(argsOf(app, post("/sign-in", fields, { cookie: browser }))),
    );
    expect(opened).toHaveRedirect(redirectTo, 303);
    const renewed = toCookieHeader(opened.headers.getSetCookie(), browser);
    expect(await load(app, confirm, redirectTo, renewed)).toHaveRedirect("/app/profile/email");
    expect(await app.store.get("sessions", hashed("session", cookie))).toBeNull();
  });

  it("leads a member who needs none to the signed-in area, as any other does", async () => {
    const { app, cookie } = await createTired();
    const plain = new URLSearchParams({ id: "a", oobCode: "b", redirect: "/app/profile/email" });
    expect(await load(app, signIn, `/sign-in?${plain}`, cookie)).toHaveRedirect("/app");
    const fresh = await app.signIn();
    const proof = new URLSearchParams({ id: "a", oobCode: "b", redirect: redirectTo });
    expect(await load(app, signIn, `/sign-in?${proof}`, fresh.cookie)).toHaveRedirect("/app");
  });
});

it("a language that a member chose is theirs in the next browser that they sign in with", async () => {
  const app = createTestApp({ identity: useTestIdentity().identity, graphql: "real" });
  const { session, cookie } = await joinAndProve(app);
  const own = { cookie: toCookieHeader([await app.cookies.setSession(cookie)]) };
  const form = { language: "de", returnTo: "/app" };
  await respond(() => languageForm.action(argsOf(app, post("/language", form, own))));
  await app.auth.sendLoginEmail({ email: session.email, redirect: "/app" }, null);
  const link = await mailedLink(app, session.email);
  const fields = { id: link.id, oobCode: link.actionCode, redirect: "/app", email: session.email };
  const opened = await respond(() => signIn.action(argsOf(app, post("/sign-in", fields))));
  const browser = toCookieHeader(opened.headers.getSetCookie());
  expect(languageOf(get("/app", { cookie: browser, headers: { "accept-language": "ar" } }))).toBe("de");
});

describe("a theme that a member chose", () => {
  it("is theirs in the next browser that they sign in with, and the cookie’s alone without an account", async () => {
    const app = createTestApp({ identity: useTestIdentity().identity, graphql: "real" });
    const { session, cookie } = await joinAndProve(app);
    const choose = async (theme: string, browser = "") => {
      const request = post("/theme", { theme, returnTo: "/app" }, { cookie: browser });
      return (await respond(() => themeForm.action(argsOf(app, request)))).headers.getSetCookie();
    };
    expect((await choose("charcoal"))[0]).toMatch(/^theme=/);
    await choose("black", toCookieHeader([await app.cookies.setSession(cookie)]));

    await app.auth.sendLoginEmail({ email: session.email, redirect: "/app" }, null);
    const link = await mailedLink(app, session.email);
    const fields = { id: link.id, oobCode: link.actionCode, redirect: "/app", email: session.email };
    const opened = await respond(() => signIn.action(argsOf(app, post("/sign-in", fields))));
    const browser = toCookieHeader(opened.headers.getSetCookie());
    expect(await app.cookies.readTheme(get("/app", { cookie: browser }))).toBe("black");

    await choose("system", browser);
    const account = await app.store.get<Account>(accountsCollection, session.uid);
    expect(account?.data.settings).toMatchObject({ theme: null, timeZone: null });
  });
});
