import { emptyContent } from "~/domain/fields/content";
import { toTexts } from "~/domain/fields/content.server";
import { profileFields } from "~/domain/fields/profile-fields";
import { fromApi } from "~/features/profiles/shared/profile-content";
import type { ProfileDetailsFragment } from "~/shell/operations/operations.generated";

/** A profile as its form's controls hold it; a new one has the default values. */
export function toTyped(profile: ProfileDetailsFragment | null): Record<string, string> {
  return toTexts(profileFields, profile ? fromApi(profile) : emptyContent(profileFields));
}
