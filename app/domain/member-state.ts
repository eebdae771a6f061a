import * as words from "~/words/content.generated";

/**
 * How an account stands for other members: active, away (suspended or being deleted, so it may come
 * back), or gone for good.
 */
export type MemberState = "ACTIVE" | "AWAY" | "GONE";

/**
 * A member's name as others read it, on pages and in mails. Where none is shown, it is the one name
 * of their state.
 */
export function nameOrState(name: string | null | undefined, state: MemberState): string {
  if (name) return name;
  return state === "GONE" ? words.formerMember() : words.unavailableMember();
}
