import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { languages } from "~/words/languages";
import { press, tabTo, typeInto } from "../keyboard";
import { openBrief, publishBrief } from "../market-seeds";
import {
  confirmBanner,
  createAccount,
  doors,
  expect,
  expectApp,
  expectLinkSent,
  freshEmail,
  joinByRequest,
  newestMail,
  open,
  origin,
  refusal,
  request,
  signUpByRequest,
  takeCookies,
  test,
  untilAlive,
} from "../support";

// Every task by keyboard alone, with JavaScript; without-js/keyboard.test.ts is the other half.

const back = { back: true };
/** Stands before the form where a test beside this one published a brief for everyone. */
const briefOfTheDay = /^A shop .*that answers /;
const control = (page: Page, label: RegExp) => page.locator("form").getByLabel(label);

test("the skip link comes first and leads past the menu to what the page is for", async ({ page }) => {
  await open(page, "/");
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(await tabTo(page, skip)).toHaveLength(1);
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  const [next] = await tabTo(page, page.getByLabel("E-mail", { exact: true }));
  expect(next).toMatch(new RegExp(`^E-mail$|^Join as a freelancer$|${briefOfTheDay.source}`));
});

test("Tab goes through a page in the order in which it is read", async ({ page }) => {
  await open(page, "/");
  const stops = await tabTo(page, page.getByLabel("Theme"));
  expect(stops.filter((stop) => !briefOfTheDay.test(stop))).toEqual([
    "Skip to content",
    "Guildhall",
    "For freelancers",
    "For agencies",
    "For hirers",
    "Sign in",
    "E-mail",
    "Name",
    expect.stringMatching(/^Choose one/),
    "Skills",
    "Country",
    "Day rate",
    expect.stringMatching(/^EUR/),
    "Join as a freelancer",
    "terms",
    "privacy page",
    "hello@localhost",
    "I run a small agency",
    "I want to hire",
    "Open briefs",
    "Privacy",
    "Terms",
    "Contact",
    ...languages.map(({ name }) => name),
    expect.stringMatching(/^System/),
  ]);
});

for (const [name, door] of Object.entries(doors)) {
  test(`the ${name} form: a mistake, the summary's link to its field, the repair, and in`, async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(refusal(422));
    const wrong = { freelancer: /^Country/, boutique: /^Team size/, hire: /^Budget/ }[name] as RegExp;
    const right = { freelancer: "Ireland", boutique: "4", hire: "9000" }[name] as string;
    await open(page, door.path);

    // Told by the browser: the focus goes to the first field that needs something.
    await typeInto(page, page.getByLabel(door.nameLabel, { exact: true }), "Ada Example");
    await page.keyboard.press("Enter");
    const email = page.getByLabel(door.emailLabel, { exact: true });
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription("Write your e-mail address.");

    // Told by the server: the focus goes to the summary, and its links to the fields.
    await page.keyboard.type(freshEmail());
    await typeInto(page, control(page, wrong), "Atlantis");
    await page.keyboard.press("Enter");
    const summary = page.getByRole("alert");
    await expect(summary.getByRole("heading")).toHaveText("One thing to fix");
    await expect(summary).toBeFocused();
    await press(page, summary.getByRole("link"));
    await expect(control(page, wrong)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(right);
    await expect(summary).toHaveCount(0);
    await press(page, page.getByRole("button", { name: door.submit }));
    const begins = name === "hire" ? "New brief" : "Hello, Ada Example";
    await expect(page.getByRole("heading", { level: 1, name: begins })).toBeVisible();
    await expect(page.locator("#main")).toBeFocused();
  });
}

test("log in, open the link with its button, go round, and sign out", async ({ page }) => {
  const email = await createAccount();
  await open(page, "/");
  await press(page, page.getByRole("link", { name: "Sign in" }));
  await expect(page).toHaveTitle("Sign in · Guildhall");
  await expect(page.locator("#main")).toBeFocused();
  await typeInto(page, page.getByLabel("E-mail"), email);
  await press(page, page.getByRole("button", { name: "Send me a link" }));
  await expectLinkSent(page, email);
  await expect(page.locator("#main")).toBeFocused();

  await open(page, (await newestMail(email, 2)).link);
  await press(page, page.getByRole("button", { name: "Sign in" }));
  await expect(page).toHaveURL(`${origin}/app?notice=confirmed`);
  await untilAlive(page);

  // An account without a kind: the question is gone with its button, and the focus is at what came instead.
  await press(page, page.getByRole("button", { name: "I run a small agency" }));
  await expect(page.getByRole("heading", { name: "Hello" })).toBeVisible();
  await expect(page.locator("#main")).toBeFocused();

  for (const place of ["Profile", "Briefs", "Inbox"]) {
    // The menu is right before what the focus is at; behind it may be a long form.
    await press(page, page.getByRole("navigation").getByRole("link", { name: place, exact: true }), back);
    await expect(page).toHaveTitle(`${place} · Guildhall`);
    await expect(page.locator("#main")).toBeFocused();
    await expect(page.locator("[aria-live=polite]").first()).toHaveText(`${place} · Guildhall`);
  }
  await press(page, page.getByRole("link", { name: "Sign out" }), back);
  await expect(page.getByRole("heading", { name: "You’re signed out" })).toBeVisible();
});

