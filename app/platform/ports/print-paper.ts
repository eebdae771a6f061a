import type { RunInThread } from "./threads";

/** A text in its own language and direction. Whatever it holds is shown letter by letter. */
export interface PaperText {
  text: string;
  /** ISO 639-1 code. */
  lang: string;
  dir: "ltr" | "rtl";
}

/** A part of a paper, in the order in which it is read. */
export type PaperBlock =
  | ({ kind: "HEADING"; level: 1 | 2 } & PaperText)
  | ({ kind: "TEXT" | "SMALL" } & PaperText)
  /** Labels and what they say. */
  | { kind: "FACTS"; items: [label: PaperText, value: PaperText][] };

/** What is printed as a PDF for reading aloud, too (PDF/UA-1). */
export interface Paper {
  heading: PaperText;
  blocks: PaperBlock[];
  /** In small letters at the foot of each page, beside its number. */
  foot: PaperText;
  /** The day that it is of, "2026-11-30": the same paper has the same bytes on every day. */
  day: string;
}

/**
 * `MISSING`: what prints isn't installed. `LETTERS`: its fonts lack some of the letters, or the
 * standard forbids them, and a paper that shows boxes in their place says something else than the
 * page.
 */
export type PaperFault = "MISSING" | "LETTERS";

export type PrintedPaper = { pdf: Uint8Array } | { fault: PaperFault };

/** Prints beside the event loop; papers of one owner one after the other. */
export type PrintPaper = RunInThread<Paper, PrintedPaper>;
