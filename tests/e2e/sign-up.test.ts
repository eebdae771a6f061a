import {
  doors,
  expect,
  expectAccount,
  expectApp,
  expectFirstBrief,
  expectProfile,
  fillIn,
  freshEmail,
  open,
  test,
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
  await expect(page.getByRole("link", { name: "Fill in your profile" })).toBeVisible();

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
  await page.getByRole("button", { name: "Join as an agency" }).click();
  await expectApp(page, "Hello, Müller & Söhne");

  const written = {
    "Agency name": "Müller & Söhne",
    "Team size": "7",
    Country: "Austria",
    Website: "https://example.com/work",
  };
  await expectProfile(page, written, ["Brand", "Web"]);
});

test("a hirer who fills in everything stands in the first draft, and finds it on the dashboard", async ({
  page,
}) => {
  const start = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await open(page, "/hire");
  await fillIn(page, doors.hire, {
    email: freshEmail(),
    name: "Analytical Engines Ltd",
    "What is the problem?": "Orders arrive twice.\nNobody knows why.",
    "What does success look like?": "Each order arrives once.",
    Budget: "12000",
    Start: start,
  });
  await page.getByRole("button", { name: "Start a brief" }).click();
  await expectFirstBrief(page);
  await expect(page.getByLabel(/^Last day for proposals/)).toHaveValue(/^\d{4}-/);
  await expect(page.getByLabel(/^Reply date/)).toHaveValue(/^\d{4}-/);
  await open(page, "/app");
  await expectApp(page, "Hello, Analytical Engines Ltd");

  const draft = page.getByRole("region", { name: "Continue your draft" });
  await expect(draft).toContainText("Untitled draft");
  await draft.getByRole("link", { name: "Continue your draft" }).click();
  await expect(page.getByLabel(/^What does success look like/)).toHaveValue("Each order arrives once.");
  await expect(page.getByLabel("Budget from")).toHaveValue("12000");
  await expect(page.getByLabel("Start")).toHaveValue(start);
});
