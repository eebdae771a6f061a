import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { createContainer } from "~/config/container.server";
import { readConfig } from "~/config/env.server";
import { createLog } from "~/config/log.server";
import { findFreePorts } from "../../scripts/ports.mjs";
import { startSite } from "../../scripts/running-site.mjs";
import { siteEnvironment } from "../../scripts/site.mjs";
import { buildTool } from "../../scripts/tool.mjs";
import { hirers, talents } from "../../tools/demo/texts/texts";
import { fillDemo } from "../../tools/demo.mjs";
import { graphqlServer } from "../support/graphql-mocks";
import { requireEmulatorHost, requireValue } from "../support/identity";
import { signInTo } from "../support/sign-in";

let tool: string;
beforeAll(async () => {
  graphqlServer.close();
  tool = await buildTool("demo");
});

async function createCopy() {
  const dataDir = mkdtempSync(join(tmpdir(), "first-look-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const [port = 0] = await findFreePorts(1);
  const settings = { port, emulatorPort: 0, dataDir, authEmulatorHost: requireEmulatorHost() };
  return {
    fill: () => fillDemo(tool, settings, new AbortController().signal),
    /** Cookies of members of the sample, made while no server runs. */
    async signIn(handles: string[]) {
      const container = createContainer(
        readConfig(siteEnvironment(settings, "production")),
        createLog("silent"),
      );
      try {
        return await Promise.all(
          handles.map(async (handle) => {
            const { email = "" } = [...hirers, ...talents].find((one) => one.handle === handle) ?? {};
            const { uid } = requireValue(await container.identity.getUserByEmail(email));
            return signInTo(container, { uid, email });
          }),
        );
      } finally {
        await container.stop();
      }
    },
    start: () => startSite("The site", { ...settings, log: () => {} }),
  };
}

it.each([
  ["that is new", false],
  ["that ran before without it", true],
])("the first page of a sample market in a copy %s lists all of it", async (_what, ranBefore) => {
  const copy = await createCopy();
  if (ranBefore) await (await copy.start()).stop();
  await copy.fill();
  const [talent = "", hirer = ""] = await copy.signIn(["amara", "linden"]);
  const site = await copy.start();
  onTestFinished(() => site.stop().then(() => {}));

  const [briefs, members] = await Promise.all(
    [
      ["/app/briefs", talent],
      ["/app/members", hirer],
    ].map(async ([path, cookie = ""]) => {
      const answer = await fetch(`${site.origin}${path}`, { headers: { cookie } });
      return { status: answer.status, page: await answer.text() };
    }),
  );
  expect(briefs?.status).toBe(200);
  expect(members?.status).toBe(200);
  expect(briefs?.page).not.toContain("The search is being made");
  expect(members?.page).not.toContain("The search is being made");
  expect(briefs?.page.match(/href="\/app\/briefs\/[^"/]+"/g)?.length).toBeGreaterThan(10);
  expect(members?.page.match(/href="\/app\/members\/[^"/]+"/g)?.length).toBeGreaterThan(10);
});
