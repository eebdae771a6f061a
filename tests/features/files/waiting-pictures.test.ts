import { expect, it, vi } from "vitest";
import { aPdf, aPhoto, createStudio } from "#tests/support/faces";
import { refuse } from "~/values/result";
import { uploadRoom } from "~/values/upload-room";

it("pictures that wait for their turn hold no place for uploads", async () => {
  const studio = createStudio();
  const releases: (() => void)[] = [];
  let waiting = 0;
  const turnPicture = () => {
    waiting += 1;
    return new Promise<ReturnType<typeof refuse<"NO_TURN">>>((resolve) =>
      releases.push(() => resolve(refuse("NO_TURN"))),
    );
  };
  const context = studio.app.context;
  vi.spyOn(studio.app, "context").mockImplementation((request, network) => {
    const made = context(request, network);
    return { ...made, uploads: { ...made.uploads, turnPicture } };
  });
  const bytes = await aPhoto({ width: 80, height: 64 });
  const members = await Promise.all(Array.from({ length: 5 }, () => studio.join("FREELANCER")));
  const sent: ReturnType<typeof studio.sendWhole>[] = [];
  for (const { cookie } of members)
    for (let one = 0; one < 4; one += 1) {
      sent.push(studio.sendWhole(cookie, bytes, "me.jpg"));
      await vi.waitUntil(() => waiting === sent.length, { timeout: 60_000 });
    }
  expect(uploadRoom.held()).toBe(0);
  const other = await studio.join("FREELANCER");
  expect(await studio.sendWhole(other.cookie, aPdf())).toMatchObject({ status: 200 });
  for (const release of releases) release();
  for (const one of await Promise.all(sent))
    expect(one).toMatchObject({ status: 429, problem: expect.stringContaining("yours had no turn yet") });
});

it("a picture without a turn is taken at the next end, without being sent again", async () => {
  const studio = createStudio();
  const { cookie } = await studio.join("FREELANCER");
  const bytes = await aPhoto({ width: 80, height: 64 });
  const context = studio.app.context;
  const busy = vi.spyOn(studio.app, "context").mockImplementation((request, network) => {
    const made = context(request, network);
    return { ...made, uploads: { ...made.uploads, turnPicture: async () => refuse("NO_TURN") } };
  });
  const id = await studio.begin(cookie, "me.jpg", bytes.length);
  await studio.sendPart(cookie, id, bytes, 0);
  expect(await studio.ask(cookie, `/uploads/${id}?end`)).toMatchObject({ status: 429, retryAfter: "10" });
  busy.mockRestore();
  expect(await studio.ask(cookie, `/uploads/${id}?end`)).toMatchObject({ file: { kind: "PICTURE" } });
});
