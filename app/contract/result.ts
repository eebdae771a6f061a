/** What can be expected to fail is a value; only bugs throw. */
export type Result<T, Code extends string> =
  | { ok: true; value: T }
  | { ok: false; code: Code; detail?: string };

export function ok(): { ok: true; value: undefined };
export function ok<T>(value: T): { ok: true; value: T };
export function ok<T>(value?: T) {
  return { ok: true as const, value };
}

/** A refusal. `detail` is for logs and developers, never shown to a visitor. */
export function refuse<Code extends string>(
  code: Code,
  detail?: string,
): { ok: false; code: Code; detail?: string } {
  return detail === undefined ? { ok: false, code } : { ok: false, code, detail };
}
