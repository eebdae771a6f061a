import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { readCatalogue, type SourceText } from "./read-catalogue";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** Every text of the product's source and of its English catalogue. */
export function readTexts(): SourceText[] {
  return [...readSource(), ...readCatalogue()];
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
