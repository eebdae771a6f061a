import type { LoaderFunction } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { createTestApp, get, respond, testOrigin } from "#tests/support/app";
import { createStopLinks } from "~/features/notifications/mails/stop-links.server";
import { createChangeLinks } from "~/features/sign-in/auth/address-change/change-links.server";
import { createLink, linksCollection } from "~/features/sign-in/auth/links.server";
import { createNotMeLinks } from "~/features/sign-in/auth/new-browser/not-me-links.server";
import { loader as changeEmail } from "~/routes/_public.change-email";
import { loader as notMe } from "~/routes/_public.not-me";
import { loader as reference } from "~/routes/_public.reference.$secret";
import { loader as signIn } from "~/routes/_public.sign-in";
import { loader as unsubscribe } from "~/routes/_public.unsubscribe";
import { hashed } from "~/values/hash.server";

const secrets = ["a secret of the tests, long enough"];
const code = "Ab3dEf-hIjKlMnOpQrStUvWxYz0123456789_abcdefghijklmnoPQRS";

async function createReader() {
  const app = createTestApp({ graphql: "real" });
  const id = hashed("link", "a job");
  const mailed = { address: "ada@example.com", attempt: null, uid: "ada", actionCode: code };
  await app.store.transact(async (tx) =>
    tx.set(linksCollection, id, createLink(mailed, null, app.clock.now())),
  );
  const ask = async (loader: LoaderFunction, path: string, params = {}) => {
    const request = get(path);
    const answer = await respond(async () => loader({ request, context: app.context(request), params }));
    return { status: answer.status, ...(await answer.json()) };
  };
  const path = `/sign-in?${new URLSearchParams({ id, oobCode: code, redirect: "/app/briefs?sort=FIT" })}`;
  return { app, ask, path, open: (path: string) => ask(signIn, path) };
}

describe("a sign-in link that a mail program changed", () => {
  it("is as good as before where only its signs for “and” were written as in HTML", async () => {
    const { open, path } = await createReader();
    const whole = await open(path);
    expect(whole).toMatchObject({ state: "open", actionCode: code, redirect: "/app/briefs?sort=FIT" });
    for (const and of ["&amp;", "&amp;amp;", "&AMP;"])
      expect(await open(path.replaceAll("&", and)), and).toEqual(whole);
  });

  it.each(["%0A", "%0D%0A", "%20", "+", "%0D%0A%20"])(
    "is as good as before with %s anywhere in a part",
    async (gap) => {
      const { open, path } = await createReader();
      const whole = await open(path);
      const from = path.indexOf("oobCode=") + 8;
      for (const at of [
        path.indexOf("id=") + 3,
        path.indexOf("id=") + 9,
        from,
        from + 1,
        from + 30,
        from + code.length,
      ])
        expect(await open(path.slice(0, at) + gap + path.slice(at)), String(at)).toEqual(whole);
    },
  );

  it("is said to be incomplete wherever it was cut", async () => {
    const { open, path } = await createReader();
    expect(await open(path.slice(0, 76 - testOrigin.length))).toMatchObject({ state: "cut" });
    const end = path.indexOf("&redirect");
    for (let length = path.indexOf("?id=") + 5; length < end; length += 1)
      expect(await open(path.slice(0, length)), path.slice(0, length)).toMatchObject({ state: "cut" });
    expect(await open(path.slice(0, end))).toMatchObject({ state: "open" });
  });

  it("is said to be incomplete in small letters, or without its beginning", async () => {
    const { open, path } = await createReader();
    expect(await open(path.toLowerCase())).toMatchObject({ state: "cut" });
    expect(await open(path.replace(code, code.toLowerCase()))).toMatchObject({ state: "cut" });
    expect(await open(`/sign-in?oobCode=${code}`)).toMatchObject({ state: "cut" });
  });

  it("is no link where none of its parts is there", async () => {
    const { open } = await createReader();
    for (const path of ["/sign-in", "/sign-in?utm_source=mail", "/sign-in?redirect=%2Fapp"])
      expect(await open(path), path).toMatchObject({ state: "none" });
  });
});

describe("the other links of mails", () => {
  it("to stop mails: understood with &amp; and breaks, incomplete where it was cut", async () => {
    const { ask } = await createReader();
    const path = createStopLinks(secrets).pathOf({ uid: "ada", topics: ["briefs", "messages"] });
    const whole = await ask(unsubscribe, path);
    expect(whole).toMatchObject({ about: "briefs_messages", isCut: false });
    expect(await ask(unsubscribe, path.replaceAll("&", "&amp;"))).toEqual(whole);
    expect(await ask(unsubscribe, path.replace("code=", "code=%0A"))).toEqual(whole);
    for (const cut of [path.slice(0, -1), path.slice(0, 30), path.toLowerCase().replace("code", "Code")])
      expect(await ask(unsubscribe, cut), cut).toMatchObject({ status: 404, about: null, isCut: true });
    for (const other of [`${path.slice(0, -1)}_`, "/unsubscribe"])
      expect(await ask(unsubscribe, other), other).toMatchObject({ status: 404, isCut: false });
  });

  it("“this wasn’t me”: the same", async () => {
    const { app, ask } = await createReader();
    const at = app.clock.now().toISOString();
    const path = createNotMeLinks(secrets).pathOf({ uid: "ada", at });
    for (const whole of [path, path.replaceAll("&", "&amp;"), path.replace("code=", "code=%0A")])
      expect(await ask(notMe, whole), whole).toMatchObject({ status: 200, state: "asks" });
    for (const cut of [path.slice(0, -1), path.slice(0, 30)])
      expect(await ask(notMe, cut), cut).toMatchObject({ status: 404, state: "cut" });
    expect(await ask(notMe, "/not-me")).toMatchObject({ status: 404, state: "unknown" });
  });

  it("of a change of address: incomplete where it was cut", async () => {
    const { ask } = await createReader();
    const path = createChangeLinks(secrets).pathOf({ uid: "ada", change: "one", side: "new" });
    expect(await ask(changeEmail, path.slice(0, -1))).toMatchObject({ status: 404, isCut: true });
    expect(await ask(changeEmail, path.slice(0, 30))).toMatchObject({ status: 404, isCut: true });
    // Whole, but of no change that is under way.
    expect(await ask(changeEmail, path)).toMatchObject({ status: 404, isCut: false });
  });

  it("to a reference: incomplete where it was cut", async () => {
    const { ask } = await createReader();
    const secret = "abcdefghijklmnopqrstuvwx";
    const open = (secret: string) => ask(reference, `/reference/${secret}`, { secret });
    expect(await open(secret)).toMatchObject({ status: 404, isCut: false });
    expect(await open(secret.slice(0, 20))).toMatchObject({ status: 404, isCut: true });
    expect(await open(`${secret.slice(0, 20)}\n${secret.slice(20)}`)).toMatchObject({ isCut: false });
  });
});
