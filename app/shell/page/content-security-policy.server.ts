import { hash } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { paths } from "~/paths";
import type { SiteSettings } from "~/shell/request/context.server";
import { refusesTracking } from "./site.server";

// The beginning of React Router's scroll restoration script in @remix-run/react 2.17.
const scrollRestoration = /^\(\(?(?:storageKey|STORAGE_KEY)/;

/**
 * The policy of one page. Scripts are allowed by the hash of their text, and only Remix's three,
 * recognised by their text, so that an injected one is never allowed. Equal pages get equal bytes.
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
  // Browsers ignore 'unsafe-inline' if there is a hash; live reload adds a script of its own.
  const inline = site.development ? ["'unsafe-inline'"] : hashes;
  const development = site.development ? ["ws://localhost:*", "http://localhost:*"] : [];
  const directives: [string, string[]][] = [
    // For prefetched links and the manifest, whose own directives some browsers don't support
    // (decisions/http.md).
    ["default-src", ["'self'"]],
    ["script-src", ["'self'", ...inline, ...analytics]],
    ["style-src", ["'self'", ...(site.development ? ["'unsafe-inline'"] : [])]],
    ["img-src", ["'self'", "data:"]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", ...provider, ...analytics, ...development]],
    ["media-src", ["'none'"]],
    // Covers frames and workers.
    ["child-src", ["'none'"]],
    ["form-action", ["'self'"]],
    ["frame-ancestors", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["object-src", ["'none'"]],
  ];
  return directives.map(([name, sources]) => `${name} ${sources.join(" ")}`).join("; ");
}

/**
 * The last three inline scripts of a page, in their order: root.tsx ends with them, and nothing
 * injected can follow them. Searched from the end, and no further: no text between two tags can
 * hold a `<`.
 */
function lastInlineScripts(html: string): string[] {
  const found: string[] = [];
  for (let at = html.length; at > 0 && found.length < 3; ) {
    at = html.lastIndexOf("<script", at - 1);
    const open = html.indexOf(">", at);
    if (at >= 0 && !/\ssrc=/.test(html.slice(at, open)))
      found.unshift(html.slice(open + 1, html.indexOf("</script>", open)));
  }
  return found;
}

function hashOf(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}

/** Hashes of scripts that many pages share: as many entries as combinations of routes. */
const kept = new Map<string, string>();

function keepHashOf(text: string): string {
  const source = kept.get(text) ?? hashOf(text);
  if (kept.size < 200) kept.set(text, source);
  return source;
}
