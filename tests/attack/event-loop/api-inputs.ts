import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";

/** What stands at the ends of an input. */
export interface Leaves {
  /** `name`: of the argument or the field. */
  text(name: string): unknown;
  id(name: string): unknown;
  number(): unknown;
  list(item: () => unknown): unknown[];
}

export interface ApiInput {
  /** Like `Mutation.saveBrief`. */
  name: string;
  query: string;
  variables(leaves: Leaves): Record<string, unknown>;
}

interface Step {
  field: string;
  args: readonly GraphQLArgument[];
}

/** Every field of the schema that takes arguments, with a way to it; an input of several kinds once for each. */
export function apiInputs(schema: GraphQLSchema): ApiInput[] {
  const inputs = new Map<string, ApiInput>();
  const walk = (operation: "query" | "mutation", typeName: string, way: Step[]) => {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      const name = `${typeName}.${field.name}`;
      const steps = [...way, { field: field.name, args: field.args }];
      if (inputs.has(name) || way.some((step) => step.field === field.name)) continue;
      const answer = getNamedType(field.type);
      if (field.args.length > 0)
        for (let kind = 0; kind < kindsOf(field.args); kind += 1)
          inputs.set(
            kind === 0 ? name : `${name} ${kind}`,
            toInput(name, operation, steps, isObjectType(answer), kind),
          );
      if (operation === "query" && way.length < 3) walk(operation, answer.name, steps);
    }
  };
  walk("query", "Query", []);
  walk("mutation", "Mutation", []);
  return [...inputs.values()];
}

function toInput(name: string, operation: string, steps: Step[], isObject: boolean, kind: number): ApiInput {
  const declared = steps.flatMap(({ args }, depth) =>
    args.map((arg) => ({ name: `${arg.name}${depth}`, arg })),
  );
  const calls = steps.map(({ field, args }, depth) => {
    const given = args.map((arg) => `${arg.name}: $${arg.name}${depth}`).join(", ");
    return given ? `${field}(${given})` : field;
  });
  const head = declared.map((one) => `$${one.name}: ${one.arg.type}`).join(", ");
  const selection = calls.reduceRight(
    (inner, call) => `{ ${call} ${inner} }`,
    isObject ? "{ __typename }" : "",
  );
  return {
    name,
    query: `${operation} (${head}) ${selection}`,
    variables: (leaves) =>
      Object.fromEntries(
        declared.map((one) => [one.name, valueFor(one.arg.type, one.arg.name, leaves, kind)]),
      ),
  };
}

/** How many kinds of value the arguments have: one, but for inputs that hold one of several. */
function kindsOf(args: readonly GraphQLArgument[]): number {
  const kinds = args.map(({ type }) => {
    const named = getNamedType(type);
    return isInputObjectType(named) && named.isOneOf ? Object.keys(named.getFields()).length : 1;
  });
  return Math.max(...kinds);
}

function valueFor(type: GraphQLInputType, name: string, leaves: Leaves, kind: number): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, name, leaves, kind);
  if (isListType(type)) return leaves.list(() => valueFor(type.ofType, name, leaves, kind));
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const held = type.isOneOf ? fields.slice(kind, kind + 1) : fields;
    return Object.fromEntries(
      held.map((field) => [field.name, valueFor(field.type, field.name, leaves, kind)]),
    );
  }
  switch (type.name) {
    case "Boolean":
      return true;
    case "ID":
      return leaves.id(name);
    case "String":
      return leaves.text(name);
    default:
      return leaves.number();
  }
}
