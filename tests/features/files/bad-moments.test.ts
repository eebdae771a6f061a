import { describe, expect, it, vi } from "vitest";
import { readCollection } from "#tests/resilience/read-collection";
import { aPdf, aPhoto, createStudio } from "#tests/support/faces";
import { type Sent, type WayIn, waysIn } from "#tests/support/ways-in";
import { keysOfFile } from "~/domain/file-keys";
import { files, isKept, type StoredFile } from "~/features/files/model/file";
import { fileUse } from "~/features/files/model/file-use";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { FilesUnavailableError } from "~/platform/ports/files";

const hour = 3_600_000;

/** Two hours later nothing is on the disk but what somebody is shown, and that is all there. */
async function expectNothingLeft({ studio, owner }: WayIn, kept = 0): Promise<void> {
  await studio.pass(2 * hour);
  const all = [...(await readCollection<StoredFile>(studio.store, files.name))];
  expect(all.map(([, data]) => isKept(data))).toEqual(Array(kept).fill(true));
  const keys = all.flatMap(([id, { kind }]) => (kind ? keysOfFile(id, kind) : []));
  expect(studio.onDisk()).toEqual(keys.sort());
  const used = (await studio.store.get<{ bytes: number }>(fileUse.name, owner.uid))?.data.bytes ?? 0;
  expect(used).toBe(all.reduce((sum, [, { size }]) => sum + size, 0));
}

const noRoom: Sent = {
  status: 503,
  words: expect.stringMatching(/^We can’t keep files right now/),
  leadsTo: null,
};
const aPicture = () => aPhoto({ width: 80, height: 64 });

/** What happens to a file on its way, and what its sender reads. */
const moments: Record<string, { begin(way: WayIn): void; reads: (name: string) => Sent }> = {
  "a disk that is full": {
    begin: ({ studio }) =>
      void vi.spyOn(studio.app.files, "put").mockRejectedValue(new FilesUnavailableError("full")),
    reads: () => noRoom,
  },
  "a bucket that is gone": {
    begin({ studio }) {
      for (const call of ["put", "read", "list"] as const)
        vi.spyOn(studio.app.files, call).mockRejectedValue(new FilesUnavailableError("unavailable"));
    },
    reads: () => noRoom,
  },
  "a bucket that gets slow, so that a call runs out of time": {
    begin({ studio }) {
      const { put } = studio.app.files;
      let calls = 0;
      vi.spyOn(studio.app.files, "put").mockImplementation(async (key, bytes) => {
        calls += 1;
        // It may have arrived all the same.
        await put(key, bytes);
        if (calls > 1) throw new FilesUnavailableError("unavailable");
      });
    },
    reads: () => noRoom,
  },
  "a session that ends meanwhile": {
    begin({ studio, owner }) {
      const { put } = studio.app.files;
      vi.spyOn(studio.app.files, "put").mockImplementation(async (key, bytes) => {
        await put(key, bytes);
        await studio.store.transact(async (tx) => tx.delete(sessionsCollection, owner.sessionId));
      });
    },
    reads: (name) =>
      name === "the running page"
        ? { status: 401, words: expect.stringMatching(/^You’re signed out/), leadsTo: null }
        : { status: 401, words: "Sign in first.", leadsTo: null },
  },
};

describe.each(Object.entries(waysIn))("a file on its way to %s", (name, open) => {
  it.each(Object.entries(moments))(
    "meets %s: its sender reads it, and nothing is left",
    async (_what, { begin, reads }) => {
      const way = await open();
      begin(way);
      expect(await way.send(await aPicture())).toEqual(reads(name));
      vi.restoreAllMocks();
      await expectNothingLeft(way);
    },
  );

  it("is cut off at each tenth: its sender reads it, and nothing is left", async () => {
    const way = await open();
    const bytes = await aPhoto();
    for (let tenth = 0; tenth < 10; tenth += 1)
      expect(await way.sendCut(bytes, tenth / 10)).toEqual({
        status: 400,
        words: expect.stringContaining("didn’t arrive whole"),
        leadsTo: null,
      });
    await expectNothingLeft(way);
  });

  it("is one of a hundred at once: each is kept or refused in words, and no other is left", async () => {
    const way = await open();
    const bytes = name === "the picture" ? await aPicture() : aPdf();
    const sent = await Promise.all(Array.from({ length: 100 }, () => way.send(bytes)));
    const isKeptOne = ({ status, words }: Sent) => words === null && (status === 303 || status === 200);
    for (const one of sent)
      if (!isKeptOne(one)) {
        expect(one.words).toMatch(/\w{3}.*\.$/);
        expect([409, 422, 429, 503]).toContain(one.status);
      }
    expect(sent.some(isKeptOne)).toBe(true);
    const all = [...(await readCollection<StoredFile>(way.studio.store, files.name)).values()];
    await expectNothingLeft(way, all.filter(isKept).length);
  });
});

it("a file that is removed while it is read ends whole or in an error, and is gone then", async () => {
  const studio = createStudio();
  const { cookie } = await studio.join("FREELANCER");
  const bytes = aPdf(400_000);
  const { file } = await studio.sendWhole(cookie, bytes);
  const id = file?.id ?? "";
  const answer = await studio.read(cookie, id, { name: "whole.pdf" });
  const reader = answer.body?.getReader();
  const parts = [(await reader?.read())?.value ?? new Uint8Array()];
  await studio.ask(cookie, `/uploads/${id}?drop`);
  await studio.pass(0);
  const rest = async () => {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return Buffer.concat(parts).equals(bytes);
      parts.push(part.value);
    }
  };
  expect(await rest().catch((error) => error instanceof FilesUnavailableError)).toBe(true);
  expect((await studio.read(cookie, id, { name: "whole.pdf" })).status).toBe(404);
  expect(studio.onDisk()).toEqual([]);
});
