import { paths } from "~/paths";
import { disciplines } from "./disciplines";

/** The part of the sitemap that lists members. */
export const membersPart = "members";

/** Those that list briefs: the newest of all, and of each discipline. */
const briefParts: readonly string[] = ["newest", ...disciplines.map(([name]) => name)];

export function sitemapPath(part: string): string {
  return `${paths.sitemap}?part=${part}`;
}

const addresses = new Set([...briefParts, membersPart].map(sitemapPath));

/** Whether a path with its query is exactly the address of a part that lists briefs or members. */
export function isSitemapPart(address: string): boolean {
  return addresses.has(address);
}
