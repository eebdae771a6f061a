import { type AppLoadContext, json } from "@remix-run/node";
import { themeNames } from "~/content/themes";
import { developerThemes } from "~/ui/themes/theme-names";

/**
 * What every page shows to every viewer: brand, contact, theme, the site's current trouble, and the
 * analytics script if there is one and it may run.
 */
export async function loadSite(request: Request, context: AppLoadContext) {
  const { site } = context;
  const { brand, contact, origin, analytics } = site;
  return json({
    brand,
    contact,
    origin,
    notice: context.notice,
    theme: await context.cookies.readTheme(request),
    themes: themeNames.filter((name) => site.developerThemes || !developerThemes.includes(name)),
    analytics: refusesTracking(request) ? null : analytics,
  });
}

/** Whether a visitor asks not to be measured: Do Not Track or Global Privacy Control. */
export function refusesTracking({ headers }: Request): boolean {
  return headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
}
