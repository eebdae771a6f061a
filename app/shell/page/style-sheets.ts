import { cssBundleHref } from "@remix-run/css-bundle";

/** The build divides the style sheet of all pages (scripts/split-styles.mjs). */
const isDivided = process.env.NODE_ENV === "production";

function sheet(href: string | undefined) {
  return href ? [{ rel: "stylesheet" as const, href }] : [];
}

/** For each page: all that public pages need. */
export const siteStyles = sheet(isDivided ? cssBundleHref?.replace(/\.css$/, "-site.css") : cssBundleHref);

/** The rest, for pages that aren't public. */
export const memberStyles = sheet(isDivided ? cssBundleHref?.replace(/\.css$/, "-members.css") : undefined);
