import type { Page } from "@playwright/test";

/** The paths of all documents that the browser shows from now on. */
export function noteDocuments(page: Page): string[] {
  const shown: string[] = [];
  page.on("domcontentloaded", () => shown.push(new URL(page.url()).pathname));
  return shown;
}
