import { describe, expect, it, vi } from "vitest";
import { aPdf, aPhoto, aRepeatedNoise, createStudio } from "#tests/support/faces";
import { fileUse } from "~/features/files/model/file-use";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { limits } from "~/values/limits";

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
    expect(await studio.sendPart(studio.cookie, id, bytes, 0)).toMatchObject({
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

  it("the parts that a member has read at ends are 8,000 an hour", async () => {
    const studio = await enter();
    const counter = { most: limits.partsAnHour, windowMs: hour, key: `parts ${studio.uid}` };
    await studio.app.counter.take([{ ...counter, times: limits.partsAnHour - 3 }]);
    const bytes = aPdf(part + 1);
    const ended = await studio.sendWhole(studio.cookie, bytes);
    expect(ended).toMatchObject({ status: 200 });
    expect(await studio.sendWhole(studio.cookie, bytes)).toMatchObject({
      status: 429,
      problem: expect.stringMatching(/^Many files are coming in .* Add it again in 60 minutes\.$/),
    });
    // The end of the first is only asked again, and another member has parts of their own.
    expect(await studio.ask(studio.cookie, `/uploads/${ended.file?.id}?end`)).toEqual(ended);
    const other = await studio.join("HIRER");
    expect(await studio.sendWhole(other.cookie, bytes)).toMatchObject({ status: 200 });
  });
});

describe("what arrives in an hour", () => {
  const all = limits.filesAnHour / part;
  const tooMany = {
    status: 429,
    problem: expect.stringMatching(/^Many files are coming in .* Add it again in 60 minutes\.$/),
  };
  /** As if so many parts had arrived from others. */
  const fill = ({ app }: Awaited<ReturnType<typeof enter>>, times: number) =>
    app.counter.take([{ key: "arrived", most: all, windowMs: hour, times }]);
  const first = limits.filesFirst / part;
  /** As if as much had arrived from a member as nobody else can take from them. */
  const takeUpFirst = ({ app }: Awaited<ReturnType<typeof enter>>, uid: string) =>
    app.counter.take([{ key: `arrived first ${uid}`, most: first, windowMs: hour, times: first }]);

  it("isn’t touched by uploads that only begin", async () => {
    const studio = await enter();
    const beginners = await Promise.all(Array.from({ length: 7 }, () => studio.join("HIRER")));
    for (const { cookie } of beginners)
      for (let at = 0; at < 30; at += 1) {
        const id = await studio.begin(cookie, "b.pdf", limits.fileBytes);
        expect(id).not.toBe("");
        await studio.ask(cookie, `/uploads/${id}?drop`);
        await studio.app.worker.runDue();
      }
    expect(await studio.sendWhole(studio.cookie, aPdf(2 * part))).toMatchObject({ status: 200 });
  });

  it("isn’t touched by a part whose bytes don’t come", async () => {
    const studio = await enter();
    await fill(studio, all - 3 * limits.filesShare);
    const other = await studio.join("HIRER");
    const id = await studio.begin(other.cookie, "b.pdf", 2 * part);
    const cut = new AbortController();
    const sent = Array.from({ length: 40 }, (_, at) => {
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => cut.signal.addEventListener("abort", () => stream.error(cut.signal.reason)),
      });
      return studio.ask(other.cookie, `/uploads/${id}?part=${at % 2}`, body).catch(() => "cut off");
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(await studio.sendWhole(studio.cookie, aPdf())).toMatchObject({ status: 200 });
    cut.abort();
    expect(new Set(await Promise.all(sent))).toEqual(new Set(["cut off"]));
    expect(await studio.sendWhole(studio.cookie, aPdf())).toMatchObject({ status: 200 });
  });

  it.each([
    ["in parts", false],
    ["with a form", true],
  ])("%s is a member’s by an eighth of what is left, and others still have theirs", async (_how, byForm) => {
    const studio = await enter();
    await fill(studio, all - 2 * limits.filesShare - 2);
    const send = async ({ cookie }: { cookie: string }) => {
      if (!byForm) return studio.sendWhole(cookie, aPdf());
      const answer = await studio.send(cookie, await aPhoto({ width: 80, height: 80 }));
      const { problem } = await answer.json().catch(() => ({}));
      return { status: answer.status, ...(problem && { problem }) };
    };
    const kept = { status: byForm ? 303 : 200 };
    const other = await studio.join("HIRER");
    for (const { uid } of [studio, other]) await takeUpFirst(studio, uid);
    expect(await send(studio)).toMatchObject(kept);
    expect(await send(studio)).toMatchObject(kept);
    expect(await send(studio)).toMatchObject(tooMany);
    expect(await send(other)).toMatchObject(kept);
    await studio.pass(hour);
    const later = await studio.enter(studio.uid, { kind: "FREELANCER", admin: false });
    expect(await send(later)).toMatchObject(kept);
  });

  it("isn’t touched by what is refused", async () => {
    const studio = await enter();
    await fill(studio, all - 2 * limits.filesShare);
    const other = await studio.join("HIRER");
    for (const { uid } of [studio, other]) await takeUpFirst(studio, uid);
    const { status } = await studio.sendWhole(studio.cookie, aPdf());
    expect(status).toBe(200);
    for (let times = 0; times < 2 * limits.filesShare; times += 1)
      expect(await studio.sendWhole(studio.cookie, aPdf())).toMatchObject(tooMany);
    expect(await studio.sendWhole(other.cookie, aPdf())).toMatchObject({ status: 200 });
  });

  it("is one share for all who are unproven, who are told to confirm their address", async () => {
    const studio = await enter();
    await fill(studio, all - 2 * limits.filesShare - 2);
    const [first, second] = await Promise.all([1, 2].map(() => studio.join("HIRER", { status: "PENDING" })));
    for (const cookie of [first?.cookie ?? "", second?.cookie ?? ""])
      expect(await studio.sendWhole(cookie, aPdf())).toMatchObject({ status: 200 });
    const refused = { status: 403, problem: expect.stringMatching(/^Confirm your e-mail address first/) };
    const { cookie } = await studio.join("HIRER", { status: "PENDING" });
    expect(await studio.sendWhole(cookie, aPdf())).toMatchObject(refused);
    const byForm = await studio.send(cookie, await aPhoto({ width: 80, height: 80 }));
    expect({ status: byForm.status, ...(await byForm.json()) }).toEqual(refused);
    expect(await studio.sendWhole(studio.cookie, aPdf())).toMatchObject({ status: 200 });
  });

  it("of the unproven ends for a week at 2 GB, whatever is left of each hour", async () => {
    const studio = await enter();
    const week = { most: limits.filesOfUnproven / part, windowMs: 7 * 24 * hour };
    await studio.app.counter.take([{ ...week, key: "arrived unproven in a week", times: week.most }]);
    const { cookie } = await studio.join("HIRER", { status: "PENDING" });
    expect(await studio.sendWhole(cookie, aPdf())).toMatchObject({ status: 403 });
    expect(await studio.sendWhole(studio.cookie, aPdf())).toMatchObject({ status: 200 });
  });

  it("is 2 GB, and 20 MB of each member that no other can use up", async () => {
    const studio = await enter();
    await fill(studio, all);
    const other = await studio.join("HIRER");
    await takeUpFirst(studio, other.uid);
    expect(await studio.sendWhole(other.cookie, aPdf())).toMatchObject(tooMany);
    expect(await studio.sendWhole(studio.cookie, aPdf())).toMatchObject({ status: 200 });
  });
});

