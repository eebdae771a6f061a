import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** A module of words: `app/words/{area}.generated.ts`. */
export const isArea = (id: string) => /\/app\/words\/\w+\.generated\.ts$/.test(id);

const query = "?message=";

/** The module of one message of an area. */
export const messageModule = (area: string, name: string) => `${area}${query}${name}`;

/**
 * In the browser's scripts each message of app/words is a module of its own, which its area exports again. Scripts are
 * divided at modules, so that a page loads the words that it says and not all of their area.
 */
export function messageModules(): Plugin {
  return {
    name: "message-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async load(id) {
      const [area = "", name] = id.split(query);
      if (!isArea(area)) return null;
      const lines = (await readFile(area, "utf8")).split("\n");
      const code = name === undefined ? exportsOf(area, lines) : alone(name, lines);
      return { code, moduleSideEffects: false };
    },
  };
}

const nameIn = (line: string) => /^export const (\w+) = /.exec(line)?.[1];

function exportsOf(area: string, lines: string[]): string {
  return lines
    .flatMap((line) => nameIn(line) ?? [])
    .map((name) => `export { ${name} } from ${JSON.stringify(messageModule(area, name))};`)
    .join("\n");
}

function alone(name: string, lines: string[]): string {
  return lines.filter((line) => line.startsWith("import ") || nameIn(line) === name).join("\n");
}
