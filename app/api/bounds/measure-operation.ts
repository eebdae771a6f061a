import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { fitAspects } from "~/domain/brief";
import { limits } from "~/values/limits";

/** The worst-case size of an operation. Fragments count wherever they are spread. */
export interface OperationSize {
  /** Fields within fields. */
  depth: number;
  aliases: number;
  /** Fields at the root of a mutation; 0 for a query. */
  mutations: number;
  /**
   * Fields in the answer, and fragments on the way: one each, times the lengths of the lists around
   * them. A list counts as its `first`; if that is a variable, as a full page; without `first`, as
   * long as lists of its type always are, or else as `limits.apiList`. Fields that read more than
   * they return cost that, too.
   */
  cost: number;
}

/**
 * The number of documents that a field reads beyond its answer: the briefs that are ranked, the
 * lists of a dashboard, the messages that a search looks at.
 */
const readBehind: Readonly<Record<string, number>> = {
  "Query.openBriefs": limits.rankedBriefs,
  // Profile, account and two blocks of each.
  "Query.members": 4 * limits.rankedMembers,
  "Viewer.dashboard": limits.proposalsCounted + 2 * limits.fitsLookedAt,
  "Viewer.messages": 200,
  // Its versions, its log, and what was delivered: at most every other move.
  "Agreement.record": limits.agreementVersions + 1.5 * limits.agreementMoves,
};

/**
 * How many items a list without `first` has at most, by their type. Most have no file, and those
 * that have some keep them in the message itself.
 */
const lengths: Readonly<Record<string, number>> = {
  FitLine: fitAspects.length,
  AttachedFile: 1,
  // A message has few of them.
  MessageParameter: 3,
};

/**
 * Measures one operation; stops once its cost exceeds the limit, so a hostile operation takes no
 * longer.
 */
export function measureOperation(
  operation: OperationDefinitionNode,
  document: DocumentNode,
  schema: GraphQLSchema,
): OperationSize {
  const size: OperationSize = { depth: 0, aliases: 0, mutations: 0, cost: 0 };
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);

  /**
   * `times`: how often the set occurs in the answer. `paged`: the `first` of the field around it is
   * the length of its lists.
   */
  function walk(set: SelectionSetNode, type: Type, depth: number, times: number, paged: boolean): void {
    for (const selection of set.selections) {
      if (size.cost > limits.apiCost) return;
      if (selection.kind === Kind.FIELD) {
        walkField(selection, type, depth, times, paged);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const on = selection.typeCondition;
        walk(selection.selectionSet, on ? schema.getType(on.name.value) : type, depth, times, paged);
      } else {
        // Fragments that spread each other in a circle end here, too: at the limit.
        size.cost += times;
        const fragment = fragments.get(selection.name.value);
        const on = fragment && schema.getType(fragment.typeCondition.name.value);
        if (fragment) walk(fragment.selectionSet, on, depth, times, paged);
      }
    }
  }

  function walkField(field: FieldNode, parent: Type, depth: number, times: number, paged: boolean): void {
    const name = field.name.value;
    size.cost += times * (1 + (readBehind[`${parent?.name}.${name}`] ?? 0));
    size.depth = Math.max(size.depth, depth);
    if (field.alias) size.aliases += 1;
    if (depth === 1 && operation.operation === "mutation" && name !== "__typename") size.mutations += 1;
    // Introspection is refused elsewhere, or allowed.
    if (!field.selectionSet || name === "__schema" || name === "__type") return;
    const definition = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    const page = definition && pageOf(field, definition);
    const isList = definition !== undefined && isListType(getNullableType(definition.type));
    const type = definition && getNamedType(definition.type);
    const length = page ?? (isList && !paged ? (lengths[type?.name ?? ""] ?? limits.apiList) : 1);
    walk(field.selectionSet, type, depth + 1, times * length, page !== undefined && !isList);
  }

  const root = schema.getRootType(operation.operation);
  walk(operation.selectionSet, root ?? undefined, 1, 1, false);
  return size;
}

type Type = GraphQLNamedType | undefined;

/**
 * The number of items that a field's `first` requests; undefined for a field without that argument.
 */
function pageOf(field: FieldNode, definition: GraphQLField<unknown, unknown>): number | undefined {
  const argument = definition.args.find(({ name }) => name === "first");
  if (!argument) return undefined;
  const given = field.arguments?.find(({ name }) => name.value === "first")?.value;
  if (given?.kind === Kind.INT) return Math.max(1, Number(given.value));
  const fallback = given === undefined ? Number(argument.defaultValue) : Number.NaN;
  return Number.isInteger(fallback) ? Math.max(1, fallback) : limits.page;
}
