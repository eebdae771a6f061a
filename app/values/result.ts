import type { Problem } from "./problems";
import type { RefusalCode } from "./refusals";

/** An expected failure is a value; only bugs throw. `Code` names the possible failures. */
export type Result<T, Code extends string = RefusalCode> = { ok: true; value: T } | Refusal<Code>;

/** Why nothing was done. People read of the product's own codes in `~/domain/refusal-texts`. */
export interface Refusal<Code extends string = RefusalCode> {
  ok: false;
  code: Code;
  /** The fields that have to change, and how. */
  problems?: Problem[];
  /** If waiting helps: for how long, in ms. */
  retryAfterMs?: number;
  /** What happened, for logs and developers; shown to a visitor only if the function says so. */
  detail?: string;
}

export function ok(): { ok: true; value: undefined };
export function ok<T>(value: T): { ok: true; value: T };
export function ok<T>(value?: T) {
  return { ok: true as const, value };
}

export function refuse<Code extends string>(
  code: Code,
  why: Pick<Refusal, "problems" | "retryAfterMs" | "detail"> = {},
): Refusal<Code> {
  return { ok: false, code, ...why };
}
