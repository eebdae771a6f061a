import type { Session } from "~/auth/sessions.server";
import { ok, refuse } from "~/contract/result";
import type { Functions } from "~/ports/functions";
import { ExportAccountDocument } from "~/web/operations/operations.generated";
import type { GraphQLClient } from "./graphql-client.server";
import { TransportFailure } from "./graphql-failure";

/**
 * The functions that the pages of one request need, run by the API's process: for a web half apart from the market's
 * data that was told of no host for functions.
 */
export function createFunctionsOfApi(
  api: Pick<GraphQLClient, "run">,
  findSession: (id: string) => Promise<Session | null>,
): Functions {
  return {
    async call(name, { id }) {
      if (name !== "exportAccount") return refuse("not-found", { detail: "not offered by the API" });
      const session = await findSession(id);
      if (!session) return refuse("unauthenticated");
      try {
        const { viewer } = await api.run(ExportAccountDocument, {}, { session });
        if (!viewer) return refuse("not-found");
        return viewer.export === null ? refuse("failed-precondition") : ok(JSON.parse(viewer.export));
      } catch (error) {
        if (!(error instanceof TransportFailure)) throw error;
        return refuse("unavailable", { detail: error.message });
      }
    },
  };
}
