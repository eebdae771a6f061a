import {
  askForLink,
  createAccount,
  doors,
  expect,
  expectApp,
  expectLinkSent,
  freshEmail,
  letLinkExpire,
  letResendPausePass,
  mailsTo,
  newestMail,
  open,
  origin,
  refusal,
  request,
  sendForm,
  signUp,
  test,
  untilAlive,
  useLink,
} from "../support";

test("an expired link says so, whether it is opened late or its button is pressed late", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusal(410));
  const email = await createAccount();
  await askForLink(page, email);
  const { link } = await newestMail(email, 2);
  await open(page, link);
  await letLinkExpire(link);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("link", { name: "Get a new link" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has expired");
  await open(page, link);
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
});

test("unknown and incomplete links say so and lead to a new one", async ({ page }) => {
  const email = await createAccount();
  const link = new URL((await newestMail(email)).link);

  await open(page, "/sign-in?id=unknown&oobCode=unknown&redirect=%2Fapp");
  await expect(page.getByRole("heading", { name: "We don’t know this link" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Get a new link" })).toBeVisible();

  await open(page, "/sign-in");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  link.searchParams.delete("oobCode");
  await open(page, link.href);
  await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
  await page.getByRole("link", { name: "Get a new link" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("known and unknown addresses see the same page; the unknown one is invited", async ({
  page,
  openBrowser,
}) => {
  const member = await createAccount();
  const stranger = freshEmail();
  await askForLink(page, member);
  const other = await openBrowser();
  await askForLink(other, stranger);
  const words = async (of: typeof page, email: string) =>
    (await of.getByRole("main").innerText()).replaceAll(email, "…").replaceAll(/\d\d:\d\d/g, "…");
  expect(await words(other, stranger)).toBe(await words(page, member));

  const invitation = await newestMail(stranger);
  expect(invitation.subject).toMatch(/^No account at Guildhall yet/);
  expect(invitation.link).toBe(`${origin}/`);
  expect((await newestMail(member, 2)).subject).not.toBe(invitation.subject);
});

test("a link can be sent again after a minute", async ({ page }) => {
  const email = await createAccount();
  await askForLink(page, email);
  await newestMail(email, 2);
  await letResendPausePass(email);
  await open(page, "/login?sent=1");
  await page.getByRole("button", { name: "Send again", exact: true }).click();
  const { link } = await newestMail(email, 3);
  // Until the page shows the next wait, its answer is still on the way.
  await expect(page.getByRole("button", { name: /^Send again from / })).toBeVisible();
  await useLink(page, link);
  await expect(page).toHaveURL(`${origin}/app?notice=confirmed`);
});

test("a login with a mistyped address is corrected, too", async ({ page, expectTrouble }) => {
  expectTrouble(refusal(422));
  const email = await createAccount();
  await askForLink(page, freshEmail());
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send to this e-mail" }).click();
  await expectLinkSent(page, email);
  await useLink(page, (await newestMail(email, 2)).link);
  await expect(page).toHaveURL(`${origin}/app?notice=confirmed`);
});

test("too many mails to one address say how long to wait, with the address still there", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusal(429));
  const email = await createAccount();
  for (let mails = 1; mails < 5; mails += 1) await request("/login", { form: { email } });
  await sendForm(page, { email, name: "Ada Lovelace" });
  await expect(page.getByRole("alert")).toContainText(
    /Open the newest one, or try again in (30|29|28) minutes\./,
  );
  await untilAlive(page);
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Lovelace");
  expect(await mailsTo(email)).toHaveLength(5);
});

test("a member with another kind of account is told that the other form was not saved", async ({
  page,
  openBrowser,
}) => {
  const { email } = await signUp(page);
  await useLink(page, (await newestMail(email)).link);
  await expectApp(page);

  const other = await openBrowser();
  await sendForm(other, { door: doors.hire, email, name: "Second Kind Ltd" });
  await expectLinkSent(other, email);
  await useLink(other, (await newestMail(email, 2)).link);
  await expect(other.getByText("You have another kind of account")).toBeVisible();
  await expect(other.getByRole("heading", { name: "Hello, Ada Example" })).toBeVisible();
});
