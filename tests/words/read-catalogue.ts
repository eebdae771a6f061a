import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse, type Token } from "@messageformat/parser";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** A text of the source: of a string, of a template, or between tags. `…` stands for what is filled in. */
export interface SourceText {
  /** `app/ui/notice.tsx:12`. */
  at: string;
  text: string;
}

/** Those of a catalogue, by area and name. Of a plural or a choice each text is one of its own. */
export function readCatalogue(language = "en"): SourceText[] {
  const areas: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(`${project}app/words/${language}.json`, "utf8"),
  );
  return Object.entries(areas).flatMap(([area, messages]) =>
    Object.entries(messages).flatMap(([name, message]) =>
      textsOf(message).map((text) => ({ at: `app/words/${language}.json:${area}.${name}`, text })),
    ),
  );
}

/** What people may read of a message in ICU format. `…` stands for what is filled in. */
function textsOf(message: string): string[] {
  const plain = message.replaceAll(/<\/?\w+\/?>/g, "");
  const say = (tokens: Token[]): string[] =>
    tokens.reduce<string[]>(
      (before, token) => {
        const next = !("cases" in token)
          ? [token.type === "content" ? token.value : "…"]
          : token.cases.flatMap(({ tokens: own }) => say(own));
        // Each case of a choice, with what stands around it.
        return before.flatMap((text) => next.map((more) => text + more)).slice(0, 40);
      },
      [""],
    );
  return [...new Set(say(parse(plain)))];
}
