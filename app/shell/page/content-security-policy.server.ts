import { createHash } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { paths } from "~/paths";
import type { SiteSettings } from "~/shell/request/context.server";
import { refusesTracking } from "./site.server";

// The start of React Router's scroll restoration as @remix-run/react 2.17 writes it.
const scrollRestoration = /^\(\(?(?:storageKey|STORAGE_KEY)/;

/**
 * The policy of one page. Scripts are allowed by the hash of their text, and only Remix's three: recognised
 * by what they are, so that an injected one is never allowed. Equal pages get equal bytes.
 */
export function contentSecurityPolicy(
  html: string,
  { manifest, serverHandoffString }: EntryContext,
  site: SiteSettings,
  request: Request,
): string {
  const hashes: string[] = [];
  for (const text of lastInlineScripts(html)) {
    if (text.startsWith("window.__remixContext = ")) {
      if (serverHandoffString !== undefined && text.includes(serverHandoffString)) hashes.push(hashOf(text));
    } else if (
      (text.includes(manifest.entry.module) && text.startsWith("import ")) ||
      scrollRestoration.test(text)
    )
      hashes.push(keepHashOf(text));
  }
  const analytics =
    site.analytics && !refusesTracking(request) ? [new URL(site.analytics.script).origin] : [];
  const { pathname } = new URL(request.url);
  const provider =
    pathname === paths.app || pathname.startsWith(`${paths.app}/`)
      ? []
      : [
          site.firebase.emulatorHost
            ? `http://${site.firebase.emulatorHost}`
            : "https://identitytoolkit.googleapis.com",
        ];
  // Browsers take 'unsafe-inline' only where there is no hash; live reload brings a script of its own.
  const inline = site.development ? ["'unsafe-inline'"] : hashes;
  const development = site.development ? ["ws://localhost:*", "http://localhost:*"] : [];
  const directives: [string, string[]][] = [
    // For prefetched links and the manifest, whose own directives not every browser knows
    // (decisions/http.md).
    ["default-src", ["'self'"]],
    ["script-src", ["'self'", ...inline, ...analytics]],
    ["style-src", ["'self'"]],
    ["img-src", ["'self'", "data:"]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", ...provider, ...analytics, ...development]],
    ["media-src", ["'none'"]],
    // Frames and workers, too.
    ["child-src", ["'none'"]],
    ["form-action", ["'self'"]],
    ["frame-ancestors", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["object-src", ["'none'"]],
  ];
  return directives.map(([name, sources]) => `${name} ${sources.join(" ")}`).join("; ");
}

/**
 * The last three of a page, in their order: root.tsx ends with them, and nothing that got into the page
 * stands behind. Found from the end, where they are: no text between two tags can hold a `<`.
 */
function lastInlineScripts(html: string): string[] {
  const found: string[] = [];
  for (let at = html.lastIndexOf("<script"); at >= 0 && found.length < 3; ) {
    const open = html.indexOf(">", at);
    if (!/\ssrc=/.test(html.slice(at, open)))
      found.unshift(html.slice(open + 1, html.indexOf("</script>", open)));
    at = at > 0 ? html.lastIndexOf("<script", at - 1) : -1;
  }
  return found;
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Of scripts that many pages have in common: as many as there are ways to combine routes. */
const kept = new Map<string, string>();

function keepHashOf(text: string): string {
  const hash = kept.get(text) ?? hashOf(text);
  if (kept.size < 200) kept.set(text, hash);
  return hash;
}
