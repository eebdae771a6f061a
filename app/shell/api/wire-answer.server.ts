import { limits } from "~/values/limits";
import { readBounded } from "~/values/read-bounded.server";
import { failureOf, TransportFailure } from "./graphql-failure";

interface WholeAnswer {
  ok: boolean;
  status: number;
  /** Without parameters, for example "text/html"; "" for none. */
  type: string;
  text: string;
}

/** The media type of GraphQL over HTTP, and plain JSON. */
const types = ["application/json", "application/graphql-response+json"];

/**
 * A response with its text, read up to a size limit because the address may belong to any server.
 * The body of an unsuccessful response isn't read. Throws `TransportFailure`, and the connection's
 * own errors.
 */
export async function readWhole(operation: string, response: Response): Promise<WholeAnswer> {
  const { ok, status, headers, body } = response;
  const type = (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!ok) {
    // The cancellation needs no waiting for.
    body?.cancel().catch(() => undefined);
    return { ok, status, type, text: "" };
  }
  const text = await readBounded(response, limits.apiAnswer);
  if (text === null)
    throw new TransportFailure("invalid-json", operation, `more than ${limits.apiAnswer} bytes`);
  return { ok, status, type, text };
}

/** The data of a GraphQL answer. Throws `TransportFailure` and `OperationFault`. */
export function dataOf(operation: string, { ok, status, type, text }: WholeAnswer): unknown {
  const fail = (reason: TransportFailure["reason"], detail: string) =>
    new TransportFailure(reason, operation, detail);
  if (!ok)
    throw fail("status", [status, type, status === 401 && "GRAPHQL_API_KEY"].filter(Boolean).join(", "));
  const shown = `${type || "no type"}, ${text.length} characters`;
  if (!types.includes(type)) throw fail("invalid-json", shown);
  return dataIn(operation, text, shown);
}

/** The same for a text alone. `shown` describes it in the log. */
export function dataIn(operation: string, text: string, shown: string): unknown {
  const invalid = (detail: string) => new TransportFailure("invalid-json", operation, detail);
  let answer: { data?: unknown; errors?: unknown };
  try {
    answer = JSON.parse(text);
  } catch {
    throw invalid(shown);
  }
  if (typeof answer !== "object" || answer === null) throw invalid("not an object");
  const { data, errors } = answer;
  if (Array.isArray(errors)) throw failureOf(operation, errors);
  if (typeof data !== "object" || data === null || Object.keys(data).length === 0) throw invalid("no data");
  return data;
}
