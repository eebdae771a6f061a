import {
  expect,
  joinByRequest,
  letProofGrowOld,
  open,
  refusal,
  takeCookies,
  test,
  untilAlive,
} from "../support";

test("a passkey is added and named, signs in, proves its member anew, and is removed; the link stays the way back", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusal(400));
  const { cookie } = await joinByRequest({ name: "Ada Keys" });
  await takeCookies(page, cookie);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await open(page, "/app/profile/account");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("The passkey is added", { exact: true })).toBeVisible();
  await untilAlive(page);
  await page.getByLabel("Name of the passkey").fill("My phone");
  await page.getByRole("button", { name: /^Rename/ }).click();
  await expect(page.getByText("The passkey has its new name", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Name of the passkey")).toHaveValue("My phone");

  // Like a browser that its member signed out of.
  await page.context().clearCookies();
  await open(page, "/login");
  await page.getByRole("link", { name: "sign in with a passkey" }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Hello, Ada Keys" })).toBeVisible();

  await letProofGrowOld(page);
  await open(page, "/app/profile/email");
  await page.getByRole("link", { name: "Use a passkey instead" }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/app\/profile\/email$/);

  await open(page, "/app/profile/account");
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("The passkey is removed", { exact: true })).toBeVisible();
  await expect(page.getByText("Signed in with a passkey").first()).toBeVisible();

  await page.context().clearCookies();
  await open(page, "/passkey");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("sign in with a link by e-mail");
  await cdp.send("WebAuthn.clearCredentials", { authenticatorId });
  await page.getByRole("link", { name: "Sign in with a link instead" }).click();
  await expect(page.getByRole("button", { name: "Send me a link" })).toBeVisible();
});

test("a member whose security key has no PIN is told that it needs one", async ({ page }) => {
  const { cookie } = await joinByRequest({ name: "Ada Keys" });
  await takeCookies(page, cookie);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "usb", hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: false, automaticPresenceSimulation: true },
    },
  });
  await open(page, "/app/profile/account");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("It needs a PIN");
});
