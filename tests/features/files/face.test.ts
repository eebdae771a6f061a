import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { testOrigin } from "#tests/support/app";
import { aPhoto, createStudio } from "#tests/support/faces";
import { day } from "#tests/support/market";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { limits } from "~/values/limits";

const hour = 3_600_000;

describe("a member's picture", () => {
  it("is cut to a square, in three sizes and two types, and stands beside the name", async () => {
    const studio = createStudio();
    const ann = await studio.join("FREELANCER");
    const answer = await studio.send(ann.cookie, await aPhoto());
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/app/profile/picture?done=saved"]);
    const face = (await studio.faceOf(ann.uid)) ?? "";
    expect(studio.onDisk()).toEqual(
      ["large", "medium", "small"].flatMap((size) =>
        ["avif", "webp"].map((type) => `${face}-${size}.${type}`),
      ),
    );
    for (const [name, type, width] of [
      ["small.avif", "image/avif", 80],
      ["medium.webp", "image/webp", 160],
      ["large.webp", "image/webp", 400],
    ] as const) {
      const file = await studio.read(ann.cookie, face, { name });
      expect([file.status, file.headers.get("content-type")]).toEqual([200, type]);
      const read = await sharp(await file.arrayBuffer()).metadata();
      expect([read.width, read.height]).toEqual([width, width]);
    }
  });

  it("replaces the one before, whose bytes go, and makes no open form stale", async () => {
    const studio = createStudio();
    const ann = await studio.join("FREELANCER");
    await studio.send(ann.cookie, await aPhoto());
    const first = (await studio.faceOf(ann.uid)) ?? "";
    await studio.send(ann.cookie, await aPhoto());
    const second = await studio.faceOf(ann.uid);
    expect(second).not.toBe(first);
    await studio.pass(0);
    expect(studio.onDisk().filter((name) => name.startsWith(first))).toEqual([]);
    expect(studio.onDisk()).toHaveLength(6);
    expect((await studio.read(ann.cookie, first)).status).toBe(404);
  });

  it("may be as small as 64 × 64, and as low on one side", async () => {
    const studio = createStudio();
    const ann = await studio.join("FREELANCER");
    expect((await studio.send(ann.cookie, await blank(200, 64))).status).toBe(303);
    expect(await studio.faceOf(ann.uid)).not.toBeNull();
  });

  it("is gone from the disk once it is removed, and with the account", async () => {
    const studio = createStudio();
    const [ann, ben] = [await studio.join("FREELANCER"), await studio.join("HIRER")];
    for (const { cookie } of [ann, ben]) await studio.send(cookie, await aPhoto());
    const faces = [await studio.faceOf(ann.uid), await studio.faceOf(ben.uid)];
    const answer = await studio.send(ann.cookie, null, { intent: "remove" });
    expect(answer.headers.get("location")).toBe("/app/profile/picture?done=removed");
    await deleteAccount(studio, ben.uid);
    await studio.pass(0);
    expect(studio.onDisk()).toHaveLength(6);
    await studio.pass(31 * day);
    expect(studio.onDisk()).toEqual([]);
    for (const face of faces) expect(await studio.store.get("files", face ?? "")).toBeNull();
  });

  it("stays where it is when its hour is over", async () => {
    const studio = createStudio();
    const ann = await studio.join("FREELANCER");
    await studio.send(ann.cookie, await aPhoto());
    await studio.pass(2 * hour);
    expect(studio.onDisk()).toHaveLength(6);
  });
});

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2f6f5e" } })
    .png()
    .toBuffer();
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

describe("what is no picture", () => {
  it.each([
    ["nothing", async () => null, 422, "Choose a picture first."],
    ["an SVG with a script", async () => svg, 422, "isn’t a picture"],
    ["a PDF called .jpg", async () => Buffer.from("%PDF-1.7\n1 0 obj\n"), 422, "isn’t a picture"],
    ["half a photo", async () => (await aPhoto()).subarray(0, 8_000), 422, "isn’t a picture"],
    ["a picture of 8 × 8", async () => blank(8, 8), 422, "at least 64 × 64 pixels"],
    ["a picture a row too low", async () => blank(200, 63), 422, "too small"],
    ["more than 10 MB", async () => Buffer.alloc(limits.fileBytes + 100_000, 1), 413, "more than 10 MB"],
  ])("%s is refused in words, and nothing is left of it", async (_what, bytes, status, words) => {
    const studio = createStudio();
    const ann = await studio.join("FREELANCER");
    const answer = await studio.send(ann.cookie, await bytes());
    expect(answer.status).toBe(status);
    expect((await answer.json()).problem).toContain(words);
    await studio.pass(2 * hour);
    expect([await studio.faceOf(ann.uid), studio.onDisk()]).toEqual([null, []]);
  });

  it("a form that was cut off at each tenth is refused, and nothing is left of it", async () => {
    const studio = createStudio();
    const ann = await studio.join("FREELANCER");
    const form = new FormData();
    form.set("intent", "save");
    form.set("picture", new File([new Uint8Array(await aPhoto())], "me.jpg"));
    const whole = new Request(testOrigin, { method: "POST", body: form });
    const headers = { "content-type": whole.headers.get("content-type") ?? "" };
    const bytes = await whole.bytes();
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const body = bytes.slice(0, (bytes.length * tenth) / 10);
      const answer = await studio.post(
        ann.cookie,
        new Request(testOrigin, { method: "POST", body, headers }),
      );
      expect(answer.status).toBe(400);
      expect((await answer.json()).problem).toContain("didn’t arrive whole");
    }
    await studio.pass(2 * hour);
    expect([await studio.faceOf(ann.uid), studio.onDisk()]).toEqual([null, []]);
  });

  it.each([
    [
      "a head of a million lines",
      `--x\r\nContent-Disposition: form-data; name="a"\r\n${"X: y\r\n".repeat(1_500_000)}\r\nv`,
    ],
    [
      "a name of nine megabytes",
      `--x\r\nContent-Disposition: form-data; name="${"%22".repeat(3_000_000)}"\r\n\r\nv`,
    ],
    ["a thousand fields", `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nv\r\n`.repeat(1_000)],
  ])("a form with %s is refused unparsed", async (_what, parts) => {
    const studio = createStudio();
    const ann = await studio.join("FREELANCER");
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const body = `${parts}\r\n--x--\r\n`;
    const answer = await studio.post(ann.cookie, new Request(testOrigin, { method: "POST", body, headers }));
    expect(answer.status).toBe(400);
  });

  it("is refused in words to a suspended member", async () => {
    const studio = createStudio();
    const ann = await studio.join("FREELANCER", { status: "SUSPENDED" });
    for (const [bytes, intent] of [
      [await aPhoto(), "save"],
      [null, "remove"],
    ] as const) {
      const answer = await studio.send(ann.cookie, bytes, { intent });
      expect(answer.status).toBe(403);
      expect((await answer.json()).problem).toMatch(/^Your account is not active/);
    }
    expect(studio.onDisk()).toEqual([]);
  });

  it("is lost with a session that has ended: its login leads back to the page", async () => {
    const studio = createStudio();
    const answer = await studio.send("", await aPhoto());
    expect(answer.headers.get("location")).toBe("/login?redirect=%2Fapp%2Fprofile%2Fpicture");
    expect(studio.onDisk()).toEqual([]);
  });
});