test("a pending member has the link sent again and keeps the place", async ({ page }) => {
  const { cookie } = await signUpByRequest();
  await takeCookies(page, cookie);
  await open(page, "/app");
  const again = page.getByRole("button", { name: "Send again" });
  await press(page, again);
  await expect(page.getByText("Link sent", { exact: true })).toBeVisible();
  await expect(again).toBeFocused();
});

test("a pending member confirms the address, in words for that", async ({ page }) => {
  const { cookie, email } = await signUpByRequest();
  await takeCookies(page, cookie);
  await open(page, (await newestMail(email)).link);
  await expect(page).toHaveTitle("Confirm your e-mail · Guildhall");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your e-mail");
  await press(page, page.getByRole("button", { name: "Confirm" }));
  await expectApp(page);
  await expect(confirmBanner(page)).toHaveCount(0);
});

test("talent filters, keeps a brief and lets it go, and sends a proposal for it", async ({ page }) => {
  const skill = `Skill ${randomUUID().slice(0, 8)}`;
  const title = "A shop that answers in a second";
  const id = await openBrief({ title, skills: [skill] });
  const { cookie, email } = await signUpByRequest();
  await takeCookies(page, cookie);
  await open(page, (await newestMail(email)).link);
  await press(page, page.getByRole("button", { name: "Confirm" }));
  await expectApp(page);

  await open(page, "/app/briefs");
  await press(page, page.getByText(/^Filter and sort/));
  await typeInto(page, page.getByLabel("Skill", { exact: true }), skill);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "1 brief" })).toBeFocused();
  const keep = page.getByRole("button", { name: /^Bookmark/ });
  // Its words change at once; a page that is left before the answer has come may not have been heard.
  const kept = page.waitForResponse((response) => response.request().method() === "POST");
  await press(page, keep);
  await kept;
  // The same button, with other words: pressing it again is one key away.
  await expect(page.getByRole("button", { name: "Remove bookmark" })).toBeFocused();
  await open(page, "/app/briefs/saved");
  await press(page, page.getByRole("button", { name: "Remove bookmark" }));
  await expect(page.getByRole("heading", { name: "No bookmarks yet" })).toBeVisible();
  await expect(page.locator("#main")).toBeFocused();

  await open(page, `/app/briefs/${id}`);
  await press(page, page.getByRole("link", { name: "Write a proposal" }));
  await expect(page.locator("#main")).toBeFocused();
  await typeInto(
    page,
    page.getByLabel("What would you do, and why you?"),
    "I would measure first, then take the ten slowest queries out of the page.",
  );
  await tabTo(page, page.getByLabel("Yes", { exact: true }));
  await page.keyboard.press("Space");
  // Leaving the field has saved it, and the page says all that follows from that.
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(page.getByText("Delete the draft", { exact: true })).toBeVisible();
  // Enter sends nothing off, and takes nobody from their place.
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Yes", { exact: true })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Your proposal", exact: true })).toBeVisible();
  await typeInto(page, page.getByLabel(/^Where have you done this/), "Two shops, last year.");
  await press(page, page.getByRole("button", { name: "Send proposal" }));
  await expect(page.getByRole("heading", { name: "Sent", exact: true })).toBeVisible();
  await expect(page.locator("#main")).toBeFocused();
});

