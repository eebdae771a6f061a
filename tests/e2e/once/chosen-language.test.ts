import type { Page } from "@playwright/test";
import * as dashboard from "~/words/dashboard.generated";
import { inLanguage } from "~/words/reader-language.server";
import * as hire from "~/words/signUpHire.generated";
import { administer } from "../administer";
import { findForeign, type Spoken, spokenInPage } from "../page-checks/language";
import {
  askForLink,
  expect,
  joinByRequest,
  newestMail,
  open,
  request,
  takeCookies,
  test,
  untilAlive,
} from "../support";

const faultsOf = async (page: Page, language: string) =>
  findForeign(language, await page.evaluate<Spoken>(spokenInPage));

test("signing in to an account that keeps another language leads to a page that is whole in it", async ({
  page,
}) => {
  const { email, cookie } = await joinByRequest({ name: "Ada Xu" });
  const form = { language: "de", returnTo: "/app" };
  expect((await request("/language", { form, headers: { cookie } })).status).toBe(303);
  await askForLink(page, email);
  await open(page, (await newestMail(email, 2)).link);
  await page.getByRole("button", { name: "Sign in" }).click();
  const hello = inLanguage("de", () => dashboard.helloName({ name: "Ada Xu" }));
  await expect(page.getByRole("heading", { level: 1, name: hello })).toBeVisible();
  await untilAlive(page);
  expect(await faultsOf(page, "de")).toEqual([]);
});

test("a language that an address names goes on to other pages, until the switch chooses another", async ({
  page,
}) => {
  await open(page, "/?lang=ar");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/\?lang=ar$/);
  await page.locator("a[href='/hire']").first().click();
  await expect(page.getByRole("heading", { level: 1, name: inLanguage("ar", hire.headline) })).toBeVisible();
  await untilAlive(page);
  expect(await faultsOf(page, "ar")).toEqual([]);
  await open(page, "/?lang=ar&utm_source=letter");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/\?utm_source=letter$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/$/);
});

test("the main menu is one line of a small desktop in each language, an administrator’s too", async ({
  page,
}) => {
  const { email, cookie } = await joinByRequest({ name: "Maximiliana von der Aue" });
  await administer("grant", email);
  await takeCookies(page, cookie);
  for (const width of [1024, 1120])
    for (const language of ["en", "de", "ar"]) {
      await page.setViewportSize({ width, height: 600 });
      await open(page, `/app?lang=${language}`);
      const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
      expect(height, `${language} at ${width}`).toBeGreaterThan(0);
      // Less than two lines of words that a finger hits.
      expect(height, `${language} at ${width}`).toBeLessThan(88);
    }
});
