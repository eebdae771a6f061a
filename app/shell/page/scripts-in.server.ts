import type { EntryContext } from "@remix-run/node";
import { type Language, languages } from "~/words/languages";

type Manifest = EntryContext["manifest"];

const [source] = languages;
const known = new WeakMap<Manifest, Map<Language, Manifest>>();

/**
 * The scripts of the pages with the words of one language. The build writes a set for each, all but
 * the first's in a directory of its name (scripts/vite/languages.ts).
 */
export function scriptsIn(language: Language, manifest: Manifest): Manifest {
  if (language === source.code) return manifest;
  const ofBuild = known.get(manifest) ?? new Map<Language, Manifest>();
  known.set(manifest, ofBuild);
  const found = ofBuild.get(language) ?? inDirectory(manifest, language);
  ofBuild.set(language, found);
  return found;
}

function inDirectory(manifest: Manifest, language: Language): Manifest {
  const text = JSON.stringify(manifest).replaceAll(/"\/build\/([^"]+\.js)"/g, `"/build/${language}/$1"`);
  return JSON.parse(text) as Manifest;
}