describe("a size that is", () => {
  it.each([
    ["empty", "0", 422],
    ["not a number", "many", 422],
    ["negative", "-5", 422],
    ["a fraction", "1.5", 422],
    ["10 MB and a byte", `${limits.fileBytes + 1}`, 413],
    ["endless", "Infinity", 413],
  ])("%s is refused", async (_what, size, status) => {
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
    ["a byte order mark", "\xef\xbb\xbf"],
    ["a line break", "\r\n"],
    ["what a printer is told", "\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n"],
    ["other text", "Sent by a program\n"],
  ])("a PDF behind %s is taken, and sent as nothing else", async (_what, before) => {
    const studio = await enter();
    const bytes = Buffer.concat([Buffer.from(before, "latin1"), aPdf()]);
    const { file } = await studio.sendWhole(studio.cookie, bytes, "plan.html");
    expect(file).toMatchObject({ kind: "PDF" });
    const sent = await studio.read(studio.cookie, file?.id ?? "", { name: "whole.pdf" });
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(/^attachment;.*\.pdf/),
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    expect(Buffer.from(await sent.arrayBuffer())).toEqual(bytes);
  });

  it.each([
    ["an SVG with a script", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a page that contains a PDF", "<script>alert(1)</script>%PDF-1.4"],
    ["text", "Hello"],
  ])("%s is refused in words, and nothing is left of it", async (_what, text) => {
    const studio = await enter();
    const sent = await studio.sendWhole(studio.cookie, Buffer.from(text), "plan.pdf");
    expect(sent).toMatchObject({
      status: 422,
      problem: expect.stringContaining("neither a PDF nor a picture"),
    });
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
