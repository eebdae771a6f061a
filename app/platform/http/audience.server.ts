import { themeNames } from "~/content/themes";
import { refusesTracking } from "~/shell/page/site.server";
import type { Cookies } from "~/shell/request/cookies.server";

/** Visitors who get the same version of a public page, and the headers that select it. */
export interface Audience {
  name: string;
  /** All headers that the version depends on. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Tells which version of a public page a request gets. Without a cookie, or with a theme's alone,
 * the version depends on the theme and on whether analytics may run. Null for all others: any other
 * cookie may make the page personal.
 */
export function createAudiences(cookies: Pick<Cookies, "setTheme">): (request: Request) => Audience | null {
  const byCookie = new Map([["", inBothWays("system", {})]]);
  for (const name of themeNames) {
    // Resolved one turn after the start; until then the page itself reads the cookie.
    void cookies.setTheme(name).then((line) => {
      const [cookie = ""] = line.split(";", 1);
      byCookie.set(cookie, inBothWays(name, { cookie }));
    });
  }
  return (request) => {
    const audiences = byCookie.get(request.headers.get("cookie") ?? "");
    return audiences ? audiences[refusesTracking(request) ? "untracked" : "any"] : null;
  };
}

function inBothWays(theme: string, headers: Record<string, string>): Record<"any" | "untracked", Audience> {
  return {
    any: { name: theme, headers },
    untracked: { name: `${theme} untracked`, headers: { ...headers, dnt: "1" } },
  };
}
