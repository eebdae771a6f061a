import type { IdentityCode } from "~/values/identity-codes";
import { withoutAddresses } from "~/values/text";
import { adminCodes, restCodes } from "./error-codes.server";

/** A vendor's failure as a code of ours. */
export interface Failure {
  code: IdentityCode;
  /** For logs. */
  detail: string;
  /** False for a vendor's code that is in no table: it needs a look and a new row. */
  known: boolean;
}

/** Thrown inside the adapter for a failure that was classified already; never leaves it. */
export class IdentityFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.detail);
    this.name = "IdentityFailure";
  }
}

export function refusal(code: IdentityCode, detail: string): IdentityFailure {
  return new IdentityFailure({ code, detail, known: true });
}

/** Short, and without addresses: logs hold nothing that a person typed. */
export function forLogs(text: string): string {
  return withoutAddresses(text).slice(0, 300);
}

function failure(code: IdentityCode | undefined, detail: string): Failure {
  return { code: code ?? "internal-error", detail: forLogs(detail), known: code !== undefined };
}

/**
 * Classifies an unsuccessful answer of the Identity Toolkit. A server error, or an answer that
 * isn't the provider's own JSON (a gateway's page), is trouble: it says nothing about the person.
 */
export function fromRestAnswer(status: number, body: unknown): Failure {
  const error = field(body, "error");
  const message = field(error, "message");
  if (status >= 500)
    return failure("network-request-failed", `HTTP ${status} ${String(message ?? "")}`.trim());
  if (typeof message !== "string") {
    return status === 429
      ? failure("too-many-requests", "HTTP 429")
      : failure("network-request-failed", `HTTP ${status} without an error of the provider`);
  }
  // "CODE : detail", and "CODE: detail" in places.
  const [raw = ""] = message.split(/\s*:\s/, 1);
  const grpcStatus = field(error, "status");
  const code =
    lookUp(restCodes, raw) ??
    (typeof grpcStatus === "string" ? lookUp(restCodes, grpcStatus) : undefined) ??
    (status === 429 ? "too-many-requests" : undefined);
  return failure(code, message);
}

/** Classifies anything that firebase-admin or fetch threw. */
export function fromThrown(error: unknown): Failure {
  if (error instanceof IdentityFailure) return error.failure;
  const message = error instanceof Error ? error.message : String(error);
  const vendorCode = field(error, "code");
  if (typeof vendorCode !== "string" || !/^(auth|app)\//.test(vendorCode)) {
    return failure(networkTrouble.test(message) ? "network-request-failed" : undefined, message);
  }
  const answered = vendorCode === "auth/internal-error" ? fromHttpResponse(error, message) : null;
  if (answered) return answered;
  // The SDK reports a failure to get a service account's access token as a bad credential.
  if (vendorCode.endsWith("/invalid-credential") && networkTrouble.test(message)) {
    return failure("network-request-failed", `${vendorCode} ${message}`);
  }
  return failure(lookUp(adminCodes, vendorCode), `${vendorCode} ${message}`);
}

const networkTrouble =
  /Error while making request|fetch failed|socket hang up|network|timed? ?out|\bE(CONN|NOTFOUND|AI_AGAIN|TIMEDOUT|HOSTUNREACH|NETUNREACH|PIPE)/i;

/** The HTTP answer behind an error, where firebase-admin has no code of its own. */
function fromHttpResponse(error: unknown, message: string): Failure | null {
  const response = field(error, "httpResponse");
  const status = field(response, "status");
  if (typeof status === "number") return fromRestAnswer(status, field(response, "data"));
  // Signing a custom token over the network: a gateway answered, and the SDK keeps only its text.
  if (message.startsWith("Error returned from server:")) return failure("network-request-failed", message);
  return null;
}

function lookUp(table: Readonly<Record<string, IdentityCode>>, key: string): IdentityCode | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
