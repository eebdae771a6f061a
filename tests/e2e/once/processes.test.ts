import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { startProcess } from "../process";
import { apiKeyHeader, graphqlUrl } from "../settings";
import {
  confirmBanner,
  cookiesOf,
  doors,
  expect,
  fillIn,
  freshEmail,
  newestMail,
  request,
  test,
} from "../support";

// The web half over the wire, and how a process ends. Every process here shares the first one's data.
test.use({ javaScriptEnabled: false });

/** Stands between a web half and the API: notes what passes, and holds it while told to. */
async function startRelay() {
  const passed: { operation: string; authorization: string | undefined }[] = [];
  let gate: Promise<void> = Promise.resolve();
  const relay = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { authorization, "x-attempt": attempt } = incoming.headers;
    const operation = JSON.parse(body).operationName;
    // What a web half asks at its start, of nobody's.
    if (operation !== "reach") passed.push({ operation, authorization });
    await gate;
    const answer = await fetch(graphqlUrl, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        ...apiKeyHeader,
        ...(authorization && { authorization }),
        ...(attempt && { "x-attempt": String(attempt) }),
      },
    });
    outgoing.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
  };
  const server: Server = createServer((incoming, outgoing) => {
    relay(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    passed,
    hold(): () => void {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test("with GRAPHQL_URL the whole sign-up goes over the wire, each request with a fresh ID token", async ({
  page,
}) => {
  const relay = await startRelay();
  const web = await startProcess({ settings: { SERVE: "web", GRAPHQL_URL: relay.url } });
  const email = freshEmail();
  await page.goto(`${web.address}/hire`);
  await fillIn(page, doors.hire, { email, name: "Wire & Sons", Budget: "9000" });
  await page.getByRole("button", { name: doors.hire.submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New brief" })).toBeVisible();
  await expect(page.getByLabel("Budget from")).toHaveValue("9000");
  expect(page.url().replace(web.address, "")).toMatch(doors.hire.to);

  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Link sent", { exact: true })).toBeVisible();
  const link = new URL((await newestMail(email, 2)).link);
  await page.goto(`${web.address}${link.pathname}${link.search}`);
  await page.getByRole("button", { name: "Confirm" }).click();
  // Where the first link would have led.
  await expect(page.getByText("Your e-mail is confirmed", { exact: true })).toBeVisible();
  expect(page.url()).toContain("/app/briefs/new?id=first");
  await expect(confirmBanner(page)).toHaveCount(0);

  expect(new Set(relay.passed.map(({ operation }) => operation))).toEqual(
    new Set(["createUser", "saveDraft", "viewer", "briefForm", "budgetBands", "dashboard", "sendLoginEmail"]),
  );
  for (const { operation, authorization } of relay.passed) {
    const anonymous = operation === "createUser" || operation === "sendLoginEmail";
    expect(authorization ?? "", operation).toMatch(anonymous ? /^$/ : /^Bearer eyJ/);
  }
  expect(await web.stop()).toBe(0);
  await relay.close();
});

test("with SERVE=api a process answers the API and its health, and nothing else", async () => {
  const api = await startProcess({ settings: { SERVE: "api" } });
  const ask = (path: string, init?: RequestInit) =>
    fetch(`${api.address}${path}`, { redirect: "manual", ...init });
  expect((await ask("/healthz")).status).toBe(200);
  expect((await ask("/readyz")).status).toBe(200);
  for (const path of [
    "/",
    "/login",
    "/app",
    "/sign-out",
    "/local/mailbox.json",
    "/favicon.ico",
    "/no/such/page",
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
  expect((await ask("/graphql")).status).toBe(405);
  const query = { operationName: null, query: "{ viewer { email } }", variables: {} };
  const answer = await ask("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(query),
  });
  expect(await answer.json()).toEqual({ data: { viewer: null } });
  expect(await api.stop()).toBe(0);
});

test("SIGTERM under a request lets it finish, and a new process knows its session", async () => {
  const relay = await startRelay();
  const web = await startProcess({ settings: { SERVE: "web", GRAPHQL_URL: relay.url } });
  const release = relay.hold();
  const signingUp = fetch(`${web.address}/?index`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: web.address },
    body: new URLSearchParams({ email: freshEmail(), name: "Ada Example" }),
  });
  await expect.poll(() => relay.passed.length).toBe(1);
  web.child.kill("SIGTERM");
  await expect
    .poll(() =>
      fetch(`${web.address}/healthz`).then(
        () => "answers",
        () => "refuses",
      ),
    )
    .toBe("refuses");
  expect(web.child.exitCode).toBe(null);
  release();
  const answer = await signingUp;
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/app"]);
  expect(await web.ended).toBe(0);

  const again = await startProcess({ port: web.port });
  const cookie = cookiesOf(answer);
  const app = await fetch(`${again.address}/app`, { redirect: "manual", headers: { cookie } });
  expect(app.status).toBe(200);
  expect(await app.text()).toContain("Hello, Ada Example");
  expect((await request("/app", { headers: { cookie } })).status).toBe(200);
  expect(await again.stop()).toBe(0);
  await relay.close();
});
