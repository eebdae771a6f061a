import { themeNames } from "~/content/themes";
import { refusesTracking } from "~/shell/page/site.server";
import type { Cookies } from "~/shell/request/cookies.server";

/** Visitors for whom a public page is the same, and the headers that make it theirs. */
export interface Audience {
  name: string;
  /** All that decides it. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Says which public page a visitor sees: those without a cookie, or with a theme's alone, see the same in
 * each theme, with analytics and without. Null for everybody else: any other cookie may make it their own.
 */
export function createAudiences(cookies: Pick<Cookies, "setTheme">): (request: Request) => Audience | null {
  const byCookie = new Map([["", inBothWays("system", {})]]);
  for (const name of themeNames) {
    // Known a turn after the start; until then the page itself reads the cookie.
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
