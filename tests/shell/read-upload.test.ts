import { describe, expect, it } from "vitest";
import { readUpload } from "~/shell/request/read-upload.server";
import { limits } from "~/values/limits";

const nobody = {
  session: async () => ({ state: "signed-out" as const }),
  auth: { isProven: async () => false },
};
const boundary = "----a-browsers-boundary";

/** A form as a browser sends it: a text, a file, and whatever lines come before them. */
const formOf = ({ name = "plan.pdf", before = "", end = "\r\n" } = {}) =>
  [
    `${before}--${boundary}`,
    'Content-Disposition: form-data; name="intent"',
    "",
    "säve",
    `--${boundary}`,
    `Content-Disposition: form-data; name="file"; filename="${name}"`,
    "Content-Type: application/pdf",
    "",
    `%PDF-1.4\r\n--${boundary.slice(0, -1)}\r\n`,
    `--${boundary}--${end}`,
  ].join("\r\n");

/** Read in pieces of so many bytes. */
function read(
  body: string,
  { by = 65_536, type = `multipart/form-data; boundary=${boundary}`, most = 1_000 } = {},
) {
  const bytes = Buffer.from(body);
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(Uint8Array.from(bytes.subarray(at, at + by)));
      else controller.close();
      at += by;
    },
  });
  const init = { method: "POST", headers: { "content-type": type }, body: stream, duplex: "half" };
  return readUpload(new Request("https://talent.example/", init as RequestInit), nobody, most);
}

const content = `%PDF-1.4\r\n--${boundary.slice(0, -1)}\r\n`;
const whole = {
  ok: true,
  value: {
    texts: { intent: "säve" },
    files: [{ field: "file", name: "plan.pdf", bytes: new Uint8Array(Buffer.from(content)) }],
  },
};

describe("a form with a file", () => {
  it.each([1, 2, 3, 7, 16, 64, 65_536])("is the same in pieces of %i bytes", async (by) => {
    expect(await read(formOf(), { by })).toEqual(whole);
  });

  it("ends at its end, whatever follows", async () => {
    for (const end of ["", "\r\n", "\r\nan epilogue"])
      expect(await read(formOf({ end }), { by: formOf({ end: "" }).length })).toEqual(whole);
  });

  it.each([
    ["plan.pdf", "plan.pdf"],
    ["a%22b%22.pdf", 'a"b".pdf'],
    ["100%.pdf", "100%.pdf"],
    ["%E2.pdf", "%E2.pdf"],
    ["عقد.pdf", "عقد.pdf"],
  ])("with the name %j is called %j", async (name, called) => {
    const form = await read(formOf({ name }));
    expect(form).toMatchObject({ value: { files: [{ name: called }] } });
  });

  it.each([
    ["is cut off", formOf().slice(0, -5), {}],
    ["is empty", "", {}],
    ["is something else", "Hello", {}],
    ["has no boundary", formOf(), { type: "multipart/form-data" }],
    [
      "has a boundary of 71 characters",
      formOf(),
      { type: `multipart/form-data; boundary=${"b".repeat(71)}` },
    ],
    ["begins with a text", formOf({ before: "A preamble\r\n" }), {}],
    [
      "has a head without an end",
      formOf().replace("\r\n\r\n", `\r\n${"x: y\r\n".repeat(1_000)}`),
      { most: 9_000 },
    ],
    [
      "has too many fields",
      `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`.repeat(limits.formFields) +
        formOf(),
      { most: limits.fileBytes },
    ],
  ])("that %s is none", async (_what, body, options) => {
    expect(await read(body, options)).toMatchObject({ ok: false, code: "BROKEN" });
  });

  it("that is too large is read to its end", async () => {
    const long = formOf({ name: "x".repeat(64 * 1024) });
    expect(await read(long, { most: 1_000 })).toMatchObject({ ok: false, code: "BROKEN" });
    const longer = formOf().replace("%PDF", "x".repeat(70 * 1024));
    expect(await read(longer, { most: 1_000 })).toMatchObject({ ok: false, code: "TOO_LARGE" });
  });

  it("without files may be any form", async () => {
    const type = "application/x-www-form-urlencoded";
    expect(await read("intent=remove&intent=again&a=b+c", { type })).toEqual({
      ok: true,
      value: { texts: { intent: "again", a: "b c" }, files: [] },
    });
  });
});
