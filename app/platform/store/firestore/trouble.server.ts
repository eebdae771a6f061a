import type { Log } from "~/platform/ports/log";
import { StoreUnavailableError } from "~/platform/ports/store";
import { Conflict } from "./commit.server";

/** gRPC's status codes (grpc.io/docs/guides/status-codes). */
const status = {
  cancelled: 1,
  unknown: 2,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  permissionDenied: 7,
  resourceExhausted: 8,
  failedPrecondition: 9,
  aborted: 10,
  internal: 13,
  unavailable: 14,
  unauthenticated: 16,
} as const;

/** The kinds of trouble, by what the operator has to do about them, for the log. */
export type TroubleKind =
  | "slow"
  | "unreachable"
  | "credentials"
  | "permission"
  | "index"
  | "quota"
  | "database";

const advice: Readonly<Record<TroubleKind, string>> = {
  slow: "Firestore gives no answer in time",
  unreachable: "Firestore can’t be reached",
  credentials: "Firestore doesn’t take the credentials: see FIREBASE_SERVICE_ACCOUNT",
  permission: "Firestore refuses access: give the service account the role Cloud Datastore User",
  index: "Firestore lacks an index, or is still building it: deploy firestore.indexes.json",
  quota: "Firestore’s quota is exhausted",
  database: "Firestore has no such database: make it in the project of FIREBASE_PROJECT_ID",
};

/** Firestore can't answer now. */
export class FirestoreTrouble extends StoreUnavailableError {
  constructor(
    readonly kind: TroubleKind,
    cause: unknown,
  ) {
    super(advice[kind], { cause });
  }
}

/**
 * Converts the client's errors to those of the port or of this engine; returns every other error
 * unchanged.
 */
export function toStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailableError || error instanceof Conflict)
    return error;
  const code = codeOf(error);
  if (isAboutCredentials(error)) return new FirestoreTrouble("credentials", error);
  switch (code) {
    case status.aborted:
    case status.alreadyExists:
      return new Conflict(error.message, { cause: error });
    case status.failedPrecondition:
      return /index/i.test(error.message)
        ? new FirestoreTrouble("index", error)
        : new Conflict(error.message, { cause: error });
    case status.notFound:
      // The message about a missing document contains its path, in which "databases" occurs.
      return /does not exist/i.test(error.message)
        ? new FirestoreTrouble("database", error)
        : new Conflict(error.message, { cause: error });
    case status.deadlineExceeded:
    case status.cancelled:
      return new FirestoreTrouble("slow", error);
    case status.unavailable:
    case status.internal:
    case status.unknown:
      return new FirestoreTrouble("unreachable", error);
    case status.permissionDenied:
      return new FirestoreTrouble("permission", error);
    case status.resourceExhausted:
      return new FirestoreTrouble("quota", error);
    case status.unauthenticated:
      return new FirestoreTrouble("credentials", error);
    default:
      return /transaction (has expired|has timed out|is invalid|closed)/i.test(error.message)
        ? new Conflict(error.message, { cause: error })
        : error;
  }
}

/** gRPC's status. If Firestore has ended a listener, the client puts it into the message only. */
function codeOf(error: Error): unknown {
  if ("code" in error) return error.code;
  const [, told] = /^Error (\d+): /.exec(error.message) ?? [];
  return told && Number(told);
}

/**
 * A failure to get an access token has the token server's message, or OpenSSL's for an invalid key.
 */
function isAboutCredentials({ message }: Error): boolean {
  return /metadata from plugin failed|default credentials|invalid_grant|invalid_client|private key|DECODER|no start line/i.test(
    message,
  );
}

/** The same trouble is logged again after this many ms. */
const AGAIN_AFTER = 60_000;

/** Logs one line when each kind of trouble begins, and one when Firestore answers again. */
export function createTroubleLog(log: Pick<Log, "error" | "info"> | undefined) {
  const told = new Map<TroubleKind, number>();
  let inTrouble = false;

  return {
    note(error: unknown): void {
      if (!(error instanceof FirestoreTrouble)) return;
      const { kind, cause } = error;
      inTrouble = true;
      const now = performance.now();
      if (now - (told.get(kind) ?? Number.NEGATIVE_INFINITY) < AGAIN_AFTER) return;
      told.set(kind, now);
      log?.error({ kind, detail: detailOf(cause) }, advice[kind]);
    },
    answered(): void {
      if (!inTrouble) return;
      inTrouble = false;
      // A missing index affects one query only; other answers don't mean that it is over.
      if ([...told.keys()].some((kind) => kind !== "index")) log?.info({}, "Firestore answers again");
      for (const kind of told.keys()) if (kind !== "index") told.delete(kind);
    },
  };
}

/** The client's messages name projects, indexes and hosts, never stored content. */
const detailOf = (cause: unknown) => (cause instanceof Error ? cause.message.slice(0, 500) : undefined);
