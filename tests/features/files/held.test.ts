import { expect, it, vi } from "vitest";
import { respond, testOrigin } from "#tests/support/app";
import { aPdf } from "#tests/support/faces";
import { type WayIn, waysIn } from "#tests/support/ways-in";
import { FilesUnavailableError } from "~/platform/ports/files";
import * as filesPage from "~/routes/app.files.$place.$id";
import { holdUpload, holdWrite } from "~/shell/request/read-upload.server";
import { limits } from "~/values/limits";
import { uploadRoom } from "~/values/upload-room";

type Studio = WayIn["studio"];

const head = Buffer.from(
  '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4\n',
);
const file = (bytes: number) => [head, Buffer.alloc(bytes, 0x20)];
const end = Buffer.from("\r\n--x--\r\n");

/** A form of which so much arrives; `finish` sends the rest. */
function begin(studio: Studio, cookie: string | null, chunks: readonly Uint8Array[]) {
  let finish = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const chunk of chunks) stream.enqueue(chunk);
      finish = () => {
        stream.enqueue(end);
        stream.close();
      };
    },
  });
  const type = { "content-type": "multipart/form-data; boundary=x" };
  const headers = { origin: testOrigin, ...type, ...(cookie && { cookie }) };
  const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
  const request = new Request(new URL("/app/files/case/x", testOrigin), init);
  const params = { place: "case", id: "x" };
  const answer = respond(async () =>
    filesPage.action({ request, context: studio.app.context(request), params }),
  );
  return { answer, finish: () => finish() };
}

async function createWay(): Promise<WayIn> {
  const way = await waysIn["a case"]?.();
  if (!way) throw new Error("No way in");
  return way;
}

it.each(["visitors", "unproven members", "members"])(
  "forms of %s that only began keep nobody from sending theirs",
  async (who) => {
    const { studio, owner, send } = await createWay();
    const status = who === "members" ? "ACTIVE" : "PENDING";
    const four = await Promise.all([1, 2, 3, 4].map(() => studio.join("FREELANCER", { status })));
    const begun = four.flatMap(({ cookie }) =>
      Array.from({ length: 10 }, () => begin(studio, who === "visitors" ? null : cookie, [head])),
    );
    await vi.waitFor(() => expect(uploadRoom.held()).toBe(40 * head.length));
    expect(await send(aPdf())).toMatchObject({ status: 303 });
    expect(await studio.sendWhole(owner.cookie, aPdf())).toMatchObject({ status: 200 });
    for (const { finish } of begun) finish();
    await Promise.all(begun.map(({ answer }) => answer));
    expect(uploadRoom.held()).toBe(0);
  },
);

it("twenty members whose forms fill the room give up the largest of them, and others are served", async () => {
  const { studio, owner, send } = await createWay();
  const twenty = await Promise.all(Array.from({ length: 20 }, () => studio.join("FREELANCER")));
  const each = 4 * 1024 * 1024;
  const arrived: ReturnType<typeof begin>[] = [];
  // The same memory for all: what counts is what arrives.
  const bytes = file(each);
  for (const { cookie } of twenty)
    arrived.push(begin(studio, cookie, bytes), begin(studio, cookie, bytes), begin(studio, cookie, bytes));
  await vi.waitFor(() => expect(uploadRoom.held()).toBeGreaterThan(limits.uploadsHeld - each - 100));
  expect(uploadRoom.held()).toBeLessThanOrEqual(limits.uploadsHeld);
  expect(await send(aPdf(3 * 1024 * 1024))).toMatchObject({ status: 303 });
  expect(await studio.sendWhole(owner.cookie, aPdf(3 * 1024 * 1024))).toMatchObject({ status: 200 });
  for (const { finish } of arrived) finish();
  const statuses = await Promise.all(arrived.map(async ({ answer }) => (await answer).status));
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(21);
  expect(uploadRoom.held()).toBe(0);
});

it("an upload that is put together and given up lets go of its bytes at the next part", async () => {
  const { studio, owner } = await createWay();
  const bytes = aPdf(5 * limits.uploadPart);
  const id = await studio.begin(owner.cookie, "plan.pdf", bytes.length);
  for (let part = 0; part < 5; part += 1) await studio.sendPart(owner.cookie, id, bytes, part);
  const { read } = studio.app.files;
  const mega = 1024 * 1024;
  const visitor = { session: async () => ({ state: "signed-out" }) } as never;
  const reads = vi.spyOn(studio.app.files, "read").mockImplementation(async (key) => {
    // The member holds most, and a visitor needs room.
    await holdWrite(owner.uid, limits.uploadsHeld - mega, () =>
      holdUpload(visitor, mega, async () => undefined),
    );
    return read(key);
  });
  expect(await studio.ask(owner.cookie, `/uploads/${id}?end`)).toMatchObject({ status: 503 });
  expect(reads).toHaveBeenCalledTimes(1);
  expect(uploadRoom.held()).toBe(0);
  reads.mockRestore();
  expect(await studio.ask(owner.cookie, `/uploads/${id}?end`)).toMatchObject({ file: { kind: "PDF" } });
});

it("a PDF that is being written has its room until it is", async () => {
  const { studio, owner } = await createWay();
  const { put } = studio.app.files;
  const held: number[] = [];
  vi.spyOn(studio.app.files, "put").mockImplementation(async (key, bytes) => {
    if (key.endsWith("whole")) held.push(uploadRoom.held());
    await put(key, bytes);
  });
  expect(await studio.sendWhole(owner.cookie, aPdf(5_000))).toMatchObject({ status: 200 });
  expect([held, uploadRoom.held()]).toEqual([[5_000], 0]);
});

it("what has no room isn’t written", async () => {
  const write = vi.fn(async () => undefined);
  await holdWrite("ann", limits.uploadsHeld, async () => {
    expect(await holdWrite("ben", 1, write)).toMatchObject({ ok: false, code: "BUSY" });
  });
  expect(write).not.toHaveBeenCalled();
});

it("a form’s file that can’t be written takes no room", async () => {
  const { studio, send } = await createWay();
  const failed = vi
    .spyOn(studio.app.files, "put")
    .mockRejectedValue(new FilesUnavailableError("unavailable"));
  expect(await send(aPdf())).toMatchObject({ status: 503 });
  failed.mockRestore();
  const { items } = await studio.app.store.query<{ place: string }>({ collection: "files", limit: 20 });
  expect(items.map(({ data }) => data.place)).toEqual(["GONE"]);
});
