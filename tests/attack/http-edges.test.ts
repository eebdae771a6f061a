import { connect } from "node:net";
import { expect, it } from "vitest";
import {
  createTestHttpApp,
  endpointsOf,
  exchange,
  listen,
  ourHost,
  ourOrigin,
  requestLines,
} from "#tests/http/http-app";

it.each(["user:password@", "user@", ":password@"])(
  "a request line with %s before the host is refused with 400, and no error is logged",
  async (credentials) => {
    const { app, asked, lines } = createTestHttpApp();
    const line = `GET http://${credentials}${ourHost}/ HTTP/1.1`;
    expect(await exchange(await listen(app.fetch), requestLines(line))).toMatch(/^HTTP\/1.1 400 /);
    expect(asked).toEqual([]);
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  },
);

it("a visitor who hangs up in the middle of a body is no error of ours", async () => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const { app, lines } = createTestHttpApp();
  const port = await listen((request) => {
    const answer = app.fetch(request);
    begin();
    return answer;
  });
  const socket = connect(port, "127.0.0.1");
  const length = { origin: ourOrigin, "content-length": "100" };
  socket.write(`${requestLines("POST /login HTTP/1.1", length)}email=`);
  await begun;
  socket.destroy();
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});

it.each([
  [503, null, "30"],
  [429, null, null],
  [429, "61", "61"],
  [503, "5", "5"],
  [200, null, null],
])("%i with Retry-After %j is answered with %j", async (status, given, expected) => {
  const headers: HeadersInit = given ? { "retry-after": given } : {};
  const { ask } = createTestHttpApp({
    endpoints: endpointsOf({ "/x": () => new Response("", { status, headers }) }),
  });
  expect((await ask("/x")).headers.get("retry-after")).toBe(expected);
});
