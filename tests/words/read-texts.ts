import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse, type Token } from "@messageformat/parser";
import ts from "typescript";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** A text of the source: of a string, of a template, or between tags. `…` stands for what is filled in. */
export interface SourceText {
  /** `app/ui/notice.tsx:12`. */
  at: string;
  text: string;
}

/** Every text of the product's source and of its English catalogue. */
export function readTexts(): SourceText[] {
  return [...readSource(), ...readCatalogue()];
}

/** Those of the catalogue, by area and name. Of a plural or a choice each text is one of its own. */
export function readCatalogue(): SourceText[] {
  const areas: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(`${project}app/words/en.json`, "utf8"),
  );
  return Object.entries(areas).flatMap(([area, messages]) =>
    Object.entries(messages).flatMap(([name, message]) =>
      textsOf(message).map((text) => ({ at: `app/words/en.json:${area}.${name}`, text })),
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

/** Comments, imports and what is written by a script are none. */
function readSource(): SourceText[] {
  const files = globSync("app/**/*.{ts,tsx}", { cwd: project }).filter(
    (file) => !/\.generated\.ts$/.test(file),
  );
  return files.sort().flatMap((file) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(project + file, "utf8"),
      ts.ScriptTarget.Latest,
      true,
      file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    return [...textsIn(source)].map(({ node, text }) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      return { at: `${file}:${line + 1}`, text };
    });
  });
}

function* textsIn(node: ts.Node): Generator<{ node: ts.Node; text: string }> {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
  if (ts.isStringLiteralLike(node)) yield { node, text: node.text };
  else if (ts.isTemplateExpression(node))
    yield {
      node,
      text: [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…"),
    };
  else if (ts.isJsxElement(node) || ts.isJsxFragment(node)) yield { node, text: textBetween(node) };
  for (const child of node.getChildren()) if (!ts.isJsxText(child)) yield* textsIn(child);
}

/** What people read between two tags, whatever lines it is written on. */
function textBetween({ children }: ts.JsxElement | ts.JsxFragment): string {
  const parts = children.map((child) => (ts.isJsxText(child) ? child.text : "…"));
  return parts.join("").replaceAll(/\s+/g, " ").trim();
}
