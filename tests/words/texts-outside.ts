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

/** What a sentence is put together with in code: the commas of a list, its last word, quotation marks. */
export function putTogether(root: string, file: string): TextOutside[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: TextOutside[] = [];
  const add = (node: ts.Node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ file: relative(root, file), line: line + 1, text: node.getText() });
  };
  const visit = (node: ts.Node): void => {
    if (isForMachines(node)) return;
    if (ts.isCallExpression(node) && /\.join$/.test(node.expression.getText())) {
      const [between] = node.arguments;
      if (between && ts.isStringLiteralLike(between) && /^[,;:،؛] ?$|^ \p{L}+ $/u.test(between.text))
        add(between);
    }
    // A quotation mark alone is one that is looked for.
    if (ts.isStringLiteralLike(node) && node.text.length > 1 && quotationMark.test(node.text)) add(node);
    if (ts.isTemplateExpression(node) && quotationMark.test(wordsOf(node))) add(node);
    if (ts.isJsxText(node) && quotationMark.test(node.text)) add(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const quotationMark = /[“”„«»]/;

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
