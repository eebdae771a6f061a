import {
  confirmBanner,
  doors,
  expect,
  expectAccount,
  expectApp,
  expectProfile,
  fillIn,
  freshEmail,
  mailsTo,
  newestMail,
  open,
  refusal,
  signUp,
  test,
  untilAlive,
} from "./support";

test("a freelancer who fills in everything finds it in /app", async ({ page }) => {
  const email = freshEmail();
  await open(page, "/");
  await fillIn(page, doors.freelancer, {
    email,
    name: "Ada Lovelace",
    Discipline: "Data",
    Skills: "Analysis, Engines, analysis",
    Country: "Germany",
    "Day rate": "480",
    Currency: "CHF",
  });
  await page.getByRole("button", { name: "Join as a freelancer" }).click();
  await expectApp(page, "Hello, Ada Lovelace");
  await expect(page.getByText("Not filled in yet")).toHaveCount(0);

  await expectProfile(page, {
    Name: "Ada Lovelace",
    Discipline: "data",
    Skills: "Analysis, Engines",
    Country: "Germany",
    "Rate from": "480",
    Currency: "CHF",
  });
  await expectAccount(page, email, "Not yet");
});

test("a boutique that fills in everything finds it in /app", async ({ page }) => {
  await open(page, "/boutiques");
  await fillIn(page, doors.boutique, {
    email: freshEmail(),
    name: "Müller & Söhne",
    Services: "Brand, Web",
    "Team size": "7",
    Country: "Austria",
    Website: "example.com/work",
  });
  await page.getByRole("button", { name: "Join as a boutique" }).click();
  await expectApp(page, "Hello, Müller & Söhne");

  await expectProfile(page, {
    "Agency name": "Müller & Söhne",
    Services: "Brand, Web",
    "Team size": "7",
    Country: "Austria",
    Website: "https://example.com/work",
  });
});

test("a hirer who fills in everything finds the first draft brief on the dashboard", async ({ page }) => {
  const start = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await open(page, "/hire");
  await fillIn(page, doors.hire, {
    email: freshEmail(),
    name: "Analytical Engines Ltd",
    "What is the problem?": "Orders arrive twice.\nNobody knows why.",
    "What should be true afterwards?": "Each order arrives once.",
    Budget: "12000",
    Start: start,
  });
  await page.getByRole("button", { name: "Start a brief" }).click();
  await expectApp(page, "Hello, Analytical Engines Ltd");

  const brief = page.locator("section", {
    has: page.getByRole("heading", { name: "A draft to finish" }),
  });
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(start),
  );
  for (const fact of ["Orders arrive twice.", "Each order arrives once.", "€12,000", day]) {
    await expect(brief.getByRole("definition").filter({ hasText: fact })).toBeVisible();
  }
});

for (const [name, door] of Object.entries(doors)) {
  test(`the ${name} form needs no more than its first two fields`, async ({ page }) => {
    const { email } = await signUp(page, { door });
    await expect(confirmBanner(page)).toBeVisible();
    expect((await newestMail(email)).subject).toMatch(/^Confirm your address for Guildhall/);
  });
}

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

test("an address with an umlaut in its domain signs up", async ({ page }) => {
  const { email } = await signUp(page, { email: freshEmail("bücher.example") });
  await newestMail(email.replace("bücher", "xn--bcher-kva"));
});

test("the way back after signing up leads to /app", async ({ page }) => {
  await open(page, "/hire");
  await page.getByRole("link", { name: "For freelancers" }).click();
  await expect(page.getByRole("heading", { name: "Join as a freelancer" })).toBeVisible();
  await fillIn(page, doors.freelancer, { email: freshEmail(), name: "Ada Lovelace" });
  await page.getByRole("button", { name: "Join as a freelancer" }).click();
  await expectApp(page, "Hello, Ada Lovelace");
  await page.goBack();
  await expectApp(page, "Hello, Ada Lovelace");
});

test("a form that is still open in another tab does nothing twice", async ({ page, context }) => {
  const tab = await context.newPage();
  await open(tab, "/");
  const { email, name } = await signUp(page);
  await fillIn(tab, doors.freelancer, { email, name });
  await tab.getByRole("button", { name: "Join as a freelancer" }).click();
  await expectApp(tab, `Hello, ${name}`);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("signing up with another address in another tab logs the first one out", async ({ page, context }) => {
  const tab = await context.newPage();
  await open(tab, "/hire");
  await signUp(page);
  await fillIn(tab, doors.hire, { email: freshEmail(), name: "Second Ltd" });
  await tab.getByRole("button", { name: "Start a brief" }).click();
  await expectApp(tab, "Hello, Second Ltd");
  await open(page, "/app");
  await expectApp(page, "Hello, Second Ltd");
});

test("the keyboard alone signs somebody up", async ({ page }) => {
  await open(page, "/boutiques");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  const tabTo = async (label: string) => {
    const target = page.getByLabel(label, { exact: true });
    for (let presses = 0; presses < 20; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
  };
  await tabTo("Work e-mail");
  await page.keyboard.type(freshEmail());
  await tabTo("Agency name");
  await page.keyboard.type("Keys only");
  await page.keyboard.press("Enter");
  await expectApp(page, "Hello, Keys only");
});
