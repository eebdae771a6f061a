import { expect, test } from "vitest";
import { createTestHttpApp } from "./http-app";

test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "QUERY", "MKCOL"])(
  "%s: 405, and the answer names the methods that routes know",
  async (method) => {
    const { ask, asked } = createTestHttpApp();
    const response = await ask("/", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
    expect(asked).toEqual([]);
  },
);

test.each(["/", "/graphql", "/healthz", "/build/x.js", "/nowhere"])(
  "405 comes first on every path: %s",
  async (path) => {
    expect((await createTestHttpApp().ask(path, { method: "DELETE" })).status).toBe(405);
  },
);

test("HEAD answers as GET does, without a body", async () => {
  const { ask } = createTestHttpApp();
  const response = await ask("/", { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});
