import { readFileSync } from "node:fs";
import { relative } from "node:path";
import ts from "typescript";

/** A text that people would read, and where it stands outside of the catalogues. */
export interface TextOutside {
  file: string;
  line: number;
  text: string;
}

/** Texts of a source that look like words for people: of JSX, of attributes, and sentences or labels elsewhere. */
export function textsOutside(root: string, file: string): TextOutside[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: TextOutside[] = [];
  const add = (node: ts.Node, text: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ file: relative(root, file), line: line + 1, text: text.replaceAll(/\s+/g, " ").trim() });
  };
  const visit = (node: ts.Node): void => {
    if (isForMachines(node)) return;
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) add(node, node.text);
    if (ts.isStringLiteralLike(node) && isForPeople(node.text)) add(node, node.text);
    if (ts.isTemplateExpression(node) && isForPeople(wordsOf(node))) add(node, node.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Two words, or one that begins with a capital: "Send", "per day". */
function isForPeople(text: string): boolean {
  if (
    /^[a-z-]+\/[a-z.+-]+|^https?:|^--|[{}<>]|[a-z-]:[\w#-]|max-age|^\w+=|^[\w-]+(, [\w-]+)*$/.test(text) &&
    !/^[A-Z][a-z]+$/.test(text)
  )
    return false;
  return /\p{L}{2,}[,.:?!’”]? [\p{L}“]/u.test(text) || /^\p{Lu}\p{Ll}{2,}[.?!…]?$/u.test(text);
}

/** A template's own words, without what it fills in. */
function wordsOf({ head, templateSpans }: ts.TemplateExpression): string {
  return [head.text, ...templateSpans.map(({ literal }) => literal.text)].join("0");
}

/** Imports, types, errors of programmers, lines of the log, comparisons, classes. */
function isForMachines(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isNewExpression(node)) return /Error$|^URL$|^RegExp$|^Intl\./.test(node.expression.getText());
  if (ts.isCallExpression(node)) return /(^|\.)log(\.|$)|^log[A-Z]|Fault$/.test(node.expression.getText());
  if (ts.isJsxAttribute(node))
    return /^(className|rel|href|to|type|name|id|method|role|viewBox|d)$/.test(node.name.getText());
  if (ts.isPropertyAssignment(node)) return /^(description|type)$/.test(node.name.getText());
  return false;
}
