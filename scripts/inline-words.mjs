// @ts-check
import { readFile } from "node:fs/promises";
import { parseAst } from "rollup/parseAst";

/** @typedef {import("rollup").AstNode & Record<string, any>} Node */
/** @typedef {Map<string, string>} Words the source of each function, by the name that it is exported by */

/**
 * A plugin for Rollup: gives each script the messages that it uses (scripts/words.mjs), where a message is nothing
 * but text. The compiler keeps all messages of an area in one script, of all pages that use any of them, so that a
 * page would load those of others, too; and a minifier puts a text in the place of a function that it sees whole.
 *
 * @returns {import("rollup").Plugin}
 */
export function inlineWords() {
  /** @type {Map<string, Promise<Words>>} */
  const known = new Map();
  const wordsOf = (/** @type {string} */ file) => {
    const found = known.get(file) ?? readFile(file, "utf8").then(findWords);
    known.set(file, found);
    return found;
  };
  return {
    name: "inline-words",
    async transform(code, id) {
      /** @type {{ start: number, end: number, text: string }[]} */
      const changes = [];
      for (const statement of /** @type {Node[]} */ (/** @type {Node} */ (parseAst(code)).body)) {
        if (statement.type !== "ImportDeclaration") continue;
        const from = await this.resolve(statement.source.value, id);
        const words = from && !from.external && !from.id.includes("?") ? await wordsOf(from.id) : new Map();
        const { specifiers, source, start, end } = statement;
        const isWord = (/** @type {Node} */ each) =>
          each.type === "ImportSpecifier" && words.has(each.imported.name);
        if (!specifiers.some(isWord)) continue;
        const others = specifiers.filter((/** @type {Node} */ each) => !isWord(each));
        const own = specifiers
          .filter(isWord)
          .map((/** @type {Node} */ each) => `const ${each.local.name}=${words.get(each.imported.name)};`);
        const kept = others.map((/** @type {Node} */ each) => code.slice(each.start, each.end)).join(",");
        changes.push({ start, end, text: `import{${kept}}from${source.raw};${own.join("")}` });
      }
      return changes.reduceRight(
        (text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end),
        code,
      );
    },
  };
}

/** What a script exports that is a function from values to text, made of nothing else. @param {string} code @returns {Words} */
export function findWords(code) {
  const { body } = /** @type {Node} */ (parseAst(code));
  /** @type {Map<string, string>} */
  const functions = new Map();
  for (const statement of body)
    if (statement.type === "VariableDeclaration")
      for (const { id, init } of statement.declarations)
        if (id.type === "Identifier" && init?.type === "ArrowFunctionExpression" && isWords(init))
          functions.set(id.name, code.slice(init.start, init.end));
  /** @type {Words} */
  const exported = new Map();
  for (const statement of body)
    if (statement.type === "ExportNamedDeclaration" && !statement.source)
      for (const { local, exported: name } of statement.specifiers) {
        const found = functions.get(local.name);
        if (found !== undefined) exported.set(name.name, found);
      }
  return exported;
}

/** @param {Node} arrow */
function isWords({ params, body }) {
  const [given] = params;
  if (params.length > 1 || (given && given.type !== "Identifier")) return false;
  return isText(body, given?.name ?? null);
}

/** Whether an expression is a text made of texts and of what is given. @param {Node} node @param {string | null} given @returns {boolean} */
function isText(node, given) {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string";
    case "TemplateLiteral":
      return node.expressions.every((/** @type {Node} */ each) => isText(each, given));
    case "BinaryExpression":
      return node.operator === "+" && isText(node.left, given) && isText(node.right, given);
    case "MemberExpression":
      return !node.computed && node.object.type === "Identifier" && node.object.name === given;
    case "ConditionalExpression":
      return isLanguage(node.test) && isText(node.consequent, given) && isText(node.alternate, given);
    default:
      return false;
  }
}

/** Whether a condition asks for the reader's language alone. @param {Node} node */
function isLanguage({ type, left, right }) {
  const sides = type === "BinaryExpression" ? [left, right] : [];
  return (
    sides.some(({ type: side }) => side === "Literal") &&
    sides.some(({ object, property }) => object?.name === "globalThis" && property?.name === "readerLanguage")
  );
}
