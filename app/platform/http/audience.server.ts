import { themeNames } from "~/content/themes";
import { refusesTracking } from "~/shell/page/site.server";
import { type Cookies, readZone } from "~/shell/request/cookies.server";

/** Visitors who get the same version of a public page, and the headers that select it. */
export interface Audience {
  name: string;
  /** All headers that the version depends on. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Tells which version of a public page a request gets. Without a cookie, or with those of a theme
 * and a time zone alone, the version depends on the theme, on whether analytics may run and, of
 * pages that show times, on the zone. Null for all others: any other cookie may make the page
 * personal.
 */
export function createAudiences(
  cookies: Pick<Cookies, "setTheme">,
  { showsTimes }: { showsTimes: boolean },
): (request: Request) => Audience | null {
  const themes = new Map([["", "system"]]);
  for (const name of themeNames) {
    // Resolved one turn after the start; until then the page itself reads the cookie.
    void cookies.setTheme(name).then((line) => {
      const [cookie = ""] = line.split(";", 1);
      themes.set(cookie, name);
    });
  }
  /** By cookie as we write it, so that made-up ones fill nothing: themes times some 400 zones. */
  const known = new Map<string, Record<"any" | "untracked", Audience> | null>();

  function find(cookie: string): Record<"any" | "untracked", Audience> | null {
    const others = cookie.split("; ").filter((pair) => !pair.startsWith("zone="));
    const theme = themes.get(others.join("; "));
    const zone = showsTimes ? readZone(cookie) : null;
    return theme ? inBothWays(`${theme}${zone ? ` ${zone}` : ""}`, zone, others) : null;
  }

  return (request) => {
    const cookie = request.headers.get("cookie") ?? "";
    const audiences = known.get(cookie) ?? find(cookie);
    if (audiences && (audiences.any.headers.cookie ?? "") === cookie) known.set(cookie, audiences);
    return audiences ? audiences[refusesTracking(request) ? "untracked" : "any"] : null;
  };
}

function inBothWays(
  name: string,
  zone: string | null,
  others: readonly string[],
): Record<"any" | "untracked", Audience> {
  // The zone's own name, so that each of its spellings gets the same page.
  const cookie = [...others, ...(zone ? [`zone=${zone}`] : [])].filter(Boolean).join("; ");
  const headers: Record<string, string> = cookie ? { cookie } : {};
  return {
    any: { name, headers },
    untracked: { name: `${name} untracked`, headers: { ...headers, dnt: "1" } },
  };
}
