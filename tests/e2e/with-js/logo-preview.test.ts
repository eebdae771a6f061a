import type { Page } from "@playwright/test";
import sharp from "sharp";
import { doors, expect, joinByRequest, open, takeCookies, test, untilAlive } from "../support";

/** White on nothing, red at its start. */
const logo = () =>
  sharp({ create: { width: 900, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      { input: { create: { width: 200, height: 200, channels: 4, background: "#f00" } }, left: 50, top: 50 },
      {
        input: { create: { width: 500, height: 100, channels: 4, background: "#fff" } },
        left: 350,
        top: 100,
      },
    ])
    .png()
    .toBuffer();

type Colour = readonly number[];

/** Of a square, on the line through its middle; none at an edge between colours. */
async function coloursOf(square: Buffer): Promise<Colour[]> {
  const { data, info } = await sharp(square).raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  return [0.01, 0.25, 0.35, 0.6].map((part) => {
    const from = (row + Math.floor(part * info.width)) * info.channels;
    return [...data.subarray(from, from + 3)];
  });
}

async function drawn(page: Page, at: number): Promise<Colour[]> {
  const canvas = page.locator("main canvas").nth(at);
  const address = await canvas.evaluate((shown) => (shown as HTMLCanvasElement).toDataURL());
  return coloursOf(Buffer.from(address.slice(address.indexOf(",") + 1), "base64"));
}

async function kept(page: Page): Promise<Colour[]> {
  const address = await page.locator("main picture img").first().getAttribute("src");
  return coloursOf(await (await page.request.get(address ?? "")).body());
}

/** How far the farthest of two rows of colours are from each other, of 255. */
const apart = (ones: readonly Colour[], others: readonly Colour[]) =>
  Math.max(...ones.flatMap((one, at) => one.map((value, of) => Math.abs(value - (others[at]?.[of] ?? 999)))));

test("an agency sees its logo as it will be kept before it is saved, whole or the part that it chooses", async ({
  page,
}) => {
  const { cookie } = await joinByRequest({ door: doors.boutique, name: "Studio Nord" });
  await takeCookies(page, cookie);
  await open(page, "/app/profile/picture");
  await untilAlive(page);
  await expect(page.locator("main canvas")).toHaveCount(0);
  await page
    .locator("#picture")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await logo() });
  await expect(page.getByText("Not saved yet. So it looks in lists")).toBeVisible();
  await expect(page.locator("main canvas")).toHaveCount(3);
  const whole = await drawn(page, 0);
  expect(apart(await drawn(page, 2), whole)).toBeLessThan(12);

  await page.getByRole("radio").nth(1).check();
  await expect.poll(async () => apart(await drawn(page, 0), whole)).toBeGreaterThan(100);
  const start = await drawn(page, 0);
  await page.getByRole("button", { name: "Save the logo" }).click();
  await expect(page.getByText("Your logo is saved", { exact: true })).toBeVisible();
  await expect(page.locator("main canvas")).toHaveCount(0);
  expect(apart(await kept(page), start)).toBeLessThan(12);

  await page
    .locator("#picture")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await logo() });
  await expect(page.locator("main canvas")).toHaveCount(3);
  expect(await drawn(page, 0)).toEqual(whole);
  await page.getByRole("button", { name: "Save the logo" }).click();
  await expect(page.getByText("Your logo is saved", { exact: true })).toBeVisible();
  expect(apart(await kept(page), whole)).toBeLessThan(12);
});

test("what is no picture shows nothing before it is sent", async ({ page }) => {
  const { cookie } = await joinByRequest({ door: doors.boutique, name: "Studio Nord" });
  await takeCookies(page, cookie);
  await open(page, "/app/profile/picture");
  await untilAlive(page);
  const picture = page.locator("#picture");
  await picture.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await logo() });
  await expect(page.locator("main canvas")).toHaveCount(3);
  await picture.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.locator("main canvas")).toHaveCount(0);
  await expect(page.getByText("Without a logo, your letters stand there.")).toBeVisible();
});
