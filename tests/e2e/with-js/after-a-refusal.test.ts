import { hold } from "../hold";
import {
  doors,
  expect,
  freshEmail,
  joinByRequest,
  open,
  origin,
  refusal,
  takeCookies,
  test,
  untilAlive,
} from "../support";

const toFix = /^(?:One thing|\d+ things) to fix$/;

test("a profile that was refused and then saved shows what is saved when one goes back", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusal(422));
  await takeCookies(page, (await joinByRequest({ door: doors.hire })).cookie);
  await open(page, "/app/profile");
  const [website, about] = [page.getByLabel("Website"), page.getByLabel("About")];
  const save = page.getByRole("button", { name: "Save profile" });
  await website.fill("no address !!");
  await save.click();
  await expect(page.getByText(toFix)).toBeVisible();
  await website.fill("");
  await about.fill("We sell what is slow to buy.");
  await save.click();
  await expect(page).toHaveURL(/\?saved=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/\?saved=/);
  await expect(about).toHaveValue("We sell what is slow to buy.");
  await expect(page.getByText(toFix)).toHaveCount(0);
  await about.fill("We sell what was slow to buy.");
  await save.click();
  await expect(page).toHaveURL(/\?saved=/);
});

test("so does a brief that couldn’t be published yet", async ({ page, expectTrouble }) => {
  expectTrouble(refusal(422));
  await takeCookies(page, (await joinByRequest({ door: doors.hire })).cookie);
  await open(page, "/app/briefs/new");
  const title = page.getByLabel("Title");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText(toFix)).toBeVisible();
  await title.fill("A shop that is fast");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page).toHaveURL(/\?saved=/);
  await page.goBack();
  await expect(title).toHaveValue("A shop that is fast");
  await expect(page.getByText(toFix)).toHaveCount(0);
});

test("the scripts of a refusal take nobody out of the field where they write", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusal(422));
  const { path, nameLabel, emailLabel, submit } = doors.freelancer;
  const release = await hold(page, /\.js$/);
  await page.goto(origin + path, { waitUntil: "commit" });
  await page.getByLabel(emailLabel, { exact: true }).fill(freshEmail());
  await page.getByLabel(nameLabel, { exact: true }).fill("Ada Example");
  const country = page.locator("form").getByLabel(/^Country/);
  await country.fill("Atlantis");
  await page.getByRole("button", { name: submit }).click({ noWaitAfter: true });
  await expect(page.getByText(toFix)).toBeVisible();
  await expect(page.getByRole("alert")).toBeFocused();
  await country.focus();
  await release();
  await untilAlive(page);
  await expect(country).toBeFocused();
});
