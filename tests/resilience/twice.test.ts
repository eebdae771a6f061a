import { describe, expect, test } from "vitest";
import { get, post, type TestApp, toCookieHeader } from "#tests/support/app";
import { freshEmail } from "#tests/support/identity";
import { freelancer, join, mailedLink, read, sessionsOf } from "#tests/support/people";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { action as signUp } from "~/routes/_public._index";
import { action as login } from "~/routes/_public.login";
import { loader as linkPage, action as signIn } from "~/routes/_public.sign-in";
import { send, startRealApp } from "./real-app";

/** What the browser sends after these answers, which came in this order. */
function jarOf(answers: Response[], before = "") {
  return toCookieHeader(
    answers.flatMap(({ headers }) => headers.getSetCookie()),
    before,
  );
}

async function memberOf(app: TestApp, cookie: string) {
  const found = await app.context(get("/app", { cookie })).session();
  return found.state === "signed-in" ? found.session : null;
}

describe("two tabs at once", () => {
  test("with one address make one account, and the browser is signed in, whichever answer comes last", async () => {
    const app = startRealApp();
    const email = freshEmail();
    const answers = await Promise.all(
      ["First tab", "Second tab"].map((name) => send(app, signUp, post("/?index", { email, name }))),
    );
    expect(answers.map(({ headers }) => headers.get("location")).sort()).toEqual(["/app", "/login?sent=1"]);
    const signedUp = answers.find(({ headers }) => headers.get("location") === "/app");
    for (const inOrder of [answers, answers.toReversed()]) {
      const session = await memberOf(app, jarOf(inOrder));
      expect(session).toMatchObject({ email });
      const saved = await read<Profile>(app, profilesCollection, session?.uid ?? "");
      expect(saved?.displayName).toBe(answers[0] === signedUp ? "First tab" : "Second tab");
    }
  });

  test("with two addresses make two accounts, each with its own text", async () => {
    const app = startRealApp();
    const people = ["Ann", "Bea"].map((name) => ({ email: freshEmail(), name }));
    const answers = await Promise.all(people.map((fields) => send(app, signUp, post("/?index", fields))));
    for (const [tab, answer] of answers.entries()) {
      expect(answer).toHaveRedirect("/app", 303);
      const session = await memberOf(app, jarOf([answer]));
      expect(session?.email).toBe(people[tab]?.email);
      const saved = await read<Profile>(app, profilesCollection, session?.uid ?? "");
      expect(saved?.displayName).toBe(people[tab]?.name);
    }
  });

  test("that ask for a link get one each, and each link works in either", async () => {
    const app = startRealApp();
    const { email } = await join(app);
    await app.worker.runDue();
    const answers = await Promise.all([1, 2].map(() => send(app, login, post("/login", { email }))));
    const cookie = jarOf(answers);
    const asked = (await mailsTo(app, email)).slice(0, 2);
    const ways: (string | null)[] = [];
    for (const { id, oobCode } of asked) {
      const pressed = await send(app, signIn, post("/sign-in", { id, oobCode, email }, { cookie }));
      ways.push(pressed.headers.get("location"));
    }
    // The first of them proves the address.
    expect(ways).toEqual(["/app?notice=confirmed", "/app"]);
  });

  test("that press the button of one link: one signs in, and the other's page leads to /app", async () => {
    const app = startRealApp();
    const { email, attempt } = await join(app, { draft: freelancer });
    const cookie = toCookieHeader([await app.cookies.setAttempt(attempt)]);
    const { id, actionCode: oobCode } = await mailedLink(app, email);
    const press = () => send(app, signIn, post("/sign-in", { id, oobCode, email }, { cookie }));
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
    const page = get(`/sign-in?id=${id}&oobCode=${oobCode}`, { cookie: jarOf(answers, cookie) });
    expect(await send(app, linkPage, page)).toHaveRedirect("/app");
  });
});

describe("the back button after success", () => {
  test("and the same form again leads to /app; no second account, session or mail comes of it", async () => {
    const app = startRealApp();
    const fields = { email: freshEmail(), name: "Ann" };
    const cookie = jarOf([await send(app, signUp, post("/?index", fields))]);
    const again = await send(app, signUp, post("/?index", fields, { cookie }));
    expect(again).toHaveRedirect("/app", 303);
    expect(await mailsTo(app, fields.email)).toHaveLength(1);
    const session = await memberOf(app, jarOf([again], cookie));
    expect(await sessionsOf(app, session?.uid ?? "")).toHaveLength(1);
  });

  test("to a link's page that was used leads to /app", async () => {
    const app = startRealApp();
    const { email, attempt } = await join(app);
    const { id, actionCode: oobCode } = await mailedLink(app, email);
    const before = toCookieHeader([await app.cookies.setAttempt(attempt)]);
    const used = await send(app, signIn, post("/sign-in", { id, oobCode, email }, { cookie: before }));
    const page = get(`/sign-in?id=${id}&oobCode=${oobCode}`, { cookie: jarOf([used], before) });
    expect(await send(app, linkPage, page)).toHaveRedirect("/app");
  });
});

/** The links in the mails to an address, newest first. */
async function mailsTo(app: TestApp, email: string) {
  await app.worker.runDue();
  const mails = (await app.mailbox.list()).filter(({ to }) => to === email);
  return mails.map(({ text }) => {
    const { searchParams } = new URL(text.match(/http\S+/)?.[0] ?? "");
    return { id: searchParams.get("id") ?? "", oobCode: searchParams.get("oobCode") ?? "" };
  });
}
