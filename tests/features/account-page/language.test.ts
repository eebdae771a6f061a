import { describe, expect, it } from "vitest";
import { createTestApp, get, post, respond, toCookieHeader } from "#tests/support/app";
import { languageFor } from "~/features/accounts/mails/mail-language";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { settingsIn, settingsOf, withBrowser } from "~/features/accounts/model/settings";
import * as account from "~/routes/app.profile_.account";
import { action } from "~/routes/language";
import { languageOf } from "~/shell/request/language-of.server";

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

describe("the account’s own setting", () => {
  const page = "/app/profile/account";
  function openAccount() {
    const { app, kept } = open();
    const send = (cookie: string, language: string, asks = "ar-EG,en;q=0.5") => {
      const form = { intent: "language", language };
      const request = post(page, form, { cookie });
      request.headers.set("accept-language", asks);
      return respond(() => account.action({ request, context: app.context(request), params: {} }));
    };
    const mailed = async (uid: string) => {
      const found = await app.store.get<Account>(accountsCollection, uid);
      return languageFor(found?.data);
    };
    /** The language of the next page in that browser. */
    const next = (answer: Response, cookie: string) =>
      languageOf(
        get("/app", {
          cookie: toCookieHeader(answer.headers.getSetCookie(), cookie),
          headers: { "accept-language": "ar-EG,en;q=0.5" },
        }),
      );
    return { app, kept, send, mailed, next };
  }

  it("is what the browser says until its member chooses one, and again when they say so", async () => {
    const { app, kept, send, mailed, next } = openAccount();
    const { uid, cookie } = await app.signIn();
    expect([await kept(uid), await mailed(uid)]).toEqual([null, "en"]);
    const chosen = await send(cookie, "de");
    expect(chosen).toHaveRedirect(`${page}?done=language#done`, 303);
    expect([await kept(uid), await mailed(uid), next(chosen, cookie)]).toEqual(["de", "de", "de"]);
    const left = await send(cookie, "browser");
    expect([await kept(uid), await mailed(uid), next(left, cookie)]).toEqual([null, "ar", "ar"]);
  });

  it.each(["", "tlh", "constructor"])("refuses %j, and stays as it is", async (language) => {
    const { app, kept, send } = openAccount();
    const { uid, cookie } = await app.signIn();
    await send(cookie, "de");
    const answer = await send(cookie, language);
    expect(answer.status).toBe(422);
    expect(answer.headers.has("set-cookie")).toBe(false);
    expect(await kept(uid)).toBe("de");
  });

  const signedIn = (settings: Account["settings"], language: "en" | "de" | "ar") =>
    withBrowser({ settings } as Account, { zone: null, language }).settings;
  it.each([
    ["follows the browser of the last sign-in", settingsIn("de"), "ar", "ar"],
    ["stays with what is chosen", { ...settingsIn("de"), language: "en" }, "ar", "en"],
    ["is that of the browser for an account that never said one", undefined, "de", "de"],
    ["is ours for one that never said one, in a browser that doesn’t", undefined, "en", "en"],
  ] as const)("%s", (_what, settings, language, mailed) => {
    expect(languageFor({ settings: signedIn(settings, language) })).toBe(mailed);
  });
});
