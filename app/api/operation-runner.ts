import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from "graphql";
import { compileQuery, isCompiledQuery } from "graphql-jit";
import type { GraphQLContext } from "~/graphql/context";
import { boundsRule } from "./bounds/bounds-rule";

/** An operation of our own web process, whose documents are few and fixed. */
export interface OwnOperation {
  name?: string;
  query: string;
  variables: unknown;
}

/** GraphQL's answer. Its errors aren't masked: they stay in this process. */
export type OwnAnswer = ExecutionResult;

/**
 * Operations of our own web process. Their documents are parsed, validated by the same rules as all
 * others, and compiled once.
 */
export interface OperationRunner {
  run(operation: OwnOperation, context: GraphQLContext): Promise<OwnAnswer>;
  /** A subscription's answers one by one, or the one that refuses it. */
  follow(
    operation: OwnOperation,
    context: GraphQLContext,
  ): Promise<AsyncIterableIterator<OwnAnswer> | OwnAnswer>;
}

/** Runs operations in this process without an HTTP request around them. */
export function createOperationRunner(
  schema: GraphQLSchema,
  logError: (error: Error) => void,
): OperationRunner {
  const documents = keptBy((query) => prepare(schema, query));
  // Each has one operation, so its text says all.
  const compiled = keptBy((query) => compile(schema, documents(query)));

  function logged(answer: ExecutionResult): OwnAnswer {
    for (const error of answer.errors ?? []) logError(error);
    return answer;
  }

  return {
    run: async ({ query, variables }, context) =>
      logged(await compiled(query)(withoutUndefined(variables), context)),
    async follow({ name, query, variables }, contextValue) {
      const answers = await subscribe({
        schema,
        document: documents(query),
        operationName: name,
        variableValues: withoutUndefined(variables),
        contextValue,
      });
      return "next" in answers ? answers : logged(answers);
    },
  };
}

function keptBy<R>(make: (query: string) => R): (query: string) => R {
  const kept = new Map<string, R>();
  return (query) => {
    const known = kept.get(query);
    if (known !== undefined) return known;
    const made = make(query);
    kept.set(query, made);
    return made;
  };
}

function prepare(schema: GraphQLSchema, query: string): DocumentNode {
  const document = parse(query);
  const [error] = validate(schema, document, [...specifiedRules, boundsRule]);
  if (error) throw error;
  return document;
}

type Compiled = (variables: Record<string, unknown>, context: GraphQLContext) => Promise<ExecutionResult>;

function compile(schema: GraphQLSchema, document: DocumentNode): Compiled {
  // Else a directive on one place of a fragment would count for its other places, too.
  const compiled = compileQuery(schema, document, undefined, { useExperimentalPathBasedSkipInclude: true });
  if (!isCompiledQuery(compiled)) throw compiled.errors?.[0] ?? new Error("An operation can’t be compiled");
  const expected = getOperationAST(document)?.variableDefinitions ?? [];
  return async (variables, context) => {
    // The compiled operation asks for required values even where there is a default.
    const { coerced, errors } = getVariableValues(schema, expected, variables);
    if (errors) return { errors };
    const answer = await compiled.query(undefined, context, coerced);
    return answer.errors ? { ...answer, errors: answer.errors.map(asGraphQLError) } : answer;
  };
}

/** As over the wire: an undefined variable is absent. */
const withoutUndefined = (variables: unknown) => JSON.parse(JSON.stringify(variables));

/** As graphql makes it: with `extensions`, and an original error for a wrong value, too. */
function asGraphQLError({ message, path, originalError }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path, originalError: originalError ?? new Error(message) });
}
