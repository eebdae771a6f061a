import { GraphQLError, NoSchemaIntrospectionCustomRule, parse } from "graphql";
import type { Plugin } from "graphql-yoga";
import { limits } from "~/values/limits";
import { boundsRule } from "./bounds-rule";

/**
 * The limits of an operation (decisions/limits.md), as a plugin of the server. Rules run once for
 * each document that the server caches, not for each request. `open`: introspection is allowed.
 */
export function operationBounds({ open }: { open: boolean }): Plugin {
  return {
    onParams({ params }) {
      // Before the schema reads them, which reports each wrong one by itself.
      if (hasMoreValues(params.variables, limits.apiValues))
        throw new GraphQLError(`These variables are too many: at most ${limits.apiValues} values.`, {
          extensions: { http: { status: 400 } },
        });
    },
    onParse({ setParseFn }) {
      setParseFn((source: string, options) => {
        // Before the lexer: one token may be as long as the whole body.
        if (source.length > limits.apiDocument)
          throw new GraphQLError(`This document is too long: at most ${limits.apiDocument} characters.`);
        return parse(source, { ...options, maxTokens: limits.apiTokens });
      });
    },
    onValidate({ addValidationRule }) {
      addValidationRule(boundsRule);
      if (!open) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}

/**
 * Whether JSON contains more than `most` values, at any depth, lists and objects included. Stops as
 * soon as it does.
 */
export function hasMoreValues(json: unknown, most: number): boolean {
  // A stack of our own: deep nesting would exhaust the engine's.
  const waiting = [json];
  for (let left = most; waiting.length > 0; left -= 1) {
    if (waiting.length > left) return true;
    const value = waiting.pop();
    if (typeof value === "object" && value !== null)
      for (const held of Object.values(value)) waiting.push(held);
  }
  return false;
}
