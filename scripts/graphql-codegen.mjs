// @ts-check
/**
 * The TypeScript side of the GraphQL schema and of the operations, both with what the fields of content come to:
 *
 *   app/graphql/schema.graphql
 *   app/features/{feature}/api/schema.graphql          → app/graphql/schema.generated.ts
 *   app/shell/operations/fragments.graphql
 *   app/features/{feature}/operations.graphql          → app/shell/operations/operations.generated.ts
 */
import "./require-node.mjs";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import * as typescriptOperations from "@graphql-codegen/typescript-operations";
import * as typescriptResolvers from "@graphql-codegen/typescript-resolvers";
import { concatAST, Kind, parse, print, Source, stripIgnoredCharacters, visit } from "graphql";
import { createContentBlocks } from "./content-blocks.mjs";

/**
 * What a resolver gets as `parent` instead of the GraphQL shape: `Type: "~/module#ExportedType"`.
 * Fields that the mapped type lacks must then have a resolver (see `CompleteResolvers`).
 * @type {Record<string, string>}
 */
const mappers = {
  Viewer: "~/features/accounts/api/viewer#ViewerSource",
  Brief: "~/features/briefs/reads/read-brief#ReadBrief",
  PublicBrief: "~/features/public-pages/reads/public-brief#PublicBrief",
  BriefConnection: "~/features/search/api/found#FoundBriefs",
  MemberConnection: "~/features/search/api/found#FoundMembers",
  Invitation: "~/features/invitations/reads/read-invitation#ReadInvitation",
  Proposal: "~/features/proposals/reads/read-proposal#ReadProposal",
  Question: "~/features/questions/reads/read-question#ReadQuestion",
  PublicMember: "~/features/public-pages/reads/public-member#PublicMemberPage",
  Work: "~/features/references/reads/read-work#ReadWork",
  Agreement: "~/features/agreements/reads/read-agreement#ReadAgreement",
  MilestoneProgress: "~/features/milestones/reads/read-milestones#ReadMilestone",
  WorkTime: "~/features/time-sheets/reads/read-time#ReadTime",
  TimeWeek: "~/features/time-sheets/reads/read-time#ReadWeek",
  Scope: "~/features/scope/reads/read-scope#ReadScope",
  ScopeItem: "~/features/scope/reads/read-scope#ReadScopeItem",
  File: "~/features/files/model/file#FoundFile",
  ProposalAnswer: "~/domain/proposal#ProposalAnswer",
  MemberBookmark: "~/features/directory/model/member-bookmark#MemberBookmark",
  Member: "~/features/profiles/reads/read-member#PublicMember",
  Profile: "~/features/profiles/model/profile#Profile",
  PriceRange: "~/domain/brief#PriceRange",
  Settings: "~/domain/account#AccountSettings",
  HirerRecord: "~/features/briefs/model/hirer-record#HirerRecord",
  ReportLine: "~/features/moderation/api/admin-types#FoundReport",
  Report: "~/features/moderation/api/admin-types#FoundReport",
  ReportedText: "~/features/moderation/model/report#ReportedText",
  ReportOutcome: "~/features/moderation/model/report#ReportOutcome",
  NamedMember: "~/features/moderation/writes/read-managed-member#ManagedMember",
  MemberLine: "~/features/moderation/writes/read-managed-member#ManagedMember",
  ManagedMember: "~/features/moderation/api/admin-types#FoundMember",
  AuditEntry: "~/features/audit/model/audit-trail#AuditEntry",
  FitLine: "~/features/search/model/fit#FitLine",
  Dashboard: "~/features/dashboard/reads/read-dashboard#Dashboard",
  Conversation: "~/features/conversations/reads/read-conversation#ReadConversation",
  TimelineItem: "~/features/proposals/reads/read-timeline#TimelineItem",
  FoundMessage: "~/features/conversations/api/resolvers#FoundMessage",
};

/**
 * TypeScript's side of every custom scalar; one that is missing here fails the run.
 * @type {Record<string, string>}
 */
const scalars = { ID: "string", DateTime: "string", Date: "string" };

const shared = {
  strictScalars: true,
  scalars,
  enumsAsTypes: true,
  useTypeImports: true,
  // Only the first letter changes, so that a name in TypeScript is the name in the schema.
  namingConvention: upperFirst,
};

const serverConfig = {
  ...shared,
  contextType: "~/graphql/context#GraphQLContext",
  mappers,
  mapperTypeSuffix: "Model",
  avoidOptionals: {
    field: true,
    query: true,
    mutation: true,
    subscription: true,
    inputValue: false,
    object: false,
    defaultValue: true,
    resolvers: false,
  },
};

