import { join } from "node:path";
import ts from "typescript";

/** A type as it is stored: fields by name, everything else as text. */
export type Shape = string | { [field: string]: Shape } | { anyOf: Shape[] };

/** The shape of each field of `StoredDocuments` (app/collections.ts), by the compiler: names of types don't count, what is in them does. */
export function readShapes(project: string): Record<string, Shape> {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(project, "tsconfig.json"), ts.sys.readFile).config,
    ts.sys,
    project,
  );
  const file = join(project, "app/collections.ts");
  const program = ts.createProgram([file, join(project, "env.d.ts")], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const declaration = source?.statements.find(ts.isTypeAliasDeclaration);
  if (!declaration) throw new Error(`no type in ${file}`);
  return fieldsOf(checker.getTypeAtLocation(declaration));

  function fieldsOf(type: ts.Type): Record<string, Shape> {
    const fields = checker.getPropertiesOfType(type).map((field): [string, Shape] => {
      const optional = (field.flags & ts.SymbolFlags.Optional) !== 0;
      return [optional ? `${field.name}?` : field.name, shapeOf(checker.getTypeOfSymbol(field))];
    });
    return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  function shapeOf(type: ts.Type): Shape {
    // What may be undefined isn't there: JSON has no such value.
    if (type.isUnion())
      return unionOf(type.types.filter((one) => !(one.flags & ts.TypeFlags.Undefined)).map(shapeOf));
    const [item] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
    if (item) return { "[]": shapeOf(item) };
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type as ts.TypeReference).map(shapeOf);
      return { "[]": unionOf(items) };
    }
    if (type.flags & ts.TypeFlags.Object || type.isIntersection()) return fieldsOf(type);
    return checker.typeToString(type);
  }
}

/** Literals in one line, whatever the order in which they were declared. */
function unionOf(members: Shape[]): Shape {
  const texts = members.filter((member) => typeof member === "string");
  const text = [...new Set(texts)].sort().join(" | ").replace("false | true", "boolean");
  const objects = members.filter((member) => typeof member !== "string");
  const all = [...objects, ...(text ? [text] : [])];
  return all.length === 1 && all[0] !== undefined ? all[0] : { anyOf: all };
}

/** A shape with the literals at these paths as documents spell them; `*` is whatever a list or an object holds. */
export function withStoredSpelling(shape: Shape, paths: readonly string[]): Shape {
  return paths.reduce((spelled, path) => spell(spelled, path.split(".")), shape);
}

function spell(shape: Shape, [field, ...rest]: readonly string[]): Shape {
  if (typeof shape === "string") return field === undefined ? spellText(shape) : shape;
  if ("anyOf" in shape && Array.isArray(shape.anyOf))
    return unionOf(shape.anyOf.map((member) => spell(member, field === undefined ? [] : [field, ...rest])));
  if (field === undefined) return shape;
  const fields = Object.entries(shape as { [name: string]: Shape });
  return Object.fromEntries(
    fields.map(([name, held]) =>
      field === "*" || name.replace("?", "") === field ? [name, spell(held, rest)] : [name, held],
    ),
  );
}

const spellText = (text: string) =>
  text
    .split(" | ")
    .map((literal) => (literal.startsWith('"') ? literal.toLowerCase().replaceAll("_", "-") : literal))
    .sort()
    .join(" | ");
