import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { aPdf, aPhoto, createStudio } from "#tests/support/faces";
import { EndUploadDocument } from "~/shell/operations/operations.generated";
import { limits } from "~/values/limits";

const hour = 3_600_000;

async function enter() {
  const studio = createStudio();
  return { studio, ...(await studio.join("FREELANCER")) };
}

/** What happens between the look at an upload and the writing of its bytes. */
function beforeBytes(
  { app }: ReturnType<typeof createStudio>,
  key: RegExp,
  happens: () => Promise<unknown>,
): void {
  const { put } = app.files;
  let has = false;
  vi.spyOn(app.files, "put").mockImplementation(async (to, bytes) => {
    if (!has && key.test(to)) {
      has = true;
      await happens();
    }
    await put(to, bytes);
  });
}

it("a part that arrives after its upload was dropped is not kept", async () => {
  const { studio, cookie } = await enter();
  const bytes = aPdf();
  const id = await studio.begin(cookie, "plan.pdf", bytes.length);
  beforeBytes(studio, /part/, async () => {
    await studio.ask(cookie, `/uploads/${id}?drop`);
    await studio.pass(0);
  });
  expect(await studio.sendPart(cookie, id, bytes, 0)).toMatchObject({ status: 409 });
  expect(studio.onDisk()).toEqual([]);
  await studio.pass(2 * hour);
  expect(studio.onDisk()).toEqual([]);
});

it.each(["a PDF", "a picture"])("%s whose upload is dropped at its end leaves nothing", async (what) => {
  const { studio, cookie } = await enter();
  const bytes = what === "a PDF" ? aPdf() : await aPhoto();
  const id = await studio.begin(cookie, "plan", bytes.length);
  for (let part = 0; part * limits.uploadPart < bytes.length; part += 1)
    await studio.sendPart(cookie, id, bytes, part);
  beforeBytes(studio, /whole|large/, async () => {
    await studio.ask(cookie, `/uploads/${id}?drop`);
    await studio.pass(0);
  });
  expect(await studio.ask(cookie, `/uploads/${id}?end`)).toMatchObject({ status: 409 });
  await studio.pass(2 * hour);
  expect(studio.onDisk()).toEqual([]);
});

it("a part that arrives after the end is not kept beside its file", async () => {
  const { studio, cookie } = await enter();
  const bytes = aPdf();
  const id = await studio.begin(cookie, "plan.pdf", bytes.length);
  await studio.sendPart(cookie, id, bytes, 0);
  beforeBytes(studio, /part/, () => studio.ask(cookie, `/uploads/${id}?end`));
  expect(await studio.sendPart(cookie, id, bytes, 0)).toMatchObject({ status: 200, file: { id } });
  expect(studio.onDisk()).toEqual([`${id}-whole`]);
});

it("a part that arrives after the end goes with its file", async () => {
  const { studio, cookie } = await enter();
  const bytes = aPdf();
  const id = await studio.begin(cookie, "plan.pdf", bytes.length);
  await studio.sendPart(cookie, id, bytes, 0);
  beforeBytes(studio, /part/, () => studio.ask(cookie, `/uploads/${id}?end`));
  await studio.sendPart(cookie, id, bytes, 0);
  await studio.ask(cookie, `/uploads/${id}?drop`);
  await studio.pass(0);
  expect(studio.onDisk()).toEqual([]);
});

it("of two ends one is refused, and nothing is left once the file goes", async () => {
  const { studio, cookie } = await enter();
  const photo = await aPhoto({ width: 40, height: 30 });
  const id = await studio.begin(cookie, "plan", photo.length);
  await studio.sendPart(cookie, id, photo, 0);
  beforeBytes(studio, /small/, async () => {
    await studio.sendPart(cookie, id, Buffer.from(aPdf(photo.length)), 0);
    expect(await studio.ask(cookie, `/uploads/${id}?end`)).toMatchObject({ status: 409 });
  });
  await studio.ask(cookie, `/uploads/${id}?end`);
  await studio.ask(cookie, `/uploads/${id}?drop`);
  await studio.pass(2 * hour);
  expect(studio.onDisk()).toEqual([]);
});

it("an end that turns its picture for long writes nothing over that of a faster one", async () => {
  const { studio, cookie } = await enter();
  const { read } = studio.app.files;
  const [slow, fast] = [await aPhoto({ width: 40, height: 30 }), await aPhoto({ width: 60, height: 20 })];
  const length = Math.max(slow.length, fast.length);
  const padded = (photo: Buffer) => Buffer.concat([photo, Buffer.alloc(length - photo.length)]);
  const id = await studio.begin(cookie, "plan", length);
  await studio.sendPart(cookie, id, padded(slow), 0);
  vi.spyOn(studio.app.files, "read").mockImplementationOnce(async (key) => {
    const found = await read(key);
    await studio.sendPart(cookie, id, padded(fast), 0);
    const ended = await studio.ask(cookie, `/uploads/${id}?end`);
    expect(ended).toMatchObject({ file: { kind: "PICTURE", width: 60 } });
    return found;
  });
  expect(await studio.ask(cookie, `/uploads/${id}?end`)).toMatchObject({ file: { id, width: 60 } });
  const shown = await studio.read(cookie, id, { name: "large.webp" });
  expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 60, height: 20 });
});

it("an upload that is ended by the API alone leaves none of its parts", async () => {
  const { studio, cookie } = await enter();
  const bytes = aPdf();
  const id = await studio.begin(cookie, "plan.pdf", bytes.length);
  await studio.sendPart(cookie, id, bytes, 0);
  const request = new Request("https://x.example/", { headers: { cookie } });
  const context = studio.app.context(request);
  const found = await context.session();
  if (found.state !== "signed-in") throw new Error("Not signed in");
  await context.api.run(EndUploadDocument, { upload: { id, kind: "PDF" } }, { session: found.session });
  await studio.ask(cookie, `/uploads/${id}?drop`);
  await studio.pass(2 * hour);
  expect(studio.onDisk()).toEqual([]);
});