/** `Resolvers` leaves whole types optional; this is the type for the map that goes into the schema. */
const completeResolvers = {
  plugin: () => ({
    prepend: ["import type { GraphQLScalarType as ScalarResolver } from 'graphql';"],
    content: `
type FieldsWithoutValue<R, P> = string extends keyof P ? Exclude<keyof R, '__isTypeOf'> : Exclude<keyof R, keyof P | '__isTypeOf'>;
type Needed<T extends keyof Resolvers & keyof ResolversParentTypes> = NonNullable<Resolvers[T]> extends ScalarResolver
  ? never
  : FieldsWithoutValue<NonNullable<Resolvers[T]>, ResolversParentTypes[T]>;

/** The resolvers with every field required that its parent object does not already carry. */
export type CompleteResolvers = Resolvers & {
  [T in keyof Resolvers & keyof ResolversParentTypes as Needed<T> extends never ? never : T]-?: Required<Pick<NonNullable<Resolvers[T]>, Needed<T> & keyof NonNullable<Resolvers[T]>>>;
};

/** What a feature resolves of these. */
export type FeatureResolvers = { [T in keyof CompleteResolvers]?: Partial<CompleteResolvers[T]> };
`,
  }),
};

/**
 * One string document per operation, fragments included, white space removed. The stock plugin
 * (typed-document-node) leaves the operation's name out, which every request carries (product.md §7).
 */
const stringDocuments = {
  /**
   * @param {import("graphql").GraphQLSchema} _schema
   * @param {{ document?: import("graphql").DocumentNode }[]} files
   */
  plugin: (_schema, files) => {
    const all = concatAST(files.flatMap((file) => (file.document ? [file.document] : [])));
    const documents = all.definitions
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .map((operation) => {
        if (!operation.name) throw new Error("Every operation needs a name.");
        const name = operation.name.value;
        const text = [operation, ...fragmentsOf(operation, all)].map(print).join("\n");
        const types = upperFirst(name) + upperFirst(operation.operation);
        return [
          `export const ${upperFirst(name)}Document = /*#__PURE__*/ new TypedDocumentString<${types}, ${types}Variables>(`,
          `  ${JSON.stringify(name)},`,
          `  ${JSON.stringify(stripIgnoredCharacters(text))},`,
          ");",
        ].join("\n");
      });
    return [documentClass, ...documents].join("\n\n");
  },
};

const documentClass = `
/** The text of an operation (a String, so it serializes as one), with the types of its result and variables. */
export class TypedDocumentString<Result, Variables> extends String {
  readonly __types?: (variables: Variables) => Result;
  constructor(
    readonly operationName: string,
    text: string,
  ) {
    super(text);
  }
}`.trim();

/** @param {string} text */
function upperFirst(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The fragments that a definition needs, directly or through another fragment, each once.
 * @param {import("graphql").DefinitionNode} definition
 * @param {import("graphql").DocumentNode} all
 * @param {Set<import("graphql").FragmentDefinitionNode>} found
 */
function fragmentsOf(definition, all, found = new Set()) {
  visit(definition, {
    FragmentSpread({ name }) {
      for (const other of all.definitions) {
        if (other.kind !== Kind.FRAGMENT_DEFINITION || other.name.value !== name.value || found.has(other))
          continue;
        found.add(other);
        fragmentsOf(other, all, found);
      }
    },
  });
  return found;
}

/** GraphQL files of app/ whose path is like that. @param {string} root @param {RegExp} pattern */
function documentsIn(root, pattern) {
  const names = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => pattern.test(name))
    .map((name) => `app/${name}`)
    .sort();
}

/**
 * The generated files of a project, by path.
 * @param {string} root the project's directory
 * @returns {Promise<Record<string, string>>}
 */
export async function generate(root) {
  const withContent = await createContentBlocks(root);
  /** @param {string} file */
  const read = (file) => new Source(withContent(readFileSync(join(root, file), "utf8")), file);
  const schemas = documentsIn(root, /\/schema\.graphql$/).map(read);
  const schema = concatAST(schemas.map((source) => parse(source)));
  const documents = documentsIn(root, /\/(operations|fragments)\.graphql$/).map((location) => ({
    location,
    document: parse(read(location)),
  }));
  const typeDefs = `/** The schema as text. */\nexport const typeDefs = ${JSON.stringify(schemas.map(({ body }) => body).join("\n"))};\n`;
  return {
    "app/graphql/schema.generated.ts":
      (await codegen({
        filename: "schema.generated.ts",
        schema,
        documents: [],
        config: serverConfig,
        plugins: [{ typescript: {} }, { typescriptResolvers: {} }, { completeResolvers: {} }],
        pluginMap: { typescript, typescriptResolvers, completeResolvers },
      })) + typeDefs,
    "app/shell/operations/operations.generated.ts": await codegen({
      filename: "operations.generated.ts",
      schema,
      documents,
      config: { ...shared, skipTypename: true },
      plugins: [{ typescriptOperations: {} }, { stringDocuments: {} }],
      pluginMap: { typescriptOperations, stringDocuments },
    }),
  };
}
