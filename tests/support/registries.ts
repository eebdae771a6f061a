import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { expect } from "vitest";
import { typeDefs } from "~/graphql/schema.generated";

/** The schema of the API, by which tests know every query and mutation. */
export const schema = buildSchema(typeDefs);
export const queryFields = schema.getQueryType()?.getFields() ?? {};
export const mutationFields = schema.getMutationType()?.getFields() ?? {};

/** Fails with the file that wants a line, where it and a registry differ. */
export function expectLines(file: string, said: Iterable<string>, registered: Iterable<string>): void {
  const [lines, all] = [new Set(said), new Set(registered)];
  expect(
    [...all].filter((name) => !lines.has(name)),
    `${file} wants a line for each of these`,
  ).toEqual([]);
  expect(
    [...lines].filter((name) => !all.has(name)),
    `${file} has a line for each of these, which are gone`,
  ).toEqual([]);
}

/**
 * Asks a field of Query or Mutation, as `it`, with these arguments as variables. Without a selection each object of
 * the answer gives its first plain field.
 */
export function operationOf(name: string, args: object, selection?: string): string {
  const field = queryFields[name] ?? mutationFields[name];
  if (!field) throw new Error(`The schema has no ${name}`);
  const given = field.args.filter((arg) => arg.name in args);
  const variables = given.map((arg) => `$${arg.name}: ${arg.type}`).join(", ");
  const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const asked = selection ? `{ ${selection} }` : selectionOf(field.type);
  return `${name in queryFields ? "query" : "mutation"} ${variables && `(${variables})`} { it: ${name}${passed && `(${passed})`} ${asked} }`;
}

function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return "";
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const plain = fields.find((field) => isLeafType(getNamedType(field.type)));
  const [nodes] = fields.filter((field) => field.name === "nodes");
  const asked = fields.some((field) => field.name === "refusal") ? fields : [nodes ?? plain ?? fields[0]];
  return `{ ${asked.map((field) => field && `${field.name} ${selectionOf(field.type)}`).join(" ")} }`;
}

/** Whether an argument is a text, or has one. */
export function takesText({ type }: Pick<GraphQLArgument, "type">): boolean {
  const seen = new Set<string>();
  const has = (type: GraphQLInputType): boolean => {
    const named = getNamedType(type);
    if (seen.has(named.name)) return false;
    seen.add(named.name);
    if (!isInputObjectType(named)) return named.name === "String";
    return Object.values(named.getFields()).some((field) => has(field.type));
  };
  return has(type);
}
