import { existsSync } from "node:fs";
import { join } from "node:path";
import { asksForPassword, isEncrypted } from "~/platform/pdfs/asks-for-password.server";
import type { IsLockedPdf } from "~/platform/ports/locked-pdf";
import { createThreads } from "~/platform/threads/threads.server";

/** An honest 10 MB takes a tenth of a second, and a thread's start half of one. */
const bounds = { atOnce: 1, ofOne: 4, timeoutMs: 5_000, memory: 128 };

/** Reads encrypted PDFs in threads, which run `program`. */
export function createPdfThreads(program: string, own = bounds): IsLockedPdf {
  const run = createThreads<Uint8Array, boolean>(program, own);
  return async (pdf, owner) => {
    if (!isEncrypted(pdf)) return false;
    const asks = await run(pdf, owner);
    return asks.ok && asks.value;
  };
}

/** Reads them on the event loop, for modules that run unbundled. */
export const isLockedHere: IsLockedPdf = async (pdf) => isEncrypted(pdf) && asksForPassword(pdf);

/** Beside the bundle; when the modules run unbundled, it doesn't exist. */
const program = join(import.meta.dirname, "read-pdf.js");

export const isLockedPdf = existsSync(program) ? createPdfThreads(program) : isLockedHere;
