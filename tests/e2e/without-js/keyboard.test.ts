import { press, tabTo, typeInto } from "../keyboard";
import {
  createAccount,
  doors,
  expect,
  expectApp,
  expectLinkSent,
  freshEmail,
  newestMail,
  open,
  origin,
  refusal,
  test,
} from "../support";

// The same tasks as once/keyboard.test.ts, by keyboard alone and without JavaScript.

test("a form that came back has the focus on what is to be fixed, and its address stays plain", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusal(422));
  await open(page, "/");
  await typeInto(page, page.getByLabel("E-mail", { exact: true }), freshEmail());
  await typeInto(page, page.getByLabel("Name", { exact: true }), "Ada Example");
  const country = page.getByLabel(/^Country/);
  await typeInto(page, country, "Atlantis");
  await page.keyboard.press("Enter");
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(page).toHaveURL(`${origin}/`);

  await press(page, summary.getByRole("link"));
  await expect(country).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Ireland");
  await press(page, page.getByRole("button", { name: doors.freelancer.submit }));
  await expectApp(page, "Hello, Ada Example");
});

test("log in, open the link with its button, change the theme, and sign out", async ({ page }) => {
  const email = await createAccount();
  await open(page, "/login");
  await typeInto(page, page.getByLabel("E-mail"), email);
  await press(page, page.getByRole("button", { name: "Send me a link" }));
  await expectLinkSent(page, email);

  await open(page, (await newestMail(email, 2)).link);
  await press(page, page.getByRole("button", { name: "Sign in" }));
  await press(page, page.getByRole("button", { name: "I want to hire" }));
  await expectApp(page, "Hello");
  await tabTo(page, page.getByLabel("Theme"));
  await page.keyboard.type("Charcoal");
  await press(page, page.getByRole("button", { name: "Apply" }));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "charcoal");
  await expect(page).toHaveURL(`${origin}/app`);
  const stops = await tabTo(page, page.getByRole("link", { name: "Sign out" }));
  expect(stops[0]).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${origin}/login?signed-out=1`);
});
