import { type ASTVisitor, GraphQLError, type ValidationContext } from "graphql";
import { limits } from "~/values/limits";
import { measureOperation, type OperationSize } from "./measure-operation";

const bounds: Record<keyof OperationSize, { most: number; over: string }> = {
  depth: { most: limits.apiDepth, over: `more than ${limits.apiDepth} levels deep` },
  aliases: { most: limits.apiAliases, over: `more than ${limits.apiAliases} aliases` },
  mutations: { most: limits.apiMutations, over: `more than ${limits.apiMutations} mutation` },
  cost: { most: limits.apiCost, over: `more than ${limits.apiCost} fields in its answer` },
};

/** A validation rule: refuses each operation that exceeds a limit, and names the limit. */
export function boundsRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const size = measureOperation(operation, context.getDocument(), context.getSchema());
      for (const [name, { most, over }] of Object.entries(bounds)) {
        if (size[name as keyof OperationSize] <= most) continue;
        context.reportError(new GraphQLError(`This operation is too large: ${over}.`, { nodes: operation }));
      }
      return false;
    },
  };
}
