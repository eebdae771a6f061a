import type { Client, errors as Errors } from "@opensearch-project/opensearch";
import type { Log } from "~/platform/ports/log";
import { SearchAwayError } from "~/platform/ports/search";
import { timeFor } from "~/values/deadline.server";

export interface ClusterOptions {
  /** `http(s)://user:password@host:port`. */
  url: string;
  log?: Pick<Log, "error"> | undefined;
}

export interface Cluster {
  /**
   * Answers what `call` resolves to, which is given its time-out. Throws `SearchAwayError`
   * when the cluster can't answer now, `IndexGoneError` when the index or its alias is missing.
   */
  ask<R>(call: (client: Client, options: { requestTimeout: number }) => Promise<{ body: R }>): Promise<R>;
  close(): Promise<void>;
}

/** The index, or the alias by which it is written, isn't there. */
export class IndexGoneError extends Error {
  override name = "IndexGoneError";
}

/**
 * For what the whole cluster has to agree on, or goes through an index, in ms: no page asks for it
 * but where an index is missing. Well within a job's lease.
 */
export const LONG_PATIENCE = 30_000;
/** The client's own are 30 s and three retries, which a page would wait for. */
const PATIENCE = 2_000;
/** The same trouble is logged again after this many ms. */
const AGAIN_AFTER = 60_000;

/** An OpenSearch cluster. It isn't contacted, nor its client loaded, before the first call. */
export function createCluster({ url, log }: ClusterOptions): Cluster {
  let opening: Promise<{ client: Client; errors: typeof Errors }> | null = null;
  let closed = false;
  let toldAt = Number.NEGATIVE_INFINITY;

  async function open() {
    const { Client, errors } = await import("@opensearch-project/opensearch");
    return { errors, client: new Client({ node: url, requestTimeout: PATIENCE, maxRetries: 0 }) };
  }

  function toError(error: unknown, errors: typeof Errors): unknown {
    if (!(error instanceof errors.OpenSearchClientError)) return error;
    const status = error instanceof errors.ResponseError ? error.statusCode : undefined;
    if (status === 404) return new IndexGoneError();
    // Other answers say that our request is wrong, which is a bug.
    if (status !== undefined && status < 500 && ![401, 403, 429].includes(status)) return error;
    tell(`${error.name}${status ? ` ${status}` : ""}`);
    // Its message may have what a member looked for.
    return new SearchAwayError(`The search can’t answer: ${error.name}`);
  }

  function tell(kind: string): void {
    if (performance.now() - toldAt < AGAIN_AFTER) return;
    toldAt = performance.now();
    log?.error({ kind }, "OpenSearch can’t answer: lists show the newest until it does");
  }

  return {
    async ask(call) {
      if (closed) throw new SearchAwayError("The search is closed");
      opening ??= open();
      const opened = await opening;
      try {
        return (await call(opened.client, { requestTimeout: timeFor(PATIENCE) })).body;
      } catch (error) {
        throw toError(error, opened.errors);
      }
    },
    async close() {
      closed = true;
      const opened = opening;
      // The client's own never ends where it is closed twice.
      opening = null;
      await (await opened)?.client.close();
    },
  };
}
