import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ask, cookiesOf } from "#tests/fuzz/ask";
import { startProduct } from "#tests/fuzz/product";
import { freshEmail } from "#tests/support/identity";
import { sharedCollections } from "~/collections";
import { unobserved } from "~/config/observation.server";
import { createHttpServer } from "~/http/http-server";
import { meterStore } from "~/platform/observed/meter-store";
import { findFreePorts } from "../../scripts/ports.mjs";

/** The halves on one store; `opened` is every collection that the pages' half has read or written. */
async function startHalves() {
  const directory = mkdtempSync(join(tmpdir(), "halves-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const [port = 0] = await findFreePorts(1);
  const shared = { DATA_DIR: directory, FIREBASE_PROJECT_ID: `demo-${randomUUID()}` };
  const api = await startProduct("local", { ...shared, SERVE: "api", PORT: String(port) });
  const { clock, log } = api.container;
  const server = createHttpServer(api.app, { hostname: "127.0.0.1", tls: false, clock, log });
  await once(server.listen(port, "127.0.0.1"), "listening");

  const opened = new Set<string>();
  const note = (collection: string) => void opened.add(collection);
  const observation = {
    ...unobserved,
    adapters: (parts: Parameters<typeof unobserved.adapters>[0]) => ({
      ...parts,
      store: meterStore(parts.store, { read: note, wrote: note, removed: note }),
    }),
  };
  const there = { SERVE: "web", GRAPHQL_URL: `http://127.0.0.1:${port}/graphql` };
  const web = await startProduct("local", { ...shared, ...there }, { observation });
  onTestFinished(async () => {
    await web.stop();
    server.close();
    server.closeAllConnections();
    await api.stop();
  });
  return { web, opened };
}

it("the pages’ half opens nothing of the market: what auth keeps is all that it reads and writes", async () => {
  const { web, opened } = await startHalves();
  let cookie = "";
  async function visit(target: string, form?: Record<string, string>): Promise<number> {
    const sent = form && {
      type: "application/x-www-form-urlencoded",
      body: new URLSearchParams(form).toString(),
    };
    const headers: [string, string][] = [
      ["cookie", cookie],
      ["origin", web.origin],
    ];
    const answer = await ask(web, { method: form ? "POST" : "GET", headers, target, ...sent });
    const set = cookiesOf(answer);
    if (set.length > 0) cookie = set.join("; ");
    return answer.status;
  }

  const email = freshEmail();
  expect(await visit("/hire", { email, name: "Zoë", organisation: "Zoë & Sons" })).toBe(303);
  const pages = ["", "/briefs", "/briefs/new", "/profile", "/profile/account", "/inbox", "/notifications"];
  for (const page of pages) expect([page, await visit(`/app${page}`)]).toEqual([page, 200]);
  expect(await visit("/app/profile/export")).toBe(200);
  expect(await visit("/login", { email })).toBe(303);
  expect(await visit("/sign-out")).toBe(302);
  expect([...opened].filter((one) => !sharedCollections.includes(one))).toEqual([]);
  expect(opened).toContain("sessions");
});
