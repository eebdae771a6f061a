import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { copyProject, type ProjectCopy } from "../../support/project-copy";
import { noteDocuments } from "../documents";
import { startProcess } from "../process";
import { doors, expect, fillIn, freshEmail, inNewNetwork, noteTroubles, test, untilAlive } from "../support";

// Three pages stay open while the server is replaced by a later release on a fresh disk: every file that
// they may still ask for is gone, and the route of one has another name.

/** The forms by their addresses, and what is typed into each before the release. */
const forms = {
  "/": {
    door: doors.freelancer,
    typed: { email: freshEmail(), name: "Ada Lovelace", "Day rate": "480", Currency: "USD" },
  },
  "/boutiques": { door: doors.boutique, typed: { email: freshEmail(), name: "Studio Example" } },
  "/hire": { door: doors.hire, typed: { email: freshEmail(), name: "Example Ltd", Budget: "9000" } },
};

let later: ProjectCopy;
let running: Awaited<ReturnType<typeof startProcess>>;
/** By the address at which it was opened. */
const opened = new Map<string, Page>();
const troubles: string[] = [];
/** What was asked for and is gone; the page says so in the console and mends it. */
const expected =
  /status of 404|Error loading route module|dynamically imported module|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE/;

// One process for all, and a failure starts neither build nor process again.
test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  later = await buildLaterRelease();
  running = await startProcess();
  for (const [path, { door, typed }] of Object.entries(forms)) {
    const page = await browser.newPage({ extraHTTPHeaders: inNewNetwork() });
    opened.set(path, page);
    noteTroubles(page.context(), troubles);
    await page.goto(running.address + path);
    await untilAlive(page);
    await fillIn(page, door, typed);
  }
  await running.stop();
  running = await startProcess({ port: running.port, directory: later.directory });
});

test.afterEach(() => {
  expect(troubles.filter((trouble) => !expected.test(trouble))).toEqual([]);
});

test.afterAll(async () => {
  for (const page of opened.values()) await page.context().close();
  await running?.stop();
  later?.remove();
});

/** The page that was opened there, and the documents that it loads from now on. */
function openedAt(path: keyof typeof forms) {
  const page = opened.get(path);
  if (!page) throw new Error(`No page was opened at ${path}`);
  return { page, documents: noteDocuments(page), ...forms[path] };
}

test("an open page survives a release: the next navigation loads once, and what was typed is still there", async () => {
  const { page, documents, door, typed } = openedAt("/");
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(page.getByRole("heading", { name: "Start your first brief" })).toBeVisible();
  expect(page.url()).toBe(`${running.address}/hire`);
  await untilAlive(page);
  await expect.poll(() => documents).toEqual(["/hire"]);

  await page.getByRole("link", { name: "For freelancers" }).click();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(typed.email);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(typed.name);
  await expect(page.getByLabel("Day rate")).toHaveValue("480");
  await expect(page.getByLabel("Currency")).toHaveValue("USD");
  await expect.poll(() => documents).toEqual(["/hire"]);
  await page.getByRole("button", { name: door.submit }).click();
  await expect(page.getByRole("heading", { name: "Hello, Ada Lovelace" })).toBeVisible();
});

test("a form of an earlier release is taken, and its sender arrives", async () => {
  const { page, documents, door } = openedAt("/boutiques");
  await page.getByRole("button", { name: door.submit }).click();
  await expect(page.getByRole("heading", { name: "Hello, Studio Example" })).toBeVisible();
  expect(page.url()).toBe(`${running.address}/app`);
  await expect.poll(() => documents).toEqual(["/app"]);
});

test("a form whose route has another name by now loads once, and what was typed is still there", async () => {
  const { page, documents, door } = openedAt("/hire");
  await page.getByRole("button", { name: door.submit }).click();
  await expect.poll(() => documents).toEqual(["/hire"]);
  await untilAlive(page);
  await expect(page.getByLabel("Organisation")).toHaveValue("Example Ltd");
  await expect(page.getByLabel("Budget")).toHaveValue("9000");
  await page.getByRole("button", { name: door.submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New brief" })).toBeVisible();
  await expect.poll(() => documents).toEqual(["/hire"]);
});

/** The same product, built again after a change that gives the browser's files other names, in a directory of its own. */
async function buildLaterRelease(): Promise<ProjectCopy> {
  const copy = copyProject();
  const { directory } = copy;

  // Words of every page with a form, and so of the names of their scripts; and a route that keeps its address alone.
  const words = join(directory, "app/words/en.json");
  const source = await readFile(words, "utf8");
  expect(source).toContain("all you typed is still here. Try again.");
  const others = source.replaceAll(
    "all you typed is still here. Try again.",
    "all you typed is still here. Once more.",
  );
  await writeFile(words, others);
  const routes = join(directory, "app/routes");
  await rename(join(routes, "_public.hire.tsx"), join(routes, "_public.[hire].tsx"));

  const build = spawn(process.execPath, ["scripts/build.mjs"], {
    cwd: directory,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(build, "exit");
  expect(code, "the later release's build").toBe(0);
  return copy;
}
