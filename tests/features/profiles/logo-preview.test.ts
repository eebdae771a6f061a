import sharp from "sharp";
import { expect, it } from "vitest";
import { requireValue } from "#tests/support/identity";
import { type LogoPart, logoParts } from "~/domain/logo-parts";
import { partOf } from "~/features/profiles/pages/draw-logo";
import { turnHere } from "~/platform/turned-pictures/turn-here.server";

/** Red at its start, green in its middle, blue at its end. */
async function threeColours(width: number, height: number) {
  const isWide = width > height;
  const third = { width: isWide ? width / 3 : width, height: isWide ? height : height / 3 };
  const band = (background: string, at: number) => ({
    input: { create: { ...third, channels: 3 as const, background } },
    left: isWide ? at * third.width : 0,
    top: isWide ? 0 : at * third.height,
  });
  return sharp({ create: { width, height, channels: 3, background: "#000" } })
    .composite([band("#f00", 0), band("#0f0", 1), band("#00f", 2)])
    .png()
    .toBuffer();
}

async function keptOf(logo: Buffer, part: LogoPart): Promise<Uint8Array[]> {
  const { sizes } = requireValue(await turnHere(logo, part));
  return sizes.map(({ bytes }) => bytes);
}

it.each(
  logoParts.flatMap(([part]) => [
    { part, width: 900, height: 300 },
    { part, width: 300, height: 900 },
    { part, width: 120, height: 90 },
  ]),
)("what a preview shows of a logo is what is kept of it: %j", async ({ part, width, height }) => {
  const logo = await threeColours(width, height);
  const shown = await sharp(logo).extract(partOf({ width, height }, part)).png().toBuffer();
  expect(await keptOf(logo, part)).toEqual(await keptOf(shown, "LOGO"));
});
