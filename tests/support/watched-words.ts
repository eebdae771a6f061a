import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import type { Language } from "~/words/languages";

const directory = fileURLToPath(new URL("../../app/words", import.meta.url));

/** Each message that was said, with the language in which it was asked for. */
export type Said = [message: string, language: string | undefined][];

/** Those that have a catalogue: a test of languages has them all, before they are offered, too. */
const others = [
  { code: "de", name: "Deutsch", direction: "ltr", dates: "de" },
  { code: "ar", name: "العربية", direction: "rtl", dates: "ar-u-nu-latn-ca-gregory" },
];

/**
 * Lists every message that modules imported from now on say: a text in English may be one that was
 * asked for in no language at all. For a test file that has its process to itself. `run` answers
 * what was said meanwhile.
 */
export async function watchWords() {
  let said: Said = [];
  vi.resetModules();
  for (const file of readdirSync(directory).filter((name) => name.endsWith(".generated.ts")))
    vi.doMock(`~/words/${file.slice(0, -3)}`, async (original) => {
      const area = await original<Record<string, (given: never) => unknown>>();
      const watched = Object.entries(area).map(([name, say]) => [
        name,
        (given: never) => {
          said.push([`${file}: ${name}`, (globalThis as { readerLanguage?: string }).readerLanguage]);
          return say(given);
        },
      ]);
      return Object.fromEntries(watched);
    });
  const { languages } = await import("~/words/languages");
  const listed = languages as unknown as { code: string; direction: string }[];
  for (const one of others) if (!listed.some(({ code }) => code === one.code)) listed.push(one);
  return {
    languages: listed as { code: Language; direction: "ltr" | "rtl" }[],
    async run<T>(work: () => Promise<T>): Promise<{ value: T; said: Said }> {
      said = [];
      const value = await work();
      return { value, said };
    },
  };
}
