import { describe, expect, it, vi } from "vitest";
import { fileUse } from "~/features/files/rules/file-use";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { limits } from "~/platform/values/limits";
import { aPdf, aPhoto, aRepeatedNoise, createStudio } from "./faces";

const minute = 60_000;
const hour = 60 * minute;
const part = limits.uploadPart;

async function enter() {
  const studio = createStudio();
  const { uid, cookie, sessionId } = await studio.join("FREELANCER");
  const used = async () => (await studio.store.get<{ bytes: number }>(fileUse.name, uid))?.data.bytes ?? 0;
  return { ...studio, uid, cookie, sessionId, used };
}

describe("an upload in parts", () => {
  it("is put together in their order, however often and in whichever order they come", async () => {
    const studio = await enter();
    const bytes = aPdf(2 * part + 500);
    const id = await studio.begin(studio.cookie, "plan.pdf", bytes.length);
    for (const at of [2, 0, 1, 0])
      expect(await studio.sendPart(studio.cookie, id, bytes, at)).toMatchObject({ status: 200 });
    const ended = await studio.ask(studio.cookie, `/uploads/${id}?end`);
    expect(ended).toMatchObject({ status: 200, file: { id, kind: "PDF", name: "plan.pdf" } });
    // The answer was lost, and it is asked again.
    expect(await studio.ask(studio.cookie, `/uploads/${id}?end`)).toEqual(ended);
    expect(studio.onDisk()).toEqual([`${id}-whole`]);
    const read = await studio.read(studio.cookie, id, { name: "whole.pdf" });
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it("can't end before all of it is there, and goes on", async () => {
    const studio = await enter();
    const bytes = aPdf(part + 1);
    const id = await studio.begin(studio.cookie, "plan.pdf", bytes.length);
    await studio.sendPart(studio.cookie, id, bytes, 0);
    expect(await studio.ask(studio.cookie, `/uploads/${id}?end`)).toMatchObject({
      status: 400,
      problem: expect.stringContaining("didn’t arrive whole"),
    });
    await studio.sendPart(studio.cookie, id, bytes, 1);
    expect(await studio.ask(studio.cookie, `/uploads/${id}?end`)).toMatchObject({ status: 200 });
  });

  it("takes fifty minutes at most", async () => {
    const studio = await enter();
    const bytes = aPdf(part + 1);
    const send = async () => {
      const id = await studio.begin(studio.cookie, "plan.pdf", bytes.length);
      await studio.sendPart(studio.cookie, id, bytes, 0);
      return id;
    };
    const [first, second] = [await send(), await send()];
    studio.clock.advance(50 * minute - 1);
    const { cookie } = await studio.enter(studio.uid, { kind: "FREELANCER", admin: false });
    expect(await studio.sendPart(cookie, first, bytes, 1)).toMatchObject({ status: 200 });
    expect(await studio.ask(cookie, `/uploads/${first}?end`)).toMatchObject({ status: 200 });
    studio.clock.advance(1);
    expect(await studio.sendPart(cookie, second, bytes, 1)).toMatchObject({ status: 409 });
    expect(await studio.ask(cookie, `/uploads/${second}?end`)).toMatchObject({ status: 409 });
  });

  it("asks for none of its parts while one is missing", async () => {
    const studio = await enter();
    const bytes = aPdf(3 * part);
    const id = await studio.begin(studio.cookie, "plan.pdf", bytes.length);
    for (const at of [0, 1]) await studio.sendPart(studio.cookie, id, bytes, at);
    const read = vi.spyOn(studio.app.files, "read");
    expect(await studio.ask(studio.cookie, `/uploads/${id}?end`)).toMatchObject({ status: 400 });
    expect(read).not.toHaveBeenCalled();
  });

  it.each([
    ["a part too many", "part=2", part],
    ["a part that is too short", "part=0", part - 1],
    ["a part that is too long", "part=1", 2],
    ["no number", "part=-1", part],
    ["a huge number", "part=99999", part],
    ["no part at all", "", part],
  ])("%s is refused, and nothing of it is kept", async (_what, query, length) => {
    const studio = await enter();
    const id = await studio.begin(studio.cookie, "plan.pdf", part + 1);
    const answer = await studio.ask(studio.cookie, `/uploads/${id}?${query}`, new Uint8Array(length));
    expect(answer).toMatchObject({ status: 400, problem: expect.stringContaining("didn’t arrive whole") });
    expect(studio.onDisk()).toEqual([]);
  });

  it("is its member's alone, from the first part to the end", async () => {
    const studio = await enter();
    const other = await studio.join("HIRER");
    const bytes = aPdf();
    const id = await studio.begin(studio.cookie, "plan.pdf", bytes.length);
    for (const query of ["part=0", "end"])
      expect(await studio.ask(other.cookie, `/uploads/${id}?${query}`, new Uint8Array(bytes))).toMatchObject({
        status: 409,
        problem: expect.stringContaining("isn’t here any more"),
      });
    await studio.ask(other.cookie, `/uploads/${id}?drop`);
    await studio.sendPart(studio.cookie, id, bytes, 0);
    expect(await studio.ask(studio.cookie, `/uploads/${id}?end`)).toMatchObject({ status: 200 });
    expect((await studio.read(other.cookie, id, { name: "whole.pdf" })).status).toBe(404);
  });

  it("stops with its session, and says what helps", async () => {
    const studio = await enter();
    const bytes = aPdf();
    const id = await studio.begin(studio.cookie, "plan.pdf", bytes.length);
    await studio.store.transact(async (tx) => tx.delete(sessionsCollection, studio.sessionId));
    expect(await studio.sendPart(studio.cookie, id, bytes, 0)).toEqual({
      status: 401,
      problem: "You’re signed out. Sign in again in another tab, then try again here.",
    });
    expect(studio.onDisk()).toEqual([]);
  });
});

describe("what nobody shows is forgotten with its bytes and the room that it took", () => {
  it.each([
    ["after an hour", async (studio: Awaited<ReturnType<typeof enter>>) => studio.pass(hour + minute)],
    [
      "at once, where it is dropped",
      async (studio: Awaited<ReturnType<typeof enter>>, ids: string[]) => {
        for (const id of ids) await studio.ask(studio.cookie, `/uploads/${id}?drop`);
        await studio.pass(0);
      },
    ],
  ])("%s", async (_when, forget) => {
    const studio = await enter();
    const whole = await studio.sendWhole(studio.cookie, aPdf());
    const picture = await studio.sendWhole(studio.cookie, await aPhoto(), "me.jpg");
    const begun = await studio.begin(studio.cookie, "half.pdf", part + 1);
    await studio.sendPart(studio.cookie, begun, aPdf(part + 1), 0);
    expect(studio.onDisk()).toHaveLength(1 + 6 + 1);
    expect(await studio.used()).toBeGreaterThan(part);
    await forget(studio, [whole.file?.id ?? "", picture.file?.id ?? "", begun]);
    expect([studio.onDisk(), await studio.used()]).toEqual([[], 0]);
    expect(await studio.store.get("files", begun)).toBeNull();
  });
});

describe("room", () => {
  it("a member's files have 200 MB together, those that are on their way included", async () => {
    const studio = await enter();
    const bytes = limits.filesOfMember - 400;
    await studio.store.transact(async (tx) => tx.set(fileUse.name, studio.uid, { bytes }));
    expect(await studio.begin(studio.cookie, "a.pdf", 300)).not.toBe("");
    const full = { status: 409, problem: expect.stringContaining("have 200 MB together") };
    const sized = (size: number) => new URLSearchParams({ name: "b.pdf", size: `${size}` });
    expect(await studio.ask(studio.cookie, "/uploads", sized(101))).toMatchObject(full);
    expect(await studio.ask(studio.cookie, "/uploads", sized(100))).toMatchObject({ status: 200 });
    // Another member has room of their own.
    const other = await studio.join("HIRER");
    expect(await studio.ask(other.cookie, "/uploads", sized(101))).toMatchObject({ status: 200 });
  });

  it("counts what is kept of a picture, where that is more than was uploaded", async () => {
    const studio = await enter();
    const bytes = await aRepeatedNoise();
    const kept = async () => {
      let sum = 0;
      for (const { key } of await studio.app.files.list(null, 100)) {
        const found = await studio.app.files.read(key);
        await found?.bytes.cancel();
        sum += found?.size ?? 0;
      }
      return sum;
    };
    const sent = await studio.sendWhole(studio.cookie, bytes, "noise.png");
    expect(sent).toMatchObject({ status: 200, file: { kind: "PICTURE" } });
    expect(await kept()).toBeGreaterThan(3 * bytes.length);
    expect(await studio.used()).toBe(await kept());
    await studio.ask(studio.cookie, `/uploads/${sent.file?.id}?drop`);
    await studio.pass(0);
    expect(await studio.used()).toBe(0);
    // Room for what is uploaded, and none for what would be kept.
    const used = limits.filesOfMember - 2 * bytes.length;
    await studio.store.transact(async (tx) => tx.set(fileUse.name, studio.uid, { bytes: used }));
    expect(await studio.sendWhole(studio.cookie, bytes, "noise.png")).toMatchObject({
      status: 409,
      problem: expect.stringContaining("have 200 MB together"),
    });
    await studio.pass(0);
    expect([studio.onDisk(), await studio.used()]).toEqual([[], used]);
  });

  it("the parts that a member writes and has read are 8,000 an hour, the same ones again included", async () => {
    const studio = await enter();
    const counter = { most: limits.partsAnHour, windowMs: hour, key: `parts ${studio.uid}` };
    await studio.app.counter.take([{ ...counter, times: limits.partsAnHour - 5 }]);
    const bytes = aPdf(part + 1);
    const id = await studio.begin(studio.cookie, "plan.pdf", bytes.length);
    // Three, and two at the end.
    for (const at of [0, 1, 0])
      expect(await studio.sendPart(studio.cookie, id, bytes, at)).toMatchObject({ status: 200 });
    const ended = await studio.ask(studio.cookie, `/uploads/${id}?end`);
    expect(ended).toMatchObject({ status: 200, file: { id } });
    const next = await studio.begin(studio.cookie, "next.pdf", bytes.length);
    const tooMany = { status: 429, problem: expect.stringMatching(/^That was a lot .* in 60 minutes\.$/) };
    expect(await studio.sendPart(studio.cookie, next, bytes, 0)).toEqual(tooMany);
    expect(await studio.ask(studio.cookie, `/uploads/${next}?end`)).toEqual(tooMany);
    // The end of the first is only asked again, and another member has parts of their own.
    expect(await studio.ask(studio.cookie, `/uploads/${id}?end`)).toEqual(ended);
    const other = await studio.join("HIRER");
    expect((await studio.sendWhole(other.cookie, aPdf())).status).toBe(200);
  });

  it("a member uploads 300 MB in an hour, dropped ones among them, and others still can", async () => {
    const studio = await enter();
    const size = `${limits.fileBytes}`;
    const begin = (cookie: string) =>
      studio.ask(cookie, "/uploads", new URLSearchParams({ name: "b.pdf", size }));
    for (let at = 0; at < 30; at += 1) {
      const { status, file } = await begin(studio.cookie);
      expect(status).toBe(200);
      await studio.ask(studio.cookie, `/uploads/${file?.id}?drop`);
      await studio.app.worker.runDue();
    }
    expect(await begin(studio.cookie)).toMatchObject({
      status: 429,
      problem: expect.stringContaining("60 minutes"),
    });
    expect(await begin((await studio.join("HIRER")).cookie)).toMatchObject({ status: 200 });
  });

  it("members without a proven address upload 300 MB in an hour together, and others still can", async () => {
    const studio = await enter();
    const pending = await Promise.all([1, 2].map(() => studio.join("HIRER", { status: "PENDING" })));
    const size = `${limits.fileBytes}`;
    const begin = ({ cookie }: { cookie: string }) =>
      studio.ask(cookie, "/uploads", new URLSearchParams({ name: "b.pdf", size }));
    for (let at = 0; at < 15; at += 1)
      for (const member of pending) expect(await begin(member)).toMatchObject({ status: 200 });
    for (const member of pending) expect(await begin(member)).toMatchObject({ status: 429 });
    expect(await begin(studio)).toMatchObject({ status: 200 });
  });

  it("all members upload 2 GB in an hour, and are told when the next can be", async () => {
    const studio = await enter();
    const counter = { most: 2_048, windowMs: hour, key: "uploads", times: 2_044 };
    expect(await studio.app.counter.take([counter])).toMatchObject({ ok: true });
    const sized = (size: number) => new URLSearchParams({ name: "b.pdf", size: `${size}` });
    const four = 4 * 1_024 * 1_024;
    expect(await studio.ask(studio.cookie, "/uploads", sized(four))).toMatchObject({ status: 200 });
    expect(await studio.ask(studio.cookie, "/uploads", sized(1))).toMatchObject({
      status: 429,
      problem: expect.stringMatching(/^Many files are coming in .* Add it again in 60 minutes\.$/),
    });
    await studio.pass(hour);
    const later = await studio.join("HIRER");
    expect(await studio.ask(later.cookie, "/uploads", sized(1))).toMatchObject({ status: 200 });
  });

  it.each([
    ["empty", "0", 422],
    ["not a number", "many", 422],
    ["negative", "-5", 422],
    ["a fraction", "1.5", 422],
    ["10 MB and a byte", `${limits.fileBytes + 1}`, 413],
    ["endless", "Infinity", 413],
  ])("a size that is %s is refused", async (_what, size, status) => {
    const studio = await enter();
    expect(
      await studio.ask(studio.cookie, "/uploads", new URLSearchParams({ name: "a", size })),
    ).toMatchObject({
      status,
      problem: expect.any(String),
    });
  });
});

describe("what a file is, its content says", () => {
  it.each<[string, string, () => Promise<Uint8Array>, string]>([
    ["a PDF called .jpg", "photo.jpg", async () => aPdf(), "PDF"],
    ["a photo called .pdf", "plan.pdf", () => aPhoto(), "PICTURE"],
    [
      "a PDF that is also a page",
      "a.html",
      async () => Buffer.concat([aPdf(), Buffer.from("<script>")]),
      "PDF",
    ],
  ])("%s", async (_what, name, bytes, kind) => {
    const studio = await enter();
    const sent = await studio.sendWhole(studio.cookie, await bytes(), name);
    expect(sent).toMatchObject({ status: 200, file: { kind, name } });
    const id = sent.file?.id ?? "";
    const asPdf = await studio.read(studio.cookie, id, { name: "whole.pdf" });
    const asPicture = await studio.read(studio.cookie, id, { name: "large.webp" });
    expect([asPdf.status, asPicture.status]).toEqual(kind === "PDF" ? [200, 404] : [404, 200]);
    // A browser that opens its address runs nothing in it.
    const policy = (kind === "PDF" ? asPdf : asPicture).headers.get("content-security-policy");
    expect(policy).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    if (kind !== "PDF") return;
    expect(asPdf.headers.get("content-disposition")).toBe(
      `attachment; filename="${name}.pdf"; filename*=UTF-8''${name}.pdf`,
    );
    expect(asPdf.headers.get("content-type")).toBe("application/pdf");
  });

  it.each([
    ["an SVG with a script", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a page that contains a PDF", "<script>alert(1)</script>%PDF-1.4"],
    ["text", "Hello"],
  ])("%s is refused in words, and nothing is left of it", async (_what, text) => {
    const studio = await enter();
    const sent = await studio.sendWhole(studio.cookie, Buffer.from(text), "plan.pdf");
    expect(sent).toEqual({ status: 422, problem: expect.stringContaining("neither a PDF nor a picture") });
    await studio.pass(0);
    expect([studio.onDisk(), await studio.used()]).toEqual([[], 0]);
  });

  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\Windows\\plan.pdf", "plan.pdf"],
    ["  two\n lines\t.pdf ", "two lines.pdf"],
    ["..", "file"],
    ["", "file"],
    ["\u202egnp.pdf", "gnp.pdf"],
    ["a\u0000b\u0007.pdf", "ab.pdf"],
    ["\ud800.pdf", "\ufffd.pdf"],
    ['a"b;c<d>.pdf', "ab;cd.pdf"],
    [`${"é".repeat(300)}.pdf`, `${"é".repeat(95)}….pdf`],
    ["عقد العمل.pdf", "عقد العمل.pdf"],
  ])("the name %j becomes %j", async (name, kept) => {
    const studio = await enter();
    const sent = await studio.sendWhole(studio.cookie, aPdf(), name);
    expect(sent.file?.name).toBe(kept);
    const read = await studio.read(studio.cookie, sent.file?.id ?? "", { name: "whole.pdf" });
    const header = read.headers.get("content-disposition") ?? "";
    expect(header).toMatch(/^attachment; filename="[\w .()-]+\.pdf"; filename\*=UTF-8''[\w.~%!-]+\.pdf$/);
  });
});
