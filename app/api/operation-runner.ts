import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from "graphql";
import { boundsRule } from "./bounds/bounds-rule";
import type { GraphQLContext } from "./context";

/** An operation of our own web process, whose documents are few and fixed. */
export interface OwnOperation {
  name?: string;
  query: string;
  variables: unknown;
}

/** GraphQL's answer. Its errors aren't masked: they stay in this process. */
export type OwnAnswer = ExecutionResult;

/**
 * Operations of our own web process. Their documents are parsed and validated once, by the same
 * rules as all others.
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
  const documents = new Map<string, DocumentNode>();

  function prepare(query: string): DocumentNode {
    const kept = documents.get(query);
    if (kept) return kept;
    const document = parse(query);
    const [error] = validate(schema, document, [...specifiedRules, boundsRule]);
    if (error) throw error;
    documents.set(query, document);
    return document;
  }

  const toArguments = ({ name, query, variables }: OwnOperation, contextValue: GraphQLContext) => ({
    schema,
    document: prepare(query),
    operationName: name,
    // As over the wire: an undefined variable is absent.
    variableValues: JSON.parse(JSON.stringify(variables)),
    contextValue,
  });

  function logged(answer: ExecutionResult): OwnAnswer {
    for (const error of answer.errors ?? []) logError(error);
    return answer;
  }

  return {
    run: async (operation, context) => logged(await execute(toArguments(operation, context))),
    async follow(operation, context) {
      const answers = await subscribe(toArguments(operation, context));
      return "next" in answers ? answers : logged(answers);
    },
  };
}
