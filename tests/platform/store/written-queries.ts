import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import type { Query } from "~/platform/ports/store";

/** A query as it stands in the code. */
export interface WrittenQuery {
  place: string;
  query: Readonly<Record<string, Form>>;
}

/** What a value can be, as far as its type tells: a text, an object, or null for one that nobody knows before it runs. */
export type Form = string | null | { readonly [property: string]: Form };

const parts: readonly (keyof Query)[] = ["collection", "where", "contains", "orderBy"];

/**
 * Every query that the code of `folder` writes down, in each form that its types allow: each object with a collection
 * and something to ask by. One of which nothing is known hands on what is written elsewhere, and is left out.
 */
export function readWrittenQueries(project: string, folder: string): WrittenQuery[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: project })
    .map((file) => join(project, file))
    .filter((file) => /\b(where|contains|orderBy)\b/.test(readFileSync(file, "utf8")));
  const program = createOwnProgram(project, files);
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source ? queriesIn(source, source) : [];
  });

  function queriesIn(node: ts.Node, source: ts.SourceFile): WrittenQuery[] {
    const found: WrittenQuery[] = [];
    if (ts.isObjectLiteralExpression(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const place = `${relative(project, source.fileName)}:${line + 1}`;
      const type = checker.getTypeAtLocation(node);
      const queries = (type.isUnion() ? type.types : [type]).filter(asksBySomething);
      const forms = queries.flatMap((query) => objectsOf(query, parts));
      found.push(...forms.filter(saysSomething).map((query) => ({ place, query })));
    }
    ts.forEachChild(node, (child) => void found.push(...queriesIn(child, source)));
    return found;
  }

  function asksBySomething(type: ts.Type): boolean {
    return parts.slice(1).some((part) => type.getProperty(part));
  }

  function formsOf(type: ts.Type): (Form | undefined)[] {
    if (type.isUnion()) return type.types.flatMap(formsOf);
    if (type.isStringLiteral()) return [type.value];
    if (type.flags & ts.TypeFlags.Undefined) return [undefined];
    return type.flags & ts.TypeFlags.Object && !type.getStringIndexType() ? objectsOf(type) : [null];
  }

  function objectsOf(type: ts.Type, names?: readonly string[]): Record<string, Form>[] {
    let objects: Record<string, Form>[] = [{}];
    for (const property of type.getProperties()) {
      if (names && !names.includes(property.name)) continue;
      const values = [...new Set(typesOf(property).flatMap(formsOf))];
      objects = objects.flatMap((object) =>
        values.map((value) => (value === undefined ? object : { ...object, [property.name]: value })),
      );
    }
    return objects;
  }

  /** As the code has it: the property's own type forgets which text it is. */
  function typesOf(property: ts.Symbol): ts.Type[] {
    const own = checker.getTypeOfSymbol(property);
    const written = property.valueDeclaration;
    if (!written || own.flags & ts.TypeFlags.Undefined) return [own];
    const variable = checker.getShorthandAssignmentValueSymbol(written);
    const type = ts.isPropertyAssignment(written)
      ? checker.getTypeAtLocation(written.initializer)
      : checker.getTypeOfSymbol(variable ?? property);
    return property.flags & ts.SymbolFlags.Optional ? [type, checker.getUndefinedType()] : [type];
  }
}

/** Directions alone say nothing: there are two. */
function saysSomething({ collection, where, contains, orderBy }: WrittenQuery["query"]): boolean {
  const fields = [contains, orderBy].map((part) => part && Object(part).field);
  return [collection, where, ...fields].some((part) => part !== null && part !== undefined);
}

/** The project without its dependencies: no query has its fields from there, and to read them takes most of the time. */
function createOwnProgram(project: string, files: string[]): ts.Program {
  const { config } = ts.readConfigFile(join(project, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, project);
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) =>
      /^[.~]/.test(text) ? ts.resolveModuleName(text, from, options, host) : { resolvedModule: undefined },
    );
  return ts.createProgram(files, { ...options, types: [], lib: ["lib.es2023.d.ts"] }, host);
}
