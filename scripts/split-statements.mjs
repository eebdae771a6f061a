// @ts-check
import { readFile } from "node:fs/promises";
import { parseAst } from "rollup/parseAst";

/** @typedef {import("rollup").AstNode & Record<string, any>} Node */
/** @typedef {{ facade: string, parts: Map<string, string> }} Split what a script is in parts: their sources, by name */

/** Between a script's name and its part's. */
const mark = "?part=";

/**
 * A plugin for Rollup: takes each declaration of a shared script for a module of its own, so that a page loads
 * those that it needs, and not all that some page needs of the same file. (A page loads `paths.app`, and none of
 * the sixty other addresses.) Scripts that do more than declare stay whole.
 *
 * @param {(file: string) => boolean} isShared
 * @returns {import("rollup").Plugin}
 */
export function splitStatements(isShared) {
  /** @type {Map<string, Split>} */
  const splits = new Map();
  return {
    name: "split-statements",
    resolveId: (id) => (id.includes(mark) ? id : null),
    async load(id) {
      const [file = "", part] = id.split(mark);
      if (part !== undefined) return splits.get(file)?.parts.get(part);
      if (!isShared(file)) return null;
      const split = splitScript(await readFile(file, "utf8"), file);
      if (split) splits.set(file, split);
      return split?.facade;
    },
  };
}

/** @param {string} code @param {string} file @returns {Split | undefined} */
export function splitScript(code, file) {
  /** @type {{ names: string[], text: string, node: Node }[]} */
  const declared = [];
  /** @type {Map<string, string>} how to import a name of another script */
  const imported = new Map();
  /** @type {[name: string, as: string][]} */
  const exported = [];
  for (const statement of /** @type {Node[]} */ (/** @type {Node} */ (parseAst(code)).body)) {
    const { type, start, end, specifiers, source } = statement;
    if (type === "ImportDeclaration" && specifiers.length > 0)
      for (const { type: kind, local, imported: name } of specifiers) {
        if (kind !== "ImportSpecifier") return undefined;
        imported.set(local.name, `import{${name.name} as ${local.name}}from${source.raw};`);
      }
    else if (type === "VariableDeclaration")
      for (const each of statement.declarations) {
        if (each.id.type !== "Identifier") return undefined;
        declared.push({
          names: [each.id.name],
          text: `${statement.kind} ${code.slice(each.start, each.end)};`,
          node: each,
        });
      }
    else if (type === "FunctionDeclaration" || type === "ClassDeclaration")
      declared.push({ names: [statement.id.name], text: code.slice(start, end), node: statement });
    else if (type === "ExportNamedDeclaration" && !source && !statement.declaration)
      for (const { local, exported: as } of specifiers) exported.push([local.name, as.name]);
    else if (type !== "EmptyStatement") return undefined;
  }
  const parts = joinAssigned(declared);
  /** @type {Map<string, number>} */
  const partOf = new Map(parts.flatMap(({ names }, at) => names.map((name) => [name, at])));
  const importOf = (/** @type {string} */ name, /** @type {number} */ at) => {
    const from = partOf.get(name);
    if (from === undefined) return imported.get(name) ?? "";
    return from === at ? "" : `import{${name}}from${JSON.stringify(`${file}${mark}${from}`)};`;
  };
  return {
    facade: exported
      .map(([name, as]) =>
        partOf.has(name)
          ? `export{${name} as ${as}}from${JSON.stringify(`${file}${mark}${partOf.get(name)}`)};`
          : `${imported.get(name) ?? ""}export{${name} as ${as}};`,
      )
      .join(""),
    parts: new Map(
      parts.map(({ names, text, used }, at) => [
        String(at),
        `${[...used].map((name) => importOf(name, at)).join("")}${text}export{${names.join(",")}};`,
      ]),
    ),
  };
}

/**
 * Only a module itself may assign to its variables, so those who do are one with what declares them. Names alone are
 * compared: what has a variable of the same name within is joined, too, and nothing is wrong with that.
 *
 * @param {{ names: string[], text: string, node: Node }[]} declared in their order
 */
function joinAssigned(declared) {
  const all = declared.map(({ names, text, node }) => ({ names, text, ...namesIn(node) }));
  /** @type {typeof all} */
  const parts = [];
  for (const each of all) {
    const isOne = (/** @type {(typeof all)[0]} */ other) =>
      each.names.some((name) => other.assigned.has(name)) ||
      other.names.some((name) => each.assigned.has(name));
    const joined = parts.filter(isOne);
    const whole = [...joined, each];
    for (const other of joined) parts.splice(parts.indexOf(other), 1);
    parts.push({
      names: whole.flatMap(({ names }) => names),
      text: whole.map(({ text }) => text).join(""),
      used: new Set(whole.flatMap(({ used }) => [...used])),
      assigned: new Set(whole.flatMap(({ assigned }) => [...assigned])),
    });
  }
  return parts;
}

/** The names of variables that a declaration has in it. @param {Node} declaration */
function namesIn(declaration) {
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {Set<string>} */
  const assigned = new Set();
  const visit = (/** @type {unknown} */ value, isTarget = false) => {
    if (Array.isArray(value)) for (const each of value) visit(each, isTarget);
    if (typeof value !== "object" || value === null || !("type" in value)) return;
    const node = /** @type {Node} */ (value);
    if (node.type === "Identifier") {
      used.add(node.name);
      if (isTarget) assigned.add(node.name);
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      if (typeof child !== "object") continue;
      if (
        (key === "property" || key === "key") &&
        !node.computed &&
        !(node.shorthand && node.type === "Property")
      )
        continue;
      const writes =
        (node.type === "AssignmentExpression" && key === "left") ||
        (node.type === "UpdateExpression" && key === "argument") ||
        (/^For(?:In|Of)/.test(node.type) && key === "left");
      visit(child, writes || (isTarget && /Pattern$|^Property$|^RestElement$/.test(node.type)));
    }
  };
  visit(declaration);
  return { used, assigned };
}
