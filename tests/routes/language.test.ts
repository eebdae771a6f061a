import { expect, it } from "vitest";
import { createTestApp, post, respond, type TestApp } from "#tests/support/app";
import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import { lookOf, settingsIn, settingsOf } from "~/features/accounts/rules/settings";
import { action } from "~/routes/language";

function choose(app: TestApp, fields: Record<string, string>, cookie = "") {
  const request = post("/language", fields, { cookie });
  return respond(() => action({ request, context: app.context(request), params: {} }));
}

const languageIn = async ({ store }: TestApp, uid: string) => {
  const account = (await store.get<Account>(accountsCollection, uid))?.data;
  return account && settingsOf(account).language;
};

it("a member’s choice is kept in their browser, and with their account for mails", async () => {
  const app = createTestApp({ graphql: "real" });
  const [{ uid, cookie }, other] = [await app.signIn(), await app.signIn()];
  const answer = await choose(app, { language: "ar", returnTo: "/app/briefs" }, cookie);
  expect(answer).toHaveRedirect("/app/briefs");
  expect(answer.headers.get("set-cookie")).toMatch(/^language=ar; /);
  expect([await languageIn(app, uid), await languageIn(app, other.uid)]).toEqual(["ar", null]);
});

it("a visitor’s choice is kept in their browser alone", async () => {
  const app = createTestApp({ graphql: "real" });
  const answer = await choose(app, { language: "de", returnTo: "/briefs" });
  expect(answer.headers.get("set-cookie")).toMatch(/^language=de; /);
  expect(app.logged).toEqual([]);
});

it.each(["", "xx", "DE", "constructor"])("“%s” is no language, and changes nothing", async (language) => {
  const app = createTestApp({ graphql: "real" });
  const { uid, cookie } = await app.signIn();
  const answer = await choose(app, { language, returnTo: "/app" }, cookie);
  expect(answer).toHaveRedirect("/app");
  expect(answer.headers.has("set-cookie")).toBe(false);
  expect(await languageIn(app, uid)).toBeNull();
});

it.each([
  ["/briefs?lang=ar", "/briefs"],
  ["/briefs?page=2&lang=ar&kind=agency", "/briefs?page=2&kind=agency"],
  ["/briefs?slang=ar", "/briefs?slang=ar"],
  ["https://elsewhere.example/?lang=ar", "/"],
])("from %s it leads to %s, which shows the choice", async (returnTo, to) => {
  const app = createTestApp();
  expect(await choose(app, { language: "de", returnTo })).toHaveRedirect(to);
});

it("a choice that is no longer offered is none, and leaves the other settings", () => {
  const [former, none] = ["tlh" as never, null].map(settingsIn);
  expect(lookOf({ settings: former } as Account)).toEqual({ theme: null, language: null });
  expect(settingsOf({ settings: former })).toEqual(none);
});
