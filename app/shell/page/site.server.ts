import type { AppLoadContext } from "@remix-run/node";
import { owesImprint } from "~/domain/operator";
import { themeNames } from "~/domain/themes";
import { secretPages } from "~/paths";
import { namedBy } from "~/shell/request/language-of.server";
import { developerThemes } from "~/ui/themes/theme-names";
import { languageNow, languages } from "~/words/languages";

/**
 * What every page shows to every viewer: brand, contact, theme, language and the one that its
 * address names, the time zone that its browser has, the site's current trouble, and the analytics
 * script if there is one and it may run.
 */
export async function loadSite(request: Request, context: AppLoadContext) {
  const { site } = context;
  const { brand, contact, origin, analytics } = site;
  return {
    brand,
    contact,
    origin,
    hasImprint: owesImprint(site.operator),
    notice: context.notice,
    language: languageNow(),
    languages: languages.map(({ code, name, direction }) => ({ code, name, direction })),
    named: namedBy(request),
    theme: await context.cookies.readTheme(request),
    zone: context.cookies.readZone(request),
    themes: themeNames.filter((name) => site.developerThemes || !developerThemes.includes(name)),
    analytics: refusesTracking(request) ? null : analytics,
  };
}

/**
 * Whether no analytics may run: its visitor asks not to be measured (Do Not Track, Global Privacy
 * Control), or the page's address has a secret, which the script would send to its own host.
 */
export function refusesTracking({ headers, url }: Request): boolean {
  return headers.get("dnt") === "1" || headers.get("sec-gpc") === "1" || isSecret(new URL(url).pathname);
}

function isSecret(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return secretPages.some((page) => path.startsWith(page));
}
