import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { copyProject, type ProjectCopy } from "../../support/project-copy";
import { noteDocuments } from "../documents";
import { startProcess } from "../process";
import { doors, expect, fillIn, freshEmail, test, untilAlive } from "../support";

// A page stays open while the server is replaced by a later release on a fresh disk: every file that
// the page may still ask for is gone, and one of its routes has another name.

let later: ProjectCopy;

test.beforeAll(async () => {
  later = await buildLaterRelease();
});

test.afterAll(() => later?.remove());

test.beforeEach(({ expectTrouble }) => {
  // What was asked for and is gone; the page says so in the console and mends it.
  expectTrouble(
    /status of 404|Error loading route module|dynamically imported module|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE/,
  );
});

test("an open page survives a release: the next navigation loads once, and what was typed is still there", async ({
  page,
}) => {
  const { replace, stop, address } = await openOnFirstRelease(page, "/");
  const typed = { email: freshEmail(), name: "Ada Lovelace", "Day rate": "480", Currency: "USD" };
  await fillIn(page, doors.freelancer, typed);
  await replace();

  const documents = noteDocuments(page);
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(page.getByRole("heading", { name: "Start your first brief" })).toBeVisible();
  expect(page.url()).toBe(`${address}/hire`);
  await untilAlive(page);
  await expect.poll(() => documents).toEqual(["/hire"]);

  await page.getByRole("link", { name: "For freelancers" }).click();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(typed.email);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(typed.name);
  await expect(page.getByLabel("Day rate")).toHaveValue("480");
  await expect(page.getByLabel("Currency")).toHaveValue("USD");
  await expect.poll(() => documents).toEqual(["/hire"]);
  await page.getByRole("button", { name: doors.freelancer.submit }).click();
  await expect(page.getByRole("heading", { name: "Hello, Ada Lovelace" })).toBeVisible();
  await stop();
});

test("a form of an earlier release is taken, and its sender arrives", async ({ page }) => {
  const { replace, stop, address } = await openOnFirstRelease(page, "/boutiques");
  await fillIn(page, doors.boutique, { email: freshEmail(), name: "Studio Example" });
  await replace();

  const documents = noteDocuments(page);
  await page.getByRole("button", { name: doors.boutique.submit }).click();
  await expect(page.getByRole("heading", { name: "Hello, Studio Example" })).toBeVisible();
  expect(page.url()).toBe(`${address}/app`);
  await expect.poll(() => documents).toEqual(["/app"]);
  await stop();
});

test("a form whose route has another name by now loads once, and what was typed is still there", async ({
  page,
}) => {
  const { replace, stop } = await openOnFirstRelease(page, "/hire");
  await fillIn(page, doors.hire, { email: freshEmail(), name: "Example Ltd", Budget: "9000" });
  await replace();

  const documents = noteDocuments(page);
  await page.getByRole("button", { name: doors.hire.submit }).click();
  await expect.poll(() => documents).toEqual(["/hire"]);
  await untilAlive(page);
  await expect(page.getByLabel("Organisation")).toHaveValue("Example Ltd");
  await expect(page.getByLabel("Budget")).toHaveValue("9000");
  await page.getByRole("button", { name: doors.hire.submit }).click();
  await expect(page.getByRole("heading", { name: "Hello, Example Ltd" })).toBeVisible();
  await expect.poll(() => documents).toEqual(["/hire"]);
  await stop();
});

/** A page of the release under test; `replace` puts the later one in its place, at the same address. */
async function openOnFirstRelease(page: Page, path: string) {
  let running = await startProcess();
  const { address, port } = running;
  await page.goto(address + path);
  await untilAlive(page);
  return {
    address,
    async replace() {
      await running.stop();
      running = await startProcess({ port, directory: later.directory });
    },
    stop: () => running.stop(),
  };
}

/** The same product, built again after a change that gives the browser's files other names, in a directory of its own. */
async function buildLaterRelease(): Promise<ProjectCopy> {
  const copy = copyProject();
  const { directory } = copy;

  // A module of every page with a form, and so of the names of their scripts; and a route that keeps its address alone.
  const module = join(directory, "app/shell/client/keep-typed.ts");
  const source = await readFile(module, "utf8");
  expect(source).toContain("Try again.");
  await writeFile(module, source.replace("Try again.", "Once more."));
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
