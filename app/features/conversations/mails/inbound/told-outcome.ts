import type { RefusalCode } from "~/values/refusals";

/** What a member is told of a reply by e-mail. */
export type ToldOutcome =
  | RefusalCode
  | "FOREIGN"
  | "UNPROVEN"
  | "EMPTY"
  | "TOO_LONG"
  | "FILES_ALONE"
  | "UNREADABLE"
  | "FILES_LEFT_OUT"
  | "ADDRESS_LEFT_OUT";

/** Whether the reply was passed on nevertheless. */
export const isSent = (outcome: ToldOutcome) =>
  outcome === "FILES_LEFT_OUT" || outcome === "ADDRESS_LEFT_OUT";
