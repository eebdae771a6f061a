import { randomUUID } from "node:crypto";
import { openBrief } from "./market-seeds";
import {
  doors,
  expect,
  fillIn,
  freshEmail,
  newestMail,
  open,
  origin,
  refusal,
  test,
  untilAlive,
  useLink,
} from "./support";

test("a visitor comes from the open briefs to a sent proposal, with what they began to write", async ({
  page,
}) => {
  const title = `A shop of ${randomUUID().slice(0, 8)} that answers at once`;
  const id = await openBrief({ title, readers: "EVERYONE", discipline: "engineering" });
  await open(page, "/login");
  await page.getByRole("contentinfo").getByRole("link", { name: "Open briefs" }).click();
  await page
    .getByRole("navigation", { name: "Disciplines" })
    .getByRole("link", { name: "Engineering" })
    .click();
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await untilAlive(page);

  const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";
  await page.getByLabel("What would you do, and why you?").fill(pitch);
  await page.getByRole("button", { name: "Write a proposal" }).click();
  const proposal = `/app/briefs/${id}/proposal`;
  await expect(page).toHaveURL(`${origin}/?${new URLSearchParams({ redirect: proposal })}#form-title`);
  await expect(page.getByText("What you wrote for the brief is kept for an hour.")).toBeInViewport();
  await untilAlive(page);

  const email = freshEmail();
  await fillIn(page, doors.freelancer, { email, name: "Ada Lovelace" });
  await page.getByRole("button", { name: doors.freelancer.submit }).click();
  await expect(page).toHaveURL(`${origin}${proposal}`);
  await expect(page.getByText("What you began to write is kept for an hour.")).toBeVisible();
  await useLink(page, (await newestMail(email)).link);
  await expect(page).toHaveURL(/\/app(?:[/?]|$)/);
  await open(page, proposal);
  await expect(page.getByLabel("What would you do, and why you?")).toHaveValue(pitch);
  await page.getByLabel("Yes", { exact: true }).check();
  await page.getByLabel(/^Where have you done this/).fill("Two shops, last year.");
  await page.getByRole("button", { name: "Send proposal" }).click();
  await expect(page.getByRole("heading", { name: "Sent", exact: true })).toBeVisible();
});

test("what a visitor asked for goes along between the sign-up forms and the sign-in", async ({ page }) => {
  const redirect = "/app/briefs/a-brief/proposal";
  const query = new URLSearchParams({ redirect });
  await open(page, `/?${query}`);
  await page.getByRole("link", { name: "I run a small agency" }).click();
  await expect(page).toHaveURL(`${origin}/boutiques?${query}#form-title`);
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(page).toHaveURL(`${origin}/hire?${query}`);
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${origin}/login?${query}`);
  await page.getByRole("link", { name: "For freelancers" }).click();
  await expect(page).toHaveURL(`${origin}/?${query}`);

  await open(page, `/?${new URLSearchParams({ redirect: "//evil.example" })}`);
  await page.getByRole("link", { name: "I run a small agency" }).click();
  await expect(page).toHaveURL(`${origin}/boutiques`);
});

test("where no brief is open the page says so, and leads to those that are", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusal(404));
  await page.goto(`${origin}/briefs/a-shop-none_of_them_1`);
  await expect(page).toHaveTitle("Not found · Guildhall");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not found");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "See open briefs" }).click();
  await expect(page).toHaveURL(`${origin}/briefs`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Open briefs");
});
