import { expect, it } from "vitest";
import { createTestApp, post, respond } from "#tests/support/app";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import { action } from "~/routes/language";

function open() {
  const app = createTestApp({ graphql: "real" });
  return {
    app,
    choose(form: Record<string, string>, cookie?: string) {
      const request = post("/language", form, cookie ? { cookie } : {});
      return respond(() => action({ request, context: app.context(request), params: {} }));
    },
    async change(uid: string, language: string) {
      await app.store.transact(async (tx) => {
        const found = await tx.get<Account>(accountsCollection, uid);
        if (!found) throw new Error("no account");
        const settings = { ...settingsOf(found.data), language };
        tx.set<Account>(accountsCollection, uid, { ...found.data, settings });
      });
    },
    async kept(uid: string) {
      const found = await app.store.get<Account>(accountsCollection, uid);
      return found && settingsOf(found.data).language;
    },
  };
}

it.each([
  ["/hire", "/hire"],
  ["/?lang=de", "/"],
  ["/briefs?discipline=design&lang=de&lang=x", "/briefs?discipline=design"],
  ["/briefs?slang=de", "/briefs?slang=de"],
  ["/briefs?lang=de&q=a?b#found", "/briefs?q=a%3Fb#found"],
  ["//evil.example/?lang=de", "/"],
  ["/x/..//evil.example?lang=de", "/"],
  ["/?lang=de\r\nset-cookie: a=1", "/"],
  ["https://evil.example/?lang=de", "/"],
])("the switch's choice is a cookie in plain text, and %s leads to %s", async (returnTo, to) => {
  const answer = await open().choose({ language: "ar", returnTo });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(to);
  expect(answer.headers.get("set-cookie")).toMatch(
    /^language=ar; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

it.each(["", "xx", "EN", "de,ar", "constructor"])("%j is no choice", async (language) => {
  const answer = await open().choose({ language, returnTo: "/hire" });
  expect(answer.status).toBe(303);
  expect(answer.headers.has("set-cookie")).toBe(false);
});

it("a member's account keeps the choice, and one that is no longer offered is none", async () => {
  const { app, choose, change, kept } = open();
  const { uid, cookie } = await app.signIn();
  expect(await kept(uid)).toBeNull();
  await choose({ language: "de", returnTo: "/app" }, cookie);
  expect(await kept(uid)).toBe("de");
  await change(uid, "tlh");
  expect(await kept(uid)).toBeNull();
});
