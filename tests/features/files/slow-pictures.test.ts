import { expect, it } from "vitest";
import { aPhoto, createStudio } from "#tests/support/faces";
import { keepUpload } from "~/features/files/flows/keep-upload.server";
import { answerWithin, timeFor } from "~/values/deadline.server";
import { ok } from "~/values/result";

it("a picture that takes longer to turn than a request may take leaves what follows all of its time", async () => {
  const studio = createStudio();
  const left: number[] = [];
  const ask = async (document: { operationName?: string }) => {
    left.push(timeFor(60_000));
    const upload = { id: "f".repeat(32), kind: "PICTURE", name: "me.jpg" };
    const claimed = { upload: { ...upload, kind: null }, refusal: null };
    const name = String(document).includes("beginUpload") ? "beginUpload" : "endUpload";
    return { [name]: { upload, refusal: null }, claimUpload: claimed };
  };
  const size = { width: 40, type: "webp", bytes: new Uint8Array(8) } as const;
  const turnPicture = async () => {
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    return ok({ width: 40, height: 30, sizes: [size] });
  };
  const session = async () => ({ state: "signed-out" });
  const context = { uploads: { files: studio.app.files, turnPicture }, session };
  const bytes = await aPhoto({ width: 40, height: 30 });
  const kept = await answerWithin(2_000, () =>
    keepUpload(context as never, ask as never, { name: "me.jpg", bytes }, "ANY"),
  );
  expect(kept).toMatchObject({ file: { kind: "PICTURE" } });
  expect(left).toHaveLength(3);
  // Without a wait of its own it would be none.
  expect(Math.min(...left)).toBeGreaterThan(0);
});
