import { profileFields } from "~/content/fields/profile-fields";
import { readTyped } from "~/content/fields/typed";
import type { AccountKind } from "~/shell/operations/operations.generated";
import * as words from "~/words/profiles.generated";
import { type ShownMember, showMember } from "./shown-member";

/** What stands in the form's controls, by name. */
export type Typed = Readonly<Record<string, string>>;

/**
 * A member from the form's text. Checks nothing: text that can't be parsed yet isn't shown, and
 * errors come with saving.
 */
export function showTyped(typed: Typed, kind: AccountKind, record: ShownMember["record"]): ShownMember {
  const profile = readTyped(profileFields, typed);
  const named = { ...profile, displayName: profile.displayName || words.yourName() };
  return showMember({ kind, profile: named, record }, { said: words.confirmedOnSave(), fresh: true });
}
