import type { Page } from "@playwright/test";
import { startProcess } from "../process";
import { expect, open, refusal, signUpByRequest, takeCookies, test } from "../support";

const headline = "I make slow shops fast";
const about = "For eleven years I have taken slow systems apart,\nand put them together again.";

/** A web half and its API, both real processes, and the profile's form with something typed into it. */
async function typeProfile(page: Page) {
  const api = await startProcess({ settings: { SERVE: "api" } });
  const web = await startProcess({ settings: { SERVE: "web", GRAPHQL_URL: `${api.address}/graphql` } });
  await takeCookies(page, (await signUpByRequest()).cookie);
  await open(page, `${web.address}/app/profile`);
  await page.getByLabel("Headline").fill(headline);
  await page.getByLabel("About").fill(about);
  return {
    async killApi() {
      api.child.kill("SIGKILL");
      await api.ended;
    },
    async startApiAgain() {
      const again = await startProcess({ settings: { SERVE: "api" }, port: api.port });
      return async () => {
        await Promise.all([web.stop(), again.stop()]);
      };
    },
  };
}

async function expectSaved(page: Page) {
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Headline")).toHaveValue(headline);
  await expect(page.getByLabel("About")).toHaveValue(about);
}

test.describe("without JavaScript, a form that is sent while the API is killed", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test("is kept on the page that says so, and saved by its one button", async ({ page, expectTrouble }) => {
    expectTrouble(refusal(503));
    const { killApi, startApiAgain } = await typeProfile(page);
    await killApi();
    for (const button of ["Save profile", "Send again"]) {
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === "POST"),
        page.getByRole("button", { name: button }).click(),
      ]);
      expect(answer.status()).toBe(503);
      await expect(page.getByText("All you typed is kept on this page")).toBeVisible();
    }
    await page.getByText("Show what you typed").click();
    await expect(page.getByText("For eleven years")).toBeVisible();
    await expect(page.getByText(headline)).toBeVisible();

    const stop = await startApiAgain();
    await page.getByRole("button", { name: "Send again" }).click();
    await expectSaved(page);
    await stop();
  });
});

test("with JavaScript, a form that is sent while the API is killed stays as it is, and is saved by its own button", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusal(503));
  const { killApi, startApiAgain } = await typeProfile(page);
  await killApi();
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("All you typed is still here").first()).toBeVisible();
  await expect(page.getByLabel("About")).toHaveValue(about);

  const stop = await startApiAgain();
  await page.getByRole("button", { name: "Save profile" }).click();
  await expectSaved(page);
  await stop();
});
