import { limits } from "~/values/limits";
import { isHttps, toLink, withScheme } from "~/values/text";
import * as words from "~/words/contentResume.generated";
import { type Left, quoted } from "./left";
import { longerThan } from "./parse-resume";

/** The address in a text; null for none that can be opened safely, which is left out. */
export function toWebAddress(text: string | null, left: Left[]): string | null {
  const link = text === null ? null : toLink(withScheme(text));
  if (link === null || isHttps(link)) return link;
  const why = link.length > limits.url ? longerThan(limits.url) : words.notHttps();
  left.push({ what: words.link({ link: quoted(text) }), why });
  return null;
}
