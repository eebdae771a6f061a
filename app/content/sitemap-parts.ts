import { paths } from "~/paths";
import { disciplines } from "./disciplines";

/** The parts of the sitemap that list briefs: the newest of all, and of each discipline. */
export const sitemapParts: readonly string[] = ["newest", ...disciplines.map(([name]) => name)];

export function sitemapPath(part: string): string {
  return `${paths.sitemap}?part=${part}`;
}

const addresses = new Set(sitemapParts.map(sitemapPath));

/** Whether a path with its query is exactly the address of such a part. */
export function isSitemapPart(address: string): boolean {
  return addresses.has(address);
}
