import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPdf } from "#tests/support/faces";
import { createPdfThreads, isLockedHere } from "~/config/locked-pdfs.server";
import type { IsLockedPdf } from "~/platform/ports/locked-pdf";
import { bundle } from "../../../scripts/tool.mjs";

// Written by pypdf 7.1 in each way that ISO 32000 has: `limits` has an owner's password alone.
const encrypted = fileURLToPath(new URL("../../values/encrypted", import.meta.url));
const names = readdirSync(encrypted);
const read = (name: string) => readFileSync(join(encrypted, name));

const project = fileURLToPath(new URL("../../..", import.meta.url));
// Beside the packages, which the program reads PDFs with.
const directory = mkdtempSync(join(project, "node_modules/.pdf-thread-"));
let inThread: IsLockedPdf;
beforeAll(async () => {
  await bundle("app/config/read-pdf.server.ts", directory, "read-pdf.mjs");
  inThread = createPdfThreads(join(directory, "read-pdf.mjs"));
});
afterAll(() => rmSync(directory, { recursive: true }));

it("five ways are there, each with a password and with limits alone", () => {
  expect(names).toHaveLength(10);
});

it.each(names)("%s asks its readers for a password, or doesn't, in a thread and here", async (name) => {
  const asks = name.endsWith("password.pdf");
  expect([await inThread(read(name), "ada"), await isLockedHere(read(name), "ada")]).toEqual([asks, asks]);
});

describe.each([
  ["has no encryption", aPdf()],
  ["writes of it", Buffer.from("%PDF-1.7\n1 0 obj<<>>stream\n(trailer) /Encrypt 5 0 R\nendstream endobj")],
  ["names an object that isn't there", Buffer.from("%PDF-1.7\ntrailer<</Encrypt 5 0 R>>")],
  ["ends within its trailer", Buffer.from("%PDF-1.7\ntrailer<</Encrypt 5 0 R")],
  ["is deep", Buffer.from(`%PDF-1.7\ntrailer<</Encrypt ${"[".repeat(500_000)}`)],
  ["names it in each of its 10 MB", Buffer.alloc(10 * 1024 * 1024, "trailer<</Encrypt 5 0 R>>15 0 obj ")],
])("one that %s", (_, pdf) => {
  it("is taken, and read beside the event loop", async () => {
    expect(await inThread(pdf, "ada")).toBe(false);
  });
});

it("one that takes too long is taken, its thread is ended, and the next is read", async () => {
  const hurried = createPdfThreads(join(directory, "read-pdf.mjs"), {
    ...{ atOnce: 1, ofOne: 4, memory: 128 },
    timeoutMs: 1,
  });
  const name = names.find((one) => one.endsWith("password.pdf")) ?? "";
  expect(await hurried(read(name), "ada")).toBe(false);
  expect(await inThread(read(name), "ada")).toBe(true);
});
