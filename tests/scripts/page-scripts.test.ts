import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build, type Rollup } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { languageScripts } from "../../scripts/vite/languages";
import { messageModules } from "../../scripts/vite/message-modules";
import { pageScripts } from "../../scripts/vite/page-scripts";

const said = (name: string, english: string, german: string) =>
  `export const ${name} = (): string => globalThis.readerLanguage === "de" ? ${JSON.stringify(german)} : ${JSON.stringify(english)};`;

const sources = {
  "app/words/site.generated.ts": [
    said("first", "First words", "Erste Worte"),
    // Too long to be put with what another page loads.
    said("second", "Second words".repeat(2_000), "Zweite Worte".repeat(2_000)),
    said("never", "Never said", "Nie gesagt"),
  ].join("\n"),
  "app/shared.ts": `
    import * as words from "./words/site.generated";
    // What is large enough to be a script of its own.
    export const both = () => ${JSON.stringify("shared code ".repeat(4_000))} + words.first;`,
  "app/routes/_public.one.tsx": `
    import * as words from "../words/site.generated";
    import { both } from "../shared";
    export const later = () => import("../later");
    export default () => words.first() + both();`,
  "app/later.ts": `export const later = "later";`,
  "app/routes/_public.other.tsx": `
    import { second as otherwise } from "../words/site.generated";
    import { both } from "../shared";
    export default () => otherwise() + both();`,
};

/** The scripts of both pages, by file. */
async function buildPages(): Promise<Record<string, string>> {
  const root = mkdtempSync(join(tmpdir(), "pages-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const built = await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [messageModules(), languageScripts(["en", "de"], "build")],
    build: {
      assetsDir: "build",
      minify: false,
      modulePreload: false,
      rollupOptions: {
        input: ["one", "other"].map((name) => join(root, `app/routes/_public.${name}.tsx`)),
        preserveEntrySignatures: "exports-only",
        output: {
          manualChunks: pageScripts(),
          onlyExplicitManualChunks: true,
          entryFileNames: "build/[name].js",
          chunkFileNames: "build/[name].js",
        },
      },
    },
  });
  const { output } = built as Rollup.RollupOutput;
  return Object.fromEntries(
    output.map((file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]),
  );
}

test("a page loads the words that it says, in its reader’s language, and shares what is large", async () => {
  const files = await buildPages();
  const holding = (text: string) => Object.keys(files).filter((name) => files[name]?.includes(text));
  const inBoth = (text: string, other: string) => {
    const [file = ""] = holding(text);
    expect([holding(text), holding(other)]).toEqual([[file], [file.replace("build/", "build/de/")]]);
    return file.replace("build/", "./");
  };
  const shared = inBoth("First words", "Erste Worte");
  expect(holding("shared code")).toHaveLength(2);
  const others = inBoth("Second words", "Zweite Worte");
  expect(files["build/_public.one.js"]).toContain(shared);
  expect(files["build/_public.one.js"]).not.toContain(others);
  expect(files["build/_public.other.js"]).toContain(others);
  // What Vite fills in last.
  expect(holding("__VITE_")).toEqual([]);
  expect([...holding("Never said"), ...holding("Nie gesagt")]).toEqual([]);
});
