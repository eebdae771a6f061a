import {
  doors,
  expect,
  expectApp,
  fillIn,
  freshEmail,
  mailsTo,
  newestMail,
  open,
  refusal,
  test,
  untilAlive,
} from "./support";

test("what is wrong is said at the top and beside each field, and nothing typed is lost", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusal(422));
  const typed = {
    email: freshEmail(),
    name: "Ada Lovelace",
    Discipline: "Design",
    Skills: "a, b, c, d, e, f",
    Country: "Atlantis",
    "Day rate": "480",
    Currency: "GBP",
  };
  await open(page, "/");
  await fillIn(page, doors.freelancer, typed);
  await page.getByRole("button", { name: "Join as a freelancer" }).click();

  const summary = page.getByRole("alert");
  await expect(summary.getByRole("heading")).toHaveText("2 things to fix");
  await untilAlive(page);
  const skills = page.getByLabel(/^Skills/);
  const country = page.getByLabel(/^Country/);
  await expect(skills).toHaveAccessibleDescription(/Name 5 skills at most\./);
  await expect(country).toHaveAccessibleDescription(/Write the name of a country/);
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(typed.email);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(typed.name);
  await expect(page.getByLabel(/^Discipline/)).toHaveValue("design");
  await expect(skills).toHaveValue(typed.Skills);
  await expect(country).toHaveValue(typed.Country);
  await expect(page.getByLabel(/^Day rate/)).toHaveValue("480");
  await expect(page.getByLabel("Currency")).toHaveValue("GBP");
  expect(await mailsTo(typed.email)).toEqual([]);

  await summary.getByRole("link", { name: /country/ }).click();
  await expect(country).toBeFocused();
  await country.fill("Ireland");
  await skills.fill("a, b, c, d, e");
  await page.getByRole("button", { name: "Join as a freelancer" }).click();
  await expectApp(page, "Hello, Ada Lovelace");
});

test("pressing the button twice makes one account and ends in /app", async ({ page }) => {
  const email = freshEmail();
  await open(page, "/");
  await fillIn(page, doors.freelancer, { email, name: "Ada Lovelace" });
  await page.getByRole("button", { name: "Join as a freelancer" }).dblclick();
  await expectApp(page, "Hello, Ada Lovelace");
  await newestMail(email);
});
