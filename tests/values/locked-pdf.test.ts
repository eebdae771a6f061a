import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { aPdf } from "#tests/files/faces";
import { isLocked } from "~/platform/values/locked-pdf.server";

// Written by pypdf 7.1 in each way that ISO 32000 has: `limits` has an owner's password alone.
const directory = fileURLToPath(new URL("encrypted", import.meta.url));
const named = readdirSync(directory);
const read = (name: string) => readFileSync(`${directory}/${name}`);

/** The same text otherwise. Its bytes are those of the file. */
const change = (pdf: Buffer, from: string | RegExp, to: string) => {
  const changed = pdf.toString("latin1").replace(from, to);
  expect(changed).not.toBe(pdf.toString("latin1"));
  return Buffer.from(changed, "latin1");
};

it("five ways are there, each with a password and with limits alone", () => {
  expect(named).toHaveLength(10);
});

describe.each(named)("%s", (name) => {
  const pdf = read(name);
  const asks = name.endsWith("password.pdf");

  it("asks its readers for a password, or doesn't", () => {
    expect(isLocked(pdf)).toBe(asks);
  });

  it("is read in a stream of references, with its dictionary in the trailer, and behind other revisions", () => {
    const [, dictionary = ""] = /5 0 obj\s*(<<.*?>>)\s*endobj/s.exec(pdf.toString("latin1")) ?? [];
    const inStream = change(pdf, /trailer\s*<</, "7 0 obj <</Type/XRef");
    const direct = change(pdf, "/Encrypt 5 0 R", `/Encrypt${dictionary}`);
    const later = Buffer.concat([
      pdf,
      Buffer.from("\n5 0 obj\nnull\nendobj\n15 0 obj <</Filter/Standard>>\nendobj\n"),
    ]);
    expect([inStream, direct, later.subarray(0, pdf.length)].map(isLocked)).toEqual([asks, asks, asks]);
  });
});

it("one for the holders of certificates is locked", () => {
  expect(isLocked(Buffer.from("%PDF-1.7\ntrailer<</Encrypt<</Filter/Adobe.PubSec/V 4>>>>"))).toBe(true);
});

it.each([
  ["has no encryption", aPdf()],
  ["writes of it", Buffer.from("%PDF-1.7\n1 0 obj<<>>stream\n(trailer) /Encrypt 5 0 R\nendstream endobj")],
  ["names an object that isn't there", Buffer.from("%PDF-1.7\ntrailer<</Encrypt 5 0 R>>")],
  ["ends within its trailer", Buffer.from("%PDF-1.7\ntrailer<</Encrypt 5 0 R")],
  ["is deep", Buffer.from(`%PDF-1.7\ntrailer<</Encrypt ${"[".repeat(5_000)}`)],
  ["never closes a string", Buffer.from(`%PDF-1.7\ntrailer<</Encrypt ${"(".repeat(5_000)}`)],
  ["is a comment", Buffer.from(`%PDF-1.7\ntrailer<</Encrypt 5 0 R ${"%".repeat(5_000)}`)],
])("one that %s is taken", (_what, pdf) => {
  expect(isLocked(pdf)).toBe(false);
});

it.each(["trailer<</Encrypt 5 0 R>>", "/Encrypt", "trailer<</Encrypt 5 0 R>>15 0 obj ", "obj"])(
  "10 MB of “%s” are looked at a bounded number of times",
  (text) => {
    const pdf = Buffer.alloc(10 * 1024 * 1024, text);
    const [searched, read] = [vi.spyOn(pdf, "lastIndexOf"), vi.spyOn(pdf, "toString")];
    expect(isLocked(pdf)).toBe(false);
    expect(searched.mock.calls.length + read.mock.calls.length).toBeLessThan(1_000);
  },
);
