import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "./languages";

const reader = new AsyncLocalStorage<Language>();

// What the generated words ask. In the browser's scripts the build puts the language in its place.
Object.defineProperty(globalThis, "readerLanguage", { configurable: true, get: () => reader.getStore() });

/** Runs something whose words are read in this language: a request, or the making of a mail. */
export function inLanguage<T>(language: Language, run: () => T): T {
  return reader.run(language, run);
}
