import type { Workplace } from "~/domain/brief";
import { parseZone } from "~/values/time-zone.server";

const remote =
  /(?<!\p{L})(?:remote(?:ly)?|from home|home-?office|ortsunabhängig|von zu ?hause|عن ب[ُ]?عد)(?!\p{L})/iu;
const hybrid =
  /(?<!\p{L})(?:hybrid|partly on[- ]?site|teilweise vor ort|teils vor ort|teils remote|هجين|جزئيا في)(?!\p{L})/iu;
const onSite =
  /(?<!\p{L})(?:on[- ]?site|in (?:our|the) (?:office|studio|workshop)|vor ort|in unserem büro|bei uns im büro|im büro|في مكتبنا|في المكتب|في الموقع|حضوريا|حضوري)(?!\p{L})/iu;

export function placeIn(text: string): { workplace: Workplace | null; location: string | null } {
  const [isRemote, isOnSite] = [remote.test(text), onSite.test(text)];
  const isHybrid = hybrid.test(text) || (isRemote && isOnSite);
  const workplace = isHybrid ? "HYBRID" : isOnSite ? "ONSITE" : isRemote ? "REMOTE" : null;
  return { workplace, location: workplace === "REMOTE" || workplace === null ? null : cityIn(text) };
}

const places =
  /(?<!\p{L})(?:in|at|bei|near|based in|في|بمدينة|في مدينة)\s((?:\p{Lu}|\p{Script=Arabic})[\p{L}\p{M}-]{1,24})(?:\s(\p{Lu}[\p{L}\p{M}-]{1,24}))?/gu;

const site =
  /(?:[Oo]n[- ]?site|[Oo]ffice|[Ss]tudio|[Vv]or Ort|Büro|[Hh]ybrid)(?:\s(?:is|are|sitzt|ist|liegt))?\s(?:in|at|bei)\s(\p{Lu}[\p{L}\p{M}-]{1,24}(?:\s\p{Lu}[\p{L}\p{M}-]{1,24})?)/u;

/** A name after "on site in"; else a city that is known by its time zone. */
function cityIn(text: string): string | null {
  const [, named] = site.exec(text) ?? [];
  if (named) return named;
  for (const [, one = "", two = ""] of text.matchAll(places)) {
    const found = [`${one} ${two}`.trim(), one].find((name) => parseZone(name));
    if (found) return found;
  }
  return null;
}
