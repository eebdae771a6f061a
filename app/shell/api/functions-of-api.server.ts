import type { Session } from "~/domain/session";
import type { Functions } from "~/platform/ports/functions";
import { ExportAccountDocument } from "~/shell/operations/operations.generated";
import { ok, refuse } from "~/values/result";
import { Trouble } from "~/values/trouble";
import type { GraphQLClient } from "./graphql-client.server";

/**
 * The functions that the pages of one request need, run by the API's process. For a web process
 * that has no access to the data and no host configured for functions.
 */
export function createFunctionsOfApi(
  api: Pick<GraphQLClient, "run">,
  findSession: (id: string) => Promise<Session | null>,
): Functions {
  return {
    async call(name, { id }, data) {
      if (name !== "exportAccount") return refuse("not-found", { detail: "not offered by the API" });
      const session = await findSession(id);
      if (!session) return refuse("unauthenticated");
      try {
        const { exportAccount } = await api.run(
          ExportAccountDocument,
          { after: data?.after ?? null },
          { session },
        );
        const { part, refusal } = exportAccount;
        // Only `exportAccount` gets here, which TypeScript can't infer from `name`.
        if (part) return ok(part as never);
        return refuse(refusal?.code === "PROVE_AGAIN" ? "failed-precondition" : "not-found");
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
        const { retryAfterMs } = error;
        if (retryAfterMs !== null) return refuse("resource-exhausted", { retryAfterMs });
        return refuse("unavailable", { detail: error.message });
      }
    },
  };
}
