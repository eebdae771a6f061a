import { expect, it } from "vitest";
import { createTestApp, get, respond } from "#tests/support/app";
import { loader } from "~/routes/[.]well-known.security[.]txt";

it("says where holes are reported, and until when that holds, as RFC 9116 has it", async () => {
  const securityContact = "https://guildhall.example/report";
  const app = createTestApp({ site: { securityContact } });
  const request = get("/.well-known/security.txt");
  const answer = await respond(() => loader({ request, context: app.context(request), params: {} }));
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await answer.text()).trimEnd().split("\n");
  const fields = new Map(lines.map((line) => line.split(/: (.*)/s) as [string, string]));
  expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  expect(fields.get("Contact")).toBe(securityContact);
  const left = Date.parse(fields.get("Expires") ?? "") - app.clock.now().getTime();
  expect(left / 86_400_000).toBeGreaterThan(170);
  expect(left / 86_400_000).toBeLessThan(365);
});
