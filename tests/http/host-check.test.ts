import { describe, expect, test } from "vitest";
import { createTestClock } from "#tests/support/clock";
import { health } from "~/http/health";
import { createTestHttpApp, exchange, listen, ourHost, requestLines } from "./http-app";

test.each([
  ["guildhall.example", 200],
  ["GuildHall.Example", 200],
  ["www.guildhall.example:8443", 200],
  [null, 400],
  ["", 400],
  ["evil.example", 400],
  ["guildhall.example.evil.example", 400],
  ["evil.guildhall.example", 400],
  ["guildhall.example:8443", 400],
  ["guildhall.example.", 400],
  ["guildhall.example@evil.example", 400],
  ["guildhall.example, evil.example", 400],
  ["guildhall.example/evil", 400],
  ["127.0.0.1", 400],
  ["[::1]", 400],
  ["__proto__", 400],
])("Host %j: %i", async (host, status) => {
  const { app, asked } = createTestHttpApp({ allowedHosts: [ourHost, "www.guildhall.example:8443"] });
  const url = `http://${status === 200 ? host : ourHost}/`;
  const response = await app.request(new Request(url, { headers: host === null ? {} : { host } }));
  expect(response.status).toBe(status);
  expect(asked).toHaveLength(status === 200 ? 1 : 0);
});

test.each(["x-forwarded-host", "x-host", "x-original-host", "forwarded"])(
  "%s doesn't stand in for a host",
  async (name) => {
    const { app } = createTestHttpApp();
    const headers = { host: "evil.example", [name]: name === "forwarded" ? `host=${ourHost}` : ourHost };
    expect((await app.request(new Request("http://evil.example/", { headers }))).status).toBe(400);
  },
);

test.each(["/healthz", "/readyz"])("%s is asked by address, so it answers to any host", async (path) => {
  const { app } = createTestHttpApp({ health: health({}, createTestClock()) });
  const request = new Request(`http://10.0.0.7${path}`, { headers: { host: "10.0.0.7" } });
  expect((await app.request(request)).status).toBe(200);
});

describe("a host in the request line", () => {
  test.each([
    ["GET http://evil.example/ HTTP/1.1", 400],
    ["GET https://evil.example/ HTTP/1.1", 400],
    [`GET http://${ourHost}:8080/ HTTP/1.1`, 400],
    [`GET http://${ourHost}@evil.example/ HTTP/1.1`, 400],
    [`GET http://${ourHost}/ HTTP/1.1`, 200],
    ["GET / HTTP/1.1", 200],
  ])("%s, beside a Host of ours: %i", async (line, status) => {
    const { app, asked } = createTestHttpApp();
    const answer = await exchange(await listen(app.fetch), requestLines(line));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const { url } of asked) expect(new URL(url).host).toBe(ourHost);
  });
});
