import sharp from "sharp";
import { expect, it } from "vitest";
import { toJpeg } from "~/platform/turned-pictures/to-jpeg.server";

it("what is transparent is white in a mail", async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background } })
    .webp()
    .toBuffer();
  const jpeg = sharp(await toJpeg(clear));
  expect((await jpeg.metadata()).format).toBe("jpeg");
  expect([...(await jpeg.raw().toBuffer())].every((value) => value > 250)).toBe(true);
});
