import { type DocumentNode, execute, type GraphQLSchema, parse, specifiedRules, validate } from "graphql";
import { boundsRule } from "./bounds/bounds-rule";
import type { GraphQLContext } from "./context";
import { causeOf, maskUnexpected } from "./mask-error";

/** One of our own web half's operations, whose documents are few and fixed. */
export interface OwnOperation {
  name?: string;
  query: string;
  variables: unknown;
}

/** What GraphQL answers; errors are masked as over the wire. */
export interface OwnAnswer {
  data?: unknown;
  errors?: readonly Error[];
  /** What lies behind the first of them: for our own log alone. */
  cause?: unknown;
}

/**
 * Runs operations in this process without an HTTP request around them. A document is read and checked
 * when it is first asked, by the rules and bounds that hold for everybody, and then kept.
 */
export function createOperationRunner(
  schema: GraphQLSchema,
  logError: (error: Error) => void,
): (operation: OwnOperation, context: GraphQLContext) => Promise<OwnAnswer> {
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

  return async ({ name, query, variables }, context) => {
    const { data, errors } = await execute({
      schema,
      document: prepare(query),
      operationName: name,
      // As over the wire: a variable that is undefined isn't there.
      variableValues: JSON.parse(JSON.stringify(variables)),
      contextValue: context,
    });
    if (!errors) return { data };
    for (const error of errors) logError(error);
    return { data, errors: errors.map(maskUnexpected), cause: causeOf(errors[0]) };
  };
}
