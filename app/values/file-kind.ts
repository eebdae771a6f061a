/** The kinds of file that are recognised. Everything else is unknown, text and markup included. */
export type FileKind = "jpeg" | "png" | "webp" | "gif" | "avif" | "heic" | "pdf";

/**
 * By the first bytes alone: a name and a stated type are the uploader's words. A file that is two
 * kinds at once counts as what it begins with. That is safe because pictures are drawn anew, so
 * nothing of their rest survives, and a PDF is always sent as a download.
 */
export function kindOf(bytes: Uint8Array): FileKind | null {
  const starts = (text: string, at = 0) => latin(bytes, at, text.length) === text;
  if (starts("\xff\xd8\xff")) return "jpeg";
  if (starts("\x89PNG\r\n\x1a\n")) return "png";
  if (starts("GIF87a") || starts("GIF89a")) return "gif";
  if (starts("RIFF") && starts("WEBP", 8)) return "webp";
  if (starts("ftyp", 4)) return kindOfBrands(brands(bytes));
  return isPdf(latin(bytes, 0, PDF_HEAD)) ? "pdf" : null;
}

/** Within so many bytes every reader finds the mark (ISO 32000, implementation note 13). */
const PDF_HEAD = 1_024;

/**
 * Programs write text before the mark: a byte order mark, a line break, what a printer is told. A
 * page or an archive that contains a PDF is none: one begins with markup, the other isn’t text.
 */
function isPdf(head: string): boolean {
  const [before = "", ...rest] = head.split("%PDF-");
  return rest.length > 0 && !/^(?:\xef\xbb\xbf)?\s*</.test(before) && !controls.test(before);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: They tell text from other content.
const controls = /[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f]/;

/** `mif1` and `msf1` say only that there is a picture: AVIF, if another brand says so. */
function kindOfBrands(named: string[]): "avif" | "heic" | null {
  if (named.some((brand) => /^avi[fs]$/.test(brand))) return "avif";
  if (named.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))) return "heic";
  return null;
}

/**
 * Of the `ftyp` box that files of ISO/IEC 14496-12 begin with: its size, its name, the main brand,
 * a version, further brands. More than 32 are not looked at.
 */
function brands(bytes: Uint8Array): string[] {
  const size = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  const end = Math.min(size, bytes.length, 16 + 4 * 32);
  const found = [latin(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) found.push(latin(bytes, at, 4));
  return found;
}

function latin(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
