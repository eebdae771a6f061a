import * as words from "~/words/content.generated";
import { formatNumber } from "~/words/formats";
import { formatList } from "~/words/lists";

/** A file as what shows it keeps it: a message, a brief, a proposal, a case, a delivery. */
export interface AttachedFile {
  id: string;
  kind: AttachedKind;
  /** The uploader’s name for it. */
  name: string;
  /** What a picture shows, in the uploader’s words; null where they said nothing. */
  alt: string | null;
  /** Of a picture’s largest size, in pixels. */
  width: number | null;
  height: number | null;
  /** Bytes that were uploaded. */
  size: number;
}

export const attachedKinds = ["PICTURE", "PDF"] as const;
export type AttachedKind = (typeof attachedKinds)[number];

/** The widths of a picture in its sizes, in pixels; one that is narrower isn’t enlarged. */
export const pictureWidths = { small: 320, medium: 800, large: 1600 } as const;

/** Their names in one line, as the reader's language lists them. */
export function namesOfFiles(files: readonly Pick<AttachedFile, "name">[]): string {
  return formatList(files.map(({ name }) => name));
}

/** "340 kB", "1.2 MB". */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return words.kilobytes({ size: String(Math.max(1, Math.round(bytes / 1_000))) });
  return words.megabytes({ size: formatNumber(Number((bytes / 1_000_000).toFixed(1))) });
}
