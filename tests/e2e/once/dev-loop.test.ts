import { readFileSync } from "node:fs";
import { type Page, expect as soonExpect, test } from "@playwright/test";
import { type DevLoop, runs, startDevLoop } from "../dev-loop";

const words = "app/words/en.json";
const copyFile = "app/features/sign-up/pages/freelancer-copy.ts";
const headline = "Every proposal gets a reply.";
const inGerman = JSON.parse(readFileSync("app/words/de.json", "utf8"));

test.describe.configure({ mode: "serial" });

/** An edit shows within a second or two, and in half a minute where all cores have other work. */
const expect = soonExpect.configure({ timeout: 120_000 });

let loop: DevLoop;
/** One page for all edits: it is never loaded anew by a test. */
let page: Page;

test.beforeAll(async ({ browser }) => {
  loop = await startDevLoop();
  page = await browser.newPage({ baseURL: loop.origin });
  await page.goto("/");
  await email().fill("typed@example.com");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
});
test.afterAll(async () => {
  await page?.close();
  await loop?.remove();
});

const heading = () => page.getByRole("heading", { level: 1 });
const email = () => page.getByRole("textbox", { name: "E-mail" }).first();

/** What is shown, how it was before, and what an edit makes of it. */
const edits: [what: string, edit: () => void, shown: () => Promise<void>][] = [
  [
    "text",
    () => loop.edit(words, headline, "Every proposal gets an edit."),
    () => expect(heading()).toHaveText("Every proposal gets an edit."),
  ],
  [
    "component",
    () => loop.edit("app/ui/public-page.tsx", "<header", '<header data-edited="yes"'),
    () => expect(page.locator("header[data-edited=yes]")).toHaveCount(1),
  ],
  [
    "loader",
    () => loop.edit("app/shell/page/site.server.ts", "    brand,", '    brand: "Edited Hall",'),
    () => expect(page.getByRole("banner")).toContainText("Edited Hall"),
  ],
  [
    "style",
    () =>
      loop.edit(
        "app/ui/public-page.css.ts",
        "  ...type.display,",
        '  ...type.display, letterSpacing: "7px",',
      ),
    () => expect(heading()).toHaveCSS("letter-spacing", "7px"),
  ],
];

for (const [what, edit, shown] of edits)
  test(`the dev loop shows an edited ${what}, and keeps the page and what is typed in it`, async () => {
    edit();
    await shown();
    await expect(email()).toHaveValue("typed@example.com");
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  });

test("the dev loop speaks a reader's language, in the browser too, and shows its edited text", async ({
  browser,
}) => {
  const german = await browser.newPage({ baseURL: loop.origin, locale: "de-DE" });
  const said: string[] = [];
  german.on("console", (message) => message.type() === "error" && said.push(message.text()));
  await german.goto("/");
  await expect(german.locator("html")).toHaveAttribute("lang", "de");
  const title = german.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(inGerman.signUpFreelancer.headline);
  // Made by the browser alone.
  await german.locator("a[href='/hire']").first().click();
  await expect(title).toHaveText(inGerman.signUpHire.headline);
  expect(said).toEqual([]);
  loop.edit("app/words/de.json", inGerman.signUpHire.headline, "Ein geänderter Satz.");
  await expect(title).toHaveText("Ein geänderter Satz.");
  await german.close();
});

test("the dev loop serves an edited schema", async ({ request }) => {
  loop.edit("app/graphql/schema.graphql", "type Query {", "type Query {\n  edited: String");
  const ask = async () => {
    const data = { operationName: "Edited", query: "query Edited { edited }", variables: {} };
    const answer = await request.post(`${loop.origin}/graphql`, { data }).catch(() => null);
    return answer?.json().catch(() => null);
  };
  await expect.poll(ask).toEqual({ data: { edited: null } });
});

test("the dev loop says where a syntax error is, and goes on once it is mended", async () => {
  const before = loop.said().length;
  loop.edit(copyFile, "export const freelancerCopy", "export const = freelancerCopy");
  await expect.poll(() => loop.said().slice(before)).toMatch(/freelancer-copy\.ts:\d+:\d+/);
  loop.edit(copyFile, "export const = freelancerCopy", "export const freelancerCopy");
  loop.edit(words, "Every proposal gets an edit.", "Every mistake gets mended.");
  await expect(heading()).toHaveText("Every mistake gets mended.");
});

test("one interrupt ends every process of the dev loop", async () => {
  const family = await loop.interrupt();
  // npm, its shell, ours, the emulator, the compiler with its helper, and the server.
  if (process.platform === "linux") expect(family.length).toBeGreaterThanOrEqual(6);
  expect(loop.said()).toContain("Stopped; everything is saved.");
  expect(family.filter(runs)).toEqual([]);
});
