import type { Page } from "@playwright/test";
import { openBrief } from "./market-seeds";
import {
  useLink as confirmBy,
  doors,
  expect,
  joinByRequest,
  newestMail,
  open,
  origin,
  refusal,
  takeCookies,
  test,
  untilAlive,
} from "./support";

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));
const notYet = /^You had to sign in again first/;
const words = "Every page asks the database forty times.\nNobody knows which of them matter.";

/** Takes the session away, sends the form, and signs in again from where that led. */
async function sendWithoutSession(page: Page, email: string, path: string): Promise<void> {
  await page.context().clearCookies({ name: "session" });
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await untilAlive(page);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await confirmBy(page, (await newestMail(email, 2)).link);
  await expect(page).toHaveURL(new RegExp(`^${origin}${path}`));
  await untilAlive(page);
}

test("a brief whose form is sent after the session ended is still in its form after signing in again", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusal(401));
  const { email, cookie } = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  await takeCookies(page, cookie);
  await open(page, "/app/briefs/new");
  await field(page, "Title").fill("A shop that answers in a second");
  await field(page, "What is the problem").fill(words);
  await field(page, "Where").selectOption({ label: "On site" });
  await sendWithoutSession(page, email, "/app/briefs/");
  await expect(field(page, "Title")).toHaveValue("A shop that answers in a second");
  await expect(field(page, "What is the problem")).toHaveValue(words);
  await expect(field(page, "Where").locator("option:checked")).toHaveText("On site");
  await expect(page.getByText(notYet)).toBeVisible();
  await page.getByRole("button", { name: "Save draft" }).click();
  // "Saved" can stand there before the press: what saves itself says it, too.
  await expect(page).toHaveURL(/\?saved=\d+(#saved)?$/);
  await expect(page.getByText(/^Saved \d\d:\d\d( UTC)?$/)).toBeVisible();
});

test("a proposal whose form is sent after the session ended is still in its form after signing in again", async ({
  page,
}) => {
  const path = `/app/briefs/${await openBrief()}/proposal`;
  const { email, cookie } = await joinByRequest();
  await takeCookies(page, cookie);
  await open(page, path);
  await field(page, "What would you do").fill(words);
  await page.getByLabel("Yes", { exact: true }).check();
  await sendWithoutSession(page, email, path);
  await expect(field(page, "What would you do")).toHaveValue(words);
  await expect(page.getByLabel("Yes", { exact: true })).toBeChecked();
  await expect(page.getByText(notYet)).toBeVisible();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText(notYet)).toHaveCount(0);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
});
