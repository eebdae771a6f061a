import { GraphQLError } from "graphql";
import { sayRefusal } from "~/domain/refusal-texts";
import { noAnswer, toApiRefusal } from "~/features/sign-in/api/answers";
import type { GraphQLContext } from "~/graphql/context";
import type { CompleteResolvers } from "~/graphql/schema.generated";
import { refuse } from "~/values/result";

type Operation = keyof CompleteResolvers["Query"] | keyof CompleteResolvers["Mutation"];

/** Operations for administrators only. A test compares this list with the schema. */
export const administratorOperations: readonly Operation[] = [
  "reports",
  "report",
  "managedMember",
  "findMembers",
  "troubledJobs",
  "signUpMails",
  "auditTrail",
  "dismissReport",
  "removeReported",
  "warnMember",
  "suspendMember",
  "reinstateMember",
  "retryJob",
  "endJob",
  "steerMails",
];

type Resolve = (parent: unknown, args: unknown, context: GraphQLContext, info: unknown) => unknown;

/**
 * The one gate of all administrator operations: an administrator whose sign-in is more than half an
 * hour old is asked to prove their identity again, before anything is read. A mutation answers so
 * by its refusal, a query by an error `PROVE_AGAIN`. An operation missing from the table above
 * shows and does nothing either: the rules only trust `isProven`.
 */
export function withAdministratorGate<Resolvers extends object>(
  kind: "query" | "mutation",
  resolvers: Resolvers,
): Resolvers {
  const gated = Object.entries(resolvers).map(([name, resolve]) => [
    name,
    administratorOperations.includes(name as Operation) ? gate(kind, resolve) : resolve,
  ]);
  return Object.fromEntries(gated);
}

function gate(kind: "query" | "mutation", resolve: Resolve): Resolve {
  return async (parent, args, context, info) => {
    if ((await powers(context)) !== "unproven") return resolve(parent, args, context, info);
    if (kind === "mutation") return { account: null, refusal: toApiRefusal(refuse("PROVE_AGAIN")) };
    throw new GraphQLError(sayRefusal("PROVE_AGAIN"), { extensions: { code: "PROVE_AGAIN" } });
  };
}

/**
 * Whether the caller is an administrator by the provider's current claims. Throws while the
 * provider can't say.
 */
export async function isAdministrator(context: GraphQLContext): Promise<boolean> {
  return (await powers(context)) !== "none";
}

/** The same, with a recent proof of identity: the rules require this. */
export async function isProven(context: GraphQLContext): Promise<boolean> {
  return (await powers(context)) === "proven";
}

async function powers(context: GraphQLContext) {
  const found = await context.powers();
  if (!found.ok) throw noAnswer();
  return found.value;
}
