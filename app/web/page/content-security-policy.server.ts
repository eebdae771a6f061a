import { createHash } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { paths } from "~/paths";
import type { SiteSettings } from "~/web/request/context.server";
import { refusesTracking } from "./site.server";

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
// The start of React Router's scroll restoration as @remix-run/react 2.17 writes it.
const scrollRestoration = /^\(\(?(?:storageKey|STORAGE_KEY)/;

/**
 * The policy of one page. Scripts are allowed by the hash of their text, and only Remix's three:
 * recognised by what they are, so that an injected one is never blessed. Equal pages get equal bytes.
 */
export function contentSecurityPolicy(
  html: string,
  { manifest, serverHandoffString }: EntryContext,
  site: SiteSettings,
  request: Request,
): string {
  const hashes: string[] = [];
  // The last three: root.tsx ends with them, and nothing that got into the page stands behind.
  for (const [, text = ""] of [...html.matchAll(inlineScript)].slice(-3)) {
    const known =
      (serverHandoffString !== undefined &&
        text.includes(serverHandoffString) &&
        text.startsWith("window.__remixContext = ")) ||
      (text.includes(manifest.entry.module) && text.startsWith("import ")) ||
      scrollRestoration.test(text);
    if (known) hashes.push(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
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
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", ...inline, ...analytics]],
    ["style-src", ["'self'"]],
    ["img-src", ["'self'", "data:"]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", ...provider, ...analytics, ...development]],
    ["manifest-src", ["'self'"]],
    ["form-action", ["'self'"]],
    ["frame-ancestors", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["object-src", ["'none'"]],
  ];
  return directives.map(([name, sources]) => `${name} ${sources.join(" ")}`).join("; ");
}
