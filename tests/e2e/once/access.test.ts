import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import {
  askForLink,
  createAccount,
  doors,
  expect,
  expectApp,
  fillIn,
  freshEmail,
  newestMail,
  open,
  signUp,
  signUpByRequest,
  takeCookies,
  test,
} from "../support";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const visitorPages = [
  "/",
  "/boutiques",
  "/hire",
  "/login",
  "/login?sent=1",
  "/sign-in",
  "/privacy",
  "/terms",
];
const memberPages = ["/app", "/app/profile", "/app/briefs", "/app/inbox"];

// Motion would let axe measure a colour on its way to another.
const settings = { bypassCSP: true, reducedMotion: "reduce" } as const;

/** Pages in a browser whose policy lets axe in: one of a visitor who was sent a link, one of a member. */
async function openBoth(browser: Browser): Promise<{ visitor: Page; member: Page; email: string }> {
  const visitor = await (await browser.newContext(settings)).newPage();
  const member = await (await browser.newContext(settings)).newPage();
  const email = await createAccount();
  await askForLink(visitor, email);
  // The longest name that a form takes, without a space to break at.
  await takeCookies(member, (await signUpByRequest(freshEmail(), "M".repeat(80))).cookie);
  return { visitor, member, email };
}

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: axe });
  return page.evaluate(async () => {
    const found = await (window as unknown as { axe: typeof import("axe-core") }).axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return found.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ""}`).join(" | ")}`,
    );
  });
}

for (const theme of ["Dark", "Light", "Black", "Charcoal"]) {
  test(`axe finds nothing to mend on any page in the theme ${theme}`, async ({ browser, expectTrouble }) => {
    expectTrouble(/status of 400 /);
    const { visitor, member, email } = await openBoth(browser);
    const found: Record<string, string[]> = {};
    for (const [page, paths] of [
      [visitor, [...visitorPages, (await newestMail(email, 2)).link]],
      [member, memberPages],
    ] as const) {
      await open(page, paths[0] ?? "/");
      await page.getByRole("button", { name: theme, exact: true }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme.toLowerCase());
      for (const path of paths) {
        await open(page, path);
        found[path] = await violations(page);
      }
    }
    await open(visitor, "/");
    await fillIn(visitor, doors.freelancer, { email: freshEmail(), name: "Ada", Country: "Atlantis" });
    await visitor.getByRole("button", { name: doors.freelancer.submit }).click();
    await expect(visitor.getByRole("alert")).toBeVisible();
    found["/ with errors"] = await violations(visitor);
    expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
    await visitor.context().close();
    await member.context().close();
  });
}

test("no page scrolls sideways at 320, 375 and 1440 px", async ({ browser }) => {
  const faults = await measureAll(browser, () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
  });
  expect(faults).toEqual([]);
});

test("every button, field and link of a menu is at least 44 px high and wide", async ({ browser }) => {
  const faults = await measureAll(browser, () => {
    const targets = "button, input:not([type=hidden]), select, textarea, nav a, footer a, header a";
    return [...document.querySelectorAll(targets)]
      .filter((target) => target.checkVisibility() && target.getAttribute("href") !== "#main")
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.9 || box.width < 43.9)
      .map(({ target, box }) => {
        const name = target.textContent?.trim() || target.getAttribute("name");
        return `${name} is ${Math.round(box.width)} × ${Math.round(box.height)} px`;
      });
  });
  expect(faults).toEqual([]);
});

/** Runs `measure` in every page at every width and says where it found what. */
async function measureAll(browser: Browser, measure: () => string[]): Promise<string[]> {
  const { visitor, member, email } = await openBoth(browser);
  const faults: string[] = [];
  for (const [page, paths] of [
    [visitor, [...visitorPages, (await newestMail(email, 2)).link]],
    [member, memberPages],
  ] as const) {
    for (const path of paths) {
      await open(page, path);
      for (const width of [320, 375, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        // The page is laid out anew by the frame after next; what is measured before is the old width's.
        await page.evaluate(async () => {
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        });
        for (const fault of await page.evaluate(measure)) faults.push(`${path} at ${width}: ${fault}`);
      }
    }
    await page.context().close();
  }
  return faults;
}

test("an owner's review and a pending member's banner have nothing to mend, either", async ({
  browser,
  page,
}) => {
  const { email } = await signUp(page, { door: doors.hire });
  const owner = await (await browser.newContext(settings)).newPage();
  await open(owner, (await newestMail(email)).link);
  await owner.getByLabel("E-mail").fill(email);
  await owner.getByRole("button", { name: "Sign in" }).click();
  await expect(owner.getByRole("heading", { name: "Is this yours?" })).toBeVisible();
  expect(await violations(owner)).toEqual([]);
  await owner.getByRole("button", { name: "It was me: keep it" }).click();
  await expectApp(owner);
  await owner.context().close();
});
