import type { Page } from "@playwright/test";
import sharp from "sharp";

/** A file as a browser chooses it. */
export interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function photo(name = "shop.jpg"): Promise<Chosen> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#2f6f5e", noise } });
  return { name, mimeType: "image/jpeg", buffer: await picture.jpeg({ quality: 90 }).toBuffer() };
}

/** A page with nothing on it. */
export function pdf(name = "plan.pdf"): Chosen {
  const text =
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\n";
  return { name, mimeType: "application/pdf", buffer: Buffer.from(`${text}trailer<</Root 1 0 R>>\n%%EOF\n`) };
}

/** Whether the browser shows the picture. */
export const isShown = (page: Page, alt: string) =>
  page.getByRole("img", { name: alt }).evaluate((image) => {
    const { complete, naturalWidth } = image as HTMLImageElement;
    return complete && naturalWidth > 0;
  });
