/** The kinds of member, as the custom claim `kind` names them. */
export const memberKinds = ["freelancer", "agency", "hirer"] as const;
export type MemberKind = (typeof memberKinds)[number];

/** What the custom claims of a verified token grant (product.md §6). */
export interface Claims {
  kind: MemberKind | null;
  /** May see reports and suspend; nothing else. */
  admin: boolean;
}

/**
 * Reads the custom claims `kind` and `admin`. Strict, because a claim grants rights: `admin` only for the
 * literal `true`, own properties only, and a kind that is not one of ours is none. Never throws.
 */
export function readClaims(claims: unknown): Claims {
  const kind = ownValue(claims, "kind");
  return {
    kind: memberKinds.find((known) => known === kind) ?? null,
    admin: ownValue(claims, "admin") === true,
  };
}

function ownValue(claims: unknown, name: string): unknown {
  if (typeof claims !== "object" || claims === null || Array.isArray(claims)) return undefined;
  return Object.hasOwn(claims, name) ? Reflect.get(claims, name) : undefined;
}
