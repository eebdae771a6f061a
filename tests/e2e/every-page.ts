import type { Browser, Page } from "@playwright/test";
import {
  askForLink,
  createAccount,
  doors,
  expect,
  fillIn,
  freshEmail,
  newestMail,
  open,
  request,
  signUpByRequest,
  takeCookies,
  untilAlive,
} from "./support";

/** What the browser's console says of pages that are brought up here on purpose. */
export const expectedHere = /status of (?:400|422|500) |ErrorResponse|Something broke/;

/** A browser whose policy lets a check in, and without motion, which would let it measure a colour on its way to another. */
const settings = { bypassCSP: true, reducedMotion: "reduce" } as const;

type Look = (page: Page, name: string) => Promise<void>;
const loadingView = "the loading view";

/**
 * Brings up every page of the product and every state of it, one after the other, and has each looked
 * at. A new page belongs here: what is checked of all pages is then checked of it.
 */
export async function forEveryPage(browser: Browser, check: Look): Promise<void> {
  const look: Look = async (page, name) => {
    // Behind the answer to a form its page's data is asked for anew.
    if (name !== loadingView) await expect(page.getByText("Loading...")).toHaveCount(0);
    await check(page, name);
  };
  const openPage = async () => (await browser.newContext(settings)).newPage();
  const [visitor, member, owner] = await Promise.all([openPage(), openPage(), openPage()]);
  await showPublicPages(visitor, look);
  await showForms(visitor, look);
  // The longest name that a form takes, without a space to break at.
  const { email, cookie } = await signUpByRequest(freshEmail(), "M".repeat(80));
  await takeCookies(member, cookie);
  await showMember(member, email, look);
  await showOwner(owner, look);
  for (const page of [visitor, member, owner]) await page.context().close();
}

async function showPublicPages(page: Page, look: Look): Promise<void> {
  for (const path of ["/", "/boutiques", "/hire", "/login", "/sign-in", "/privacy", "/terms"]) {
    await open(page, path);
    await look(page, path);
  }
  await open(page, "/");
  await page.route(/[?&]_data=/, () => {});
  await page.getByRole("link", { name: "For hirers" }).click();
  // It comes into sight after a moment; from then on nothing else can be reached.
  await expect(page.locator("[inert] #main")).toBeAttached();
  await look(page, loadingView);
  await page.unroute(/[?&]_data=/);

  await open(page, "/");
  await page.context().setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await look(page, "/ offline");
  await page.context().setOffline(false);

  await page.route(/[?&]_data=/, (route) => route.fulfill({ status: 500, body: "Something broke" }));
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await look(page, "the error page");
  await page.unroute(/[?&]_data=/);

  await open(page, "/sign-in?id=unknown&oobCode=unknown");
  await look(page, "/sign-in with an unknown link");
}

async function showForms(page: Page, look: Look): Promise<void> {
  const wrong = {
    freelancer: { Country: "Atlantis" },
    boutique: { "Team size": "-3" },
    hire: { Start: "2020-02-02" },
  };
  for (const kind of ["freelancer", "boutique", "hire"] as const) {
    const door = doors[kind];
    await open(page, door.path);
    await fillIn(page, door, { email: freshEmail(), name: "Ada", ...wrong[kind] });
    await page.getByRole("button", { name: door.submit }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await look(page, `${door.path} with an error`);
  }
  await open(page, "/login");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "/login with an error");

  const email = await createAccount();
  await askForLink(page, email);
  await look(page, "/login?sent=1");
  await page.getByLabel("E-mail").fill("ada@nowhere");
  await page.getByRole("button", { name: "Send to this address" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "/login?sent=1 with an error");

  await open(page, (await newestMail(email, 2)).link);
  await look(page, "/sign-in with a link");
  await open(page, "/local/mailbox");
  await look(page, "/local/mailbox");
}

async function showMember(page: Page, email: string, look: Look): Promise<void> {
  for (const path of ["/app", "/app/profile", "/app/profile/account", "/app/briefs", "/app/inbox"]) {
    await open(page, path);
    await look(page, path);
  }
  await showProfile(page, look);
  const { link } = await newestMail(email);
  await open(page, link);
  await look(page, "/sign-in of a pending member");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "Find your next brief" })).toBeVisible();
  await untilAlive(page);
  await look(page, "/app of a confirmed member");
}

async function showProfile(page: Page, look: Look): Promise<void> {
  await open(page, "/app/profile");
  await page.getByLabel("Links").fill("nothing like an address");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "/app/profile with an error");
  await page.getByLabel("Links").fill("https://example.com/work");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await untilAlive(page);
  await look(page, "/app/profile that is saved");
  await page.getByRole("link", { name: "See it as others do" }).click();
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  await look(page, "/app/members of oneself");
}

/** Who owns the address that a stranger signed up with. */
async function showOwner(page: Page, look: Look): Promise<void> {
  const email = freshEmail();
  await request("/hire", {
    form: { email, organisation: "Northwind", problem: "Our shop is slow on phones.", budget: "9000" },
  });
  const { link } = await newestMail(email);
  await open(page, link);
  await look(page, "/sign-in with a link that another browser asked for");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Is this yours?" })).toBeVisible();
  await untilAlive(page);
  await look(page, "/app with a stranger's entries");
  await page.getByRole("button", { name: "Delete it and start fresh" }).click();
  await expect(page.getByRole("heading", { name: "What brings you here?" })).toBeVisible();
  await look(page, "/app without a kind");
  await page.getByRole("button", { name: "I want to hire" }).click();
  await expect(page.getByRole("heading", { name: "Hello" })).toBeVisible();
  await open(page, "/app/profile");
  await look(page, "/app/profile that is empty");
}
