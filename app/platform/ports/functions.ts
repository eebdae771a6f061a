import type { Result } from "~/values/result";

/** The functions' region in the cloud (product.md §7). */
export const functionsRegion = "europe-west3";

/** The answer of each callable function, by its name. */
export interface FunctionAnswers {
  /** A part of the text of a JSON file with all that is kept about the member. */
  exportAccount: ExportPart;
  closeBriefs: JobsDone;
  sendDailyMails: JobsDone;
}

export interface ExportPart {
  text: string;
  /** Requests the next part; null after the last. */
  next: string | null;
}

/** The input of each function. */
export interface FunctionData {
  exportAccount: { after: string } | null;
  closeBriefs: null;
  sendDailyMails: null;
}

export interface JobsDone {
  /** The number of job runs: 0 if none was due. */
  runs: number;
}

export type FunctionName = keyof FunctionAnswers;

/**
 * Why a call failed: codes of the callable protocol
 * (firebase.google.com/docs/functions/callable-reference).
 */
export type FunctionCode =
  /** The function doesn't accept this input. */
  | "invalid-argument"
  /** No ID token, or one without a live session behind it. */
  | "unauthenticated"
  | "permission-denied"
  /** The session needs a new proof of identity first. */
  | "failed-precondition"
  | "not-found"
  /** Called too often: `retryAfterMs` says when the next call is accepted. */
  | "resource-exhausted"
  /** No usable answer in time. Worth another try later. */
  | "unavailable"
  /** A fault of ours. */
  | "internal";

/** Functions that are called by name, in this process or on a host of their own. */
export interface Functions {
  /**
   * Calls as the member of a session, by its id. Resolves within 5 s (`unavailable` after that);
   * throws only faults of ours.
   */
  call<Name extends FunctionName>(
    name: Name,
    session: { id: string; uid: string },
    data: FunctionData[Name],
  ): Promise<Result<FunctionAnswers[Name], FunctionCode>>;
}
