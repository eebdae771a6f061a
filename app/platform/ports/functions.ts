import type { Result } from "~/platform/values/result";

/** Where they run in the cloud (product.md §7). */
export const functionsRegion = "europe-west3";

/** What each callable function answers, by the name under which it is called. */
export interface FunctionAnswers {
  /** All that is kept about the member who asks: a part of the text of a file that is JSON. */
  exportAccount: ExportPart;
  closeBriefs: JobsDone;
  sendDailyMails: JobsDone;
}

export interface ExportPart {
  text: string;
  /** What asks for the part that follows; null after the last. */
  next: string | null;
}

/** What a function is told. */
export interface FunctionData {
  exportAccount: { after: string } | null;
  closeBriefs: null;
  sendDailyMails: null;
}

export interface JobsDone {
  /** How many runs of jobs it were: 0 where nothing was due. */
  runs: number;
}

export type FunctionName = keyof FunctionAnswers;

/** Why a call came to nothing: codes of the callable protocol (firebase.google.com/docs/functions/callable-reference). */
export type FunctionCode =
  /** It was sent what it doesn't take. */
  | "invalid-argument"
  /** No ID token, or one without a live session behind it. */
  | "unauthenticated"
  | "permission-denied"
  /** The session has to prove itself anew first. */
  | "failed-precondition"
  | "not-found"
  /** Asked too often: `retryAfterMs` says when it is done again. */
  | "resource-exhausted"
  /** No usable answer in time. Worth another try later. */
  | "unavailable"
  /** A fault of ours. */
  | "internal";

/** Functions that are called by name: in this process, or on a host of their own. */
export interface Functions {
  /** As the member of a session, by its id. Answers within 5 s (`unavailable` after that); throws only faults of ours. */
  call<Name extends FunctionName>(
    name: Name,
    session: { id: string; uid: string },
    data: FunctionData[Name],
  ): Promise<Result<FunctionAnswers[Name], FunctionCode>>;
}
