import { profileFields } from "~/content/fields/profile-fields";
import { readTyped } from "~/content/fields/typed";
import type { AccountKind } from "~/shell/operations/operations.generated";
import { type ShownMember, showMember } from "./shown-member";

/** What stands in the form's controls, by name. */
export type Typed = Readonly<Record<string, string>>;

/**
 * A member as what is being typed would show them. Judges nothing: what can't be read yet isn't shown,
 * and what is wrong is said when it is saved.
 */
export function showTyped(typed: Typed, kind: AccountKind, record: ShownMember["record"]): ShownMember {
  const profile = readTyped(profileFields, typed);
  const named = { ...profile, displayName: profile.displayName || "Your name" };
  return showMember({ kind, profile: named, record }, { said: "confirmed when you save", fresh: true });
}
