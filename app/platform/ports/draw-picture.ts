/** What a share picture says. Every word of it is here. */
export interface PictureWords {
  brand: string;
  /** Of the language of the other words. */
  direction: "ltr" | "rtl";
  /** What the page is: "Open brief". */
  kind: string;
  title: string;
  lede: string | null;
  /** The first ones that fit are shown, and of each the first values. */
  facts: readonly PictureFact[];
  /** The last line, from parts. */
  notes: readonly string[];
}

export interface PictureFact {
  label: string;
  values: readonly string[];
}

/**
 * Draws a PNG of 1200 by 630, beside the event loop. Null where the title has a letter that the
 * fonts lack: half a name is worse than none. Elsewhere words with such letters are left out.
 */
export type DrawPicture = (words: PictureWords) => Promise<Buffer | null>;
