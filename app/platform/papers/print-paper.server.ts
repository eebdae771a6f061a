import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { Paper, PrintedPaper } from "~/platform/ports/print-paper";
import template from "./paper.typ?raw";

/** In `fonts/` of packages of `@embedpdf`; regular and bold. */
const fontFiles = {
  "fonts-latin": ["NotoSans-Regular.ttf", "NotoSans-Bold.ttf"],
  "fonts-arabic": ["NotoNaskhArabic-Regular.ttf", "NotoNaskhArabic-Bold.ttf"],
  "fonts-hebrew": ["NotoSansHebrew-Regular.ttf", "NotoSansHebrew-Bold.ttf"],
  "fonts-sc": ["NotoSansHans-Regular.otf", "NotoSansHans-Bold.otf"],
};

let compiler: Promise<NodeCompiler | null> | undefined;

/** Typst with fonts of our packages; null where this machine hasn't got them: they are optional. */
async function loadCompiler(): Promise<NodeCompiler | null> {
  try {
    const { NodeCompiler } = await import("@myriaddreamin/typst-ts-node-compiler");
    return NodeCompiler.create({ fontArgs: [{ fontBlobs: await readFonts() }] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_MODULE_NOT_FOUND") return null;
    throw error;
  }
}

function readFonts(): Promise<Buffer[]> {
  const { resolve } = createRequire(import.meta.url);
  const paths = Object.entries(fontFiles).flatMap(([name, files]) => {
    const directory = join(dirname(resolve(`@embedpdf/${name}`)), "../fonts");
    return files.map((file) => join(directory, file));
  });
  return Promise.all(paths.map((path) => readFile(path)));
}

/**
 * What no font has: characters that only turn the direction of others, and halves of characters,
 * which JSON escapes.
 */
const unseen = /[\u202a-\u202e]|\\ud[89a-f][0-9a-f]{2}/g;

/** As `PrintPaper`, on the event loop: some 10 ms a page. */
export async function printPaper(paper: Paper): Promise<PrintedPaper> {
  compiler ??= loadCompiler();
  const typst = await compiler;
  if (!typst) return { fault: "MISSING" };
  const inputs = { paper: JSON.stringify(paper).replace(unseen, "") };
  try {
    return { pdf: new Uint8Array(typst.pdf({ mainFileContent: template, inputs }, { pdfStandard: "ua-1" })) };
  } catch (error) {
    if (/PDF\/UA-1 error/.test(String((error as Error).message))) return { fault: "LETTERS" };
    throw error;
  } finally {
    typst.evictCache(0);
  }
}