test("a hirer looks through the directory, saves somebody with a note, and invites them", async ({
  page,
}) => {
  const skill = `Rig ${randomUUID().slice(0, 8)}`;
  const { cookie: found } = await joinByRequest({ name: "Bo Rigger" });
  const form = {
    intent: "save",
    displayName: "Bo Rigger",
    skills: skill,
    visibility: "MEMBERS",
    revision: "1",
  };
  expect((await request("/app/profile", { form, headers: { cookie: found } })).status).toBe(303);
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  await publishBrief(hirer.cookie, { skills: skill });
  await takeCookies(page, hirer.cookie);
  await expect(async () => {
    const list = await request(`/app/members?${new URLSearchParams({ skill })}`, {
      headers: { cookie: hirer.cookie },
    });
    expect(await list.text()).toContain("Bo Rigger");
  }).toPass();

  await open(page, "/app/members");
  await press(page, page.getByText(/^Filters?( |$)/));
  await typeInto(page, page.getByLabel("Skill", { exact: true }), skill);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "1 member found" })).toBeFocused();
  await expect(page.getByRole("article")).toHaveCount(1);
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  await press(page, page.getByRole("button", { name: "Save: Bo Rigger" }));
  await saved;
  await expect(page.getByRole("button", { name: "Remove from saved: Bo Rigger" })).toBeFocused();
  await press(page, page.getByRole("link", { name: "Bo Rigger", exact: true }), back);
  await expect(page.getByText("Add a note", { exact: true })).toBeVisible();
  await expect(page.locator("#main")).toBeFocused();
  await press(page, page.getByText("Add a note", { exact: true }));
  await typeInto(page, page.getByLabel("Your note"), "Knows ropes.");
  await press(page, page.getByRole("button", { name: "Save the note" }));
  await expect(page.getByRole("paragraph").filter({ hasText: "Knows ropes." })).toBeVisible();
  await press(page, page.getByRole("button", { name: "See the fit" }), back);
  await expect(page.getByRole("heading", { name: /^How this fits/ })).toBeVisible();
  await expect(page.locator("#main")).toBeFocused();
  await press(page, page.getByRole("link", { name: "Invite Bo Rigger" }));
  await expect(page.getByLabel("A line to Bo Rigger")).toBeVisible();
  await expect(page.locator("#main")).toBeFocused();
  await typeInto(page, page.getByLabel("A line to Bo Rigger"), "Your ropes would suit us.");
  await press(page, page.getByRole("button", { name: "Send the invitation" }));
  await expect(page.getByText("The invitation is sent", { exact: true })).toBeVisible();
  await expect(page.locator("#main")).toBeFocused();
});

test("talent saves a search, changes when it tells, and deletes it", async ({ page }) => {
  const { cookie } = await joinByRequest({ name: "Ada Sailmaker" });
  await takeCookies(page, cookie);
  await open(page, "/app/briefs?keyword=sails");
  await tabTo(page, page.getByLabel("E-mail what is new"));
  await page.keyboard.press("ArrowUp");
  await press(page, page.getByRole("button", { name: "Save this search" }));
  await expect(page.getByRole("heading", { name: "Saved searches" })).toBeVisible();
  await expect(page.locator("#main")).toBeFocused();
  const cadence = page.getByRole("main").getByLabel("E-mail what is new");
  await expect(cadence).toHaveValue("INSTANT");
  await tabTo(page, cadence);
  await page.keyboard.press("End");
  const changed = page.waitForResponse((response) => response.request().method() === "POST");
  await press(page, page.getByRole("button", { name: /^Save ?:/ }));
  await changed;
  await expect(page.getByText("Changes saved", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Save ?:/ })).toBeFocused();
  await page.reload();
  await expect(cadence).toHaveValue("OFF");
  await press(page, page.locator("summary", { hasText: "Delete" }));
  await press(page, page.getByRole("button", { name: /^Delete the search/ }));
  await expect(page.getByRole("heading", { name: "No saved searches yet" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "The search is deleted." })).toHaveCount(1);
});

test("a theme is chosen without losing the place, the focus or what was typed", async ({ page }) => {
  await open(page, "/hire");
  await typeInto(page, page.getByLabel("Organisation"), "Northwind");
  const theme = page.getByLabel("Theme");
  await tabTo(page, theme);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await page.keyboard.type("Light");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(theme).toHaveValue("light");
  await expect(theme).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await expect(page.getByLabel("Organisation")).toHaveValue("Northwind");
  await expect(page).toHaveURL(`${origin}/hire`);
});

test("nothing under the loading view can be reached, and a navigation that is given up gives the focus back", async ({
  page,
}) => {
  await open(page, "/");
  await page.route(/[?&]_data=/, () => {});
  const hirers = page.getByRole("link", { name: "For hirers" });
  await press(page, hirers);
  await expect(page.locator("[inert] #main")).toBeAttached();
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => document.activeElement?.closest("header, main, footer") ?? null),
    ).toBeNull();
  }
  await page.evaluate(() => void window.__remixRouter.navigate("#main"));
  await expect(page.locator("[inert]")).toHaveCount(0);
  await expect(hirers).toBeFocused();
});

test("an error page has the focus on what happened", async ({ page, expectTrouble }) => {
  expectTrouble(/status of 500|ErrorResponse|Something broke/);
  await open(page, "/");
  await page.route(/[?&]_data=/, (route) => route.fulfill({ status: 500, body: "Something broke" }));
  await press(page, page.getByRole("link", { name: "For hirers" }));
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeFocused();
  await expect(page).toHaveTitle("Something went wrong · Guildhall");
  await page.unroute(/[?&]_data=/);
  await press(page, page.getByRole("link", { name: "Try again" }));
  await expect(page.getByRole("heading", { name: "Start your first brief" })).toBeVisible();
});
