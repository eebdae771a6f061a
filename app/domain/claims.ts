import type { AccountKind } from "./account";

/** The kinds of account, as the custom claim `kind` spells them. */
const claimedKinds = new Map<unknown, AccountKind>([
  ["freelancer", "FREELANCER"],
  ["agency", "AGENCY"],
  ["hirer", "HIRER"],
]);

/** The rights in the custom claims of a verified token (product.md §6). */
export interface Claims {
  kind: AccountKind | null;
  /** May see reports and suspend; nothing else. */
  admin: boolean;
}

/**
 * Reads the custom claims `kind` and `admin`. Strict, because a claim grants rights: `admin` only
 * for the literal `true`, own properties only, and an unknown kind counts as none. Never throws.
 */
export function readClaims(claims: unknown): Claims {
  return {
    kind: claimedKinds.get(ownValue(claims, "kind")) ?? null,
    admin: ownValue(claims, "admin") === true,
  };
}

function ownValue(claims: unknown, name: string): unknown {
  if (typeof claims !== "object" || claims === null || Array.isArray(claims)) return undefined;
  return Object.hasOwn(claims, name) ? Reflect.get(claims, name) : undefined;
}
