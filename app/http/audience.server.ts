import { themeNames } from "~/domain/themes";
import { refusesTracking } from "~/shell/page/site.server";
import { type Cookies, readZone } from "~/shell/request/cookies.server";
import { languageOf } from "~/shell/request/language-of.server";
import { type Language, languages } from "~/words/languages";

/** Visitors who get the same version of a public page, and the headers that select it. */
export interface Audience {
  name: string;
  /** All headers that the version depends on. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Tells which version of a public page a request gets. Without a cookie, or with those of a theme,
 * a language and a time zone alone, the version depends on the theme, the language, on whether
 * analytics may run and, of pages that show times, on the zone. Null for all others: any other
 * cookie may make the page personal.
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
  /**
   * By language, and by cookie as we write it, so that made-up ones fill nothing: languages times
   * themes times some 400 zones.
   */
  const known = new Map(languages.map(({ code }) => [code, new Map<string, InBothWays>()]));

  function find(cookie: string, language: Language): InBothWays | null {
    const others = cookie.split("; ").filter((pair) => !/^(?:zone|language)=/.test(pair));
    const theme = themes.get(others.join("; "));
    const zone = showsTimes ? readZone(cookie) : null;
    return theme ? inBothWays(theme, language, zone, others) : null;
  }

  return (request) => {
    const cookie = request.headers.get("cookie") ?? "";
    const language = languageOf(request);
    const audiences = known.get(language)?.get(cookie) ?? find(cookie, language);
    if (audiences && (audiences.any.headers.cookie ?? "") === cookie)
      known.get(language)?.set(cookie, audiences);
    return audiences ? audiences[refusesTracking(request) ? "untracked" : "any"] : null;
  };
}

type InBothWays = Record<"any" | "untracked", Audience>;

function inBothWays(
  theme: string,
  language: Language,
  zone: string | null,
  others: readonly string[],
): InBothWays {
  // The zone's own name, so that each of its spellings gets the same page.
  const cookie = [...others, ...(zone ? [`zone=${zone}`] : [])].filter(Boolean).join("; ");
  const headers = { "accept-language": language, ...(cookie && { cookie }) };
  const name = [theme, language, zone].filter(Boolean).join(" ");
  return {
    any: { name, headers },
    untracked: { name: `${name} untracked`, headers: { ...headers, dnt: "1" } },
  };
}
