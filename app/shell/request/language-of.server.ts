import { chooseLanguage } from "~/words/choose-language";
import { isLanguage, type Language, languages } from "~/words/languages";

/** Headers whose language is known: browsers have few different ones. */
const mostKnown = 500;
const known = new Map<string, Language>();

/**
 * The language in which a request is answered: of the address (`lang`, which search engines
 * follow), of the choice that its browser keeps, of what the browser asks for, else the first of
 * ours.
 */
export function languageOf(request: Request): Language {
  const { headers } = request;
  return namedBy(request) ?? readLanguage(headers.get("cookie")) ?? askedFor(headers.get("accept-language"));
}

/** The language that a request's browser asks for, whatever it keeps, else the first of ours. */
export function browsersLanguage({ headers }: Request): Language {
  return askedFor(headers.get("accept-language"));
}

/** The language that a request's address names (`lang`); null for none of ours. */
export function namedBy({ url }: Request): Language | null {
  const named = url.includes("lang=") ? new URL(url).searchParams.get("lang") : null;
  return isLanguage(named) ? named : null;
}

/** The choice that a browser keeps; null for none of ours. */
function readLanguage(cookies: string | null): Language | null {
  const code = cookies?.match(/(?:^|; )language=([\w-]{2,8})(?:;|$)/)?.[1];
  return isLanguage(code) ? code : null;
}

function askedFor(header: string | null): Language {
  const asked = header ?? "";
  const found = known.get(asked) ?? chooseLanguage(asked) ?? languages[0].code;
  if (asked.length < 200 && known.size < mostKnown) known.set(asked, found);
  return found;
}
