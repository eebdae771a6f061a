import sharp from "sharp";
import { expect, it } from "vitest";
import { createStudio } from "#tests/support/faces";
import { logoParts } from "~/domain/logo-parts";

/** White on nothing, and too low for a face. */
const logo = () =>
  sharp({
    create: { width: 4_000, height: 60, channels: 4, background: { r: 255, g: 255, b: 255, alpha: 0.9 } },
  })
    .png()
    .toBuffer();

it.each(logoParts.map(([part]) => part))(
  "a logo is kept as its agency chose, as a square: %s",
  async (part) => {
    const studio = createStudio();
    const { uid, cookie } = await studio.join("AGENCY");
    expect(await studio.send(cookie, await logo(), { part })).toHaveRedirect(
      "/app/profile/picture?done=saved",
      303,
    );
    const face = await studio.faceOf(uid);
    const shown = await studio.read(cookie, face ?? "", { name: "small.webp" });
    const { width, height } = await sharp(await shown.arrayBuffer()).metadata();
    expect(width).toBe(height);
  },
);

it("a face of the same size is refused as a blur, and so is a part that there isn’t", async () => {
  const studio = createStudio();
  const { uid, cookie } = await studio.join("AGENCY");
  for (const part of ["", "LOGO_ELSEWHERE"])
    expect((await studio.send(cookie, await logo(), { part })).status).toBe(422);
  expect(await studio.faceOf(uid)).toBeNull();
});
