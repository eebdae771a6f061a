import type { Page } from "@playwright/test";
import sharp from "sharp";
import { doors, expect, joinByRequest, open, refusal, signUpByRequest, takeCookies, test } from "./support";

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "#2f6f5e" } })
    .jpeg()
    .toBuffer();

async function choose(page: Page, buffer: Buffer): Promise<void> {
  await page.locator("#picture").setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Save the picture" }).click();
}

/** Whether the browser shows a picture beside the name of the page, in the size that its place has. */
const isShown = (page: Page, within: string) =>
  page
    // The head has one for phones, too.
    .locator(`${within} picture img`)
    .filter({ visible: true })
    .evaluate((image) => {
      const { complete, naturalWidth } = image as HTMLImageElement;
      return complete && naturalWidth > 0;
    });

test("a member shows a picture beside their name, replaces it, and takes it away", async ({
  page,
  expectTrouble,
}) => {
  const { cookie } = await signUpByRequest();
  await takeCookies(page, cookie);
  await open(page, "/app/profile");
  await page.getByRole("link", { name: "Picture", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your picture" })).toBeVisible();

  expectTrouble(refusal(422));
  await choose(page, Buffer.from("<svg onload=alert(1)>"));
  await expect(page.getByText(/That isn’t a picture we can read/)).toBeVisible();
  await choose(page, await photo());
  await expect(page.getByText("Your picture is saved", { exact: true })).toBeVisible();
  await expect.poll(() => isShown(page, "main")).toBe(true);
  await expect.poll(() => isShown(page, "header")).toBe(true);
  const first = await page.locator("main picture img").getAttribute("src");
  await choose(page, await photo());
  await expect(page.getByText("Your picture is saved", { exact: true })).toBeVisible();
  const second = await page.locator("main picture img").getAttribute("src");
  expect(second).not.toBe(first);
  expect((await page.request.get(first ?? "")).status()).toBe(404);
  expect((await page.request.get(second ?? "")).headers()["content-type"]).toBe("image/webp");

  await page.getByRole("link", { name: "Back to your profile" }).click();
  await page.getByRole("link", { name: "See it as others do" }).click();
  await expect.poll(() => isShown(page, "main")).toBe(true);

  // Hidden so far: whoever has the address and nothing to do with the member reads nothing.
  const stranger = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const read = await page.request.get(second ?? "", { headers: { cookie: stranger.cookie } });
  expect(read.status()).toBe(404);

  await open(page, "/app/profile/picture");
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("Your picture is removed", { exact: true })).toBeVisible();
  await expect(page.locator("picture")).toHaveCount(0);
});
