import { expect, it, vi } from "vitest";
import { aPdf, aPhoto, createStudio } from "#tests/support/faces";
import { keysOfFile } from "~/domain/file-keys";
import { FilesUnavailableError } from "~/platform/ports/files";

/** Holds up the first bytes that are written as what is kept. */
function holdFirst(files: ReturnType<typeof createStudio>["app"]["files"], isKept: (key: string) => boolean) {
  const { put } = files;
  const written: string[] = [];
  let goOn = () => {};
  let began = false;
  vi.spyOn(files, "put").mockImplementation(async (key, bytes) => {
    if (isKept(key)) written.push(key);
    if (isKept(key) && !began) {
      began = true;
      await new Promise<void>((resolve) => (goOn = resolve));
    }
    await put(key, bytes);
  });
  return {
    hasBegun: () => vi.waitUntil(() => began, { timeout: 60_000 }),
    goOn: () => goOn(),
    written: () => written,
  };
}

it.each(["PDF", "PICTURE"] as const)(
  "of two ends of a %s at once one writes, and the other waits",
  async (kind) => {
    const studio = createStudio();
    const { cookie } = await studio.join("FREELANCER");
    const [photo, otherPhoto] = [
      await aPhoto({ width: 80, height: 64 }),
      await aPhoto({ width: 80, height: 64 }),
    ];
    const size = Math.max(photo.length, otherPhoto.length);
    // What follows the end of a picture is left out.
    const [first, other] =
      kind === "PDF"
        ? [aPdf(400), Buffer.alloc(400, "%PDF-1.7 another\n")]
        : [photo, otherPhoto].map((bytes) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]));
    if (!first || !other) throw new Error("Two files");
    const id = await studio.begin(cookie, "plan", first.length);
    await studio.sendPart(cookie, id, first, 0);
    const held = holdFirst(studio.app.files, (key) => keysOfFile(id, kind).includes(key));
    const slow = studio.ask(cookie, `/uploads/${id}?end`);
    await held.hasBegun();
    await studio.sendPart(cookie, id, other, 0);
    expect(await studio.ask(cookie, `/uploads/${id}?end`)).toMatchObject({
      status: 409,
      retryAfter: "1",
      problem: expect.stringContaining("Another request is saving this file"),
    });
    held.goOn();
    expect(await slow).toMatchObject({ file: { kind } });
    // Again it is the same, whatever was sent meanwhile.
    expect(await studio.ask(cookie, `/uploads/${id}?end`)).toMatchObject({ file: { kind } });
    expect(held.written()).toHaveLength(new Set(held.written()).size);
    if (kind === "PICTURE") return;
    const shown = await studio.read(cookie, id, { name: "whole.pdf" });
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(first);
  },
);

it.each(["PDF", "PICTURE"] as const)(
  "a %s whose write failed is written by the next end, from the same bytes alone",
  async (kind) => {
    const studio = createStudio();
    const { cookie } = await studio.join("FREELANCER");
    const file = kind === "PDF" ? aPdf(400) : await aPhoto({ width: 80, height: 64 });
    // What follows the end of a picture is left out.
    const bytes = Buffer.concat([file, Buffer.alloc(5, "first")]);
    const changed = Buffer.concat([file, Buffer.alloc(5, "other")]);
    const id = await studio.begin(cookie, "plan", bytes.length);
    await studio.sendPart(cookie, id, bytes, 0);
    const { put } = studio.app.files;
    const written = vi.spyOn(studio.app.files, "put").mockImplementation(async (key, all) => {
      // It arrives, and its answer doesn't.
      await put(key, all);
      throw new FilesUnavailableError("unavailable");
    });
    expect(await studio.ask(cookie, `/uploads/${id}?end`)).toMatchObject({ status: 503 });
    written.mockRestore();

    await studio.sendPart(cookie, id, changed, 0);
    expect(await studio.ask(cookie, `/uploads/${id}?end`)).toMatchObject({
      status: 409,
      retryAfter: "1",
      problem: expect.stringContaining("Another request is saving this file"),
    });
    await studio.sendPart(cookie, id, bytes, 0);
    expect(await studio.ask(cookie, `/uploads/${id}?end`)).toMatchObject({ file: { kind } });
    expect(await studio.ask(cookie, `/uploads/${id}?end`)).toMatchObject({ file: { kind } });
    if (kind === "PICTURE") return;
    const shown = await studio.read(cookie, id, { name: "whole.pdf" });
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(bytes);
  },
);
