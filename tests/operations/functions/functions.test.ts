import { beforeAll, expect, it } from "vitest";
import { createTestApp, get, respond } from "#tests/support/app";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { useTestIdentity } from "#tests/support/identity";
import { createCallableFunctions } from "~/platform/functions/callable.server";
import * as account from "~/routes/app.profile_.account";
import * as exportFile from "~/routes/app.profile_.export";
import { refuse } from "~/values/result";
import { serve } from "./peer";
import { answeredEverywhere, callEach, createScene } from "./scene";

// Nothing is mocked here.
beforeAll(() => graphqlServer.close());

it("each function does in this process what it is for, for whom it is, and nothing twice", async () => {
  const scene = createScene(useTestIdentity());
  const found = await callEach(scene, scene.near, async (uid) => (await mailed(scene, uid)).length);
  expect(found).toMatchObject(answeredEverywhere);
  expect(found.exported.ok && JSON.parse(found.exported.value.text)).toMatchObject({
    account: { uid: found.uid },
    briefs: [],
    sessions: [{}],
  });
});

const mailed = async ({ app }: ReturnType<typeof createScene>, uid: string) =>
  (await app.mailbox.list()).filter(({ to }) => to === `${uid}@example.com`);

const halves: [what: string, answer: (write: (head: string, body?: string) => void) => void][] = [
  ["HTML", (write) => write("200 OK", "<!DOCTYPE html><p>Sign in to the proxy")],
  ["502", (write) => write("502 Bad Gateway", "Bad Gateway")],
  ["half a JSON", (write) => write("200 OK", '{"result": {"account": ')],
  ["an empty answer", (write) => write("200 OK", "")],
  ["another JSON", (write) => write("200 OK", '{"data": {}}')],
  ["a null", (write) => write("200 OK", "null")],
  ["an error that isn’t one", (write) => write("500 Internal Server Error", '{"code":"ECONNRESET"}')],
  [
    "a region without it",
    (write) => write("404 Not Found", "Function us-central1-exportAccount does not exist"),
  ],
  ["a redirect", (write) => write("302 Found\r\nlocation: http://127.0.0.1:1/")],
  ["an answer cut off", (write) => write("200 OK\r\ncontent-length: 900", '{"result": {}}')],
  ["nothing at all", () => {}],
];

it.each(halves)(
  "a host that answers %s is unavailable, and a moment later answers again",
  async (_, answer) => {
    const broken = { is: true };
    const url = await serve((write) =>
      broken.is ? answer(write) : write("200 OK", '{"result":{"text":"{}","next":null}}'),
    );
    const ask = (timeoutMs: number) =>
      createCallableFunctions({ url, freshIdToken: async () => "token", timeoutMs }).call(
        "exportAccount",
        { id: "a", uid: "ann" },
        null,
      );
    expect(await ask(500)).toMatchObject({ ok: false, code: "unavailable", detail: expect.any(String) });
    broken.is = false;
    expect(await ask(30_000)).toEqual({ ok: true, value: { text: "{}", next: null } });
  },
);

it("without a token nobody is asked", async () => {
  const functions = createCallableFunctions({
    url: "http://127.0.0.1:1",
    freshIdToken: async () => Promise.reject(new Error("No ID token: network-request-failed")),
  });
  expect(await functions.call("exportAccount", { id: "a", uid: "ann" }, null)).toMatchObject({
    code: "unavailable",
    detail: expect.stringContaining("No ID token"),
  });
});

it("a download that no host could make leads back to its page, which says so by 503 and offers it again", async () => {
  const app = createTestApp({ graphql: "real" });
  const { cookie } = await app.signIn();
  const request = get("/app/profile/export", { cookie });
  const context = app.context(request);
  context.functions = { call: async () => refuse("unavailable", { detail: "no answer" }) };
  const led = await respond(() => exportFile.loader({ request, context, params: {} }));
  expect(led).toHaveRedirect("/app/profile/account?no-export");
  expect(app.logged).toContainEqual(expect.objectContaining({ code: "unavailable", reason: "no answer" }));

  const back = get("/app/profile/account?no-export", { cookie });
  const page = await respond(() => account.loader({ request: back, context: app.context(back), params: {} }));
  expect(page.status).toBe(503);
  expect(await page.json()).toMatchObject({ noExport: true });
});

it.each([
  [{ details: { retryAfterMs: 90_000 } }, { code: "resource-exhausted", retryAfterMs: 90_000 }],
  // The host’s own, of its instances.
  [{}, { code: "unavailable" }],
])(
  "a function that was asked too often says for how long, and its host says nothing",
  async (said, answer) => {
    const error = { status: "RESOURCE_EXHAUSTED", message: "resource-exhausted", ...said };
    const url = await serve((write) => write("429 Too Many Requests", JSON.stringify({ error })));
    const functions = createCallableFunctions({ url, freshIdToken: async () => "token" });
    const session = { id: "a", uid: "ann" };
    expect(await functions.call("exportAccount", session, null)).toMatchObject({ ok: false, ...answer });
  },
);
