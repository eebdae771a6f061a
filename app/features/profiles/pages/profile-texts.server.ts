import { emptyContent } from "~/content/fields/content";
import { toTexts } from "~/content/fields/content.server";
import { type ProfileContent, profileFields } from "~/content/fields/profile-fields";
import type { ProfileDetailsFragment } from "~/shell/operations/operations.generated";

/** A profile as its form's controls hold it; a new one has the default values. */
export function toTyped(profile: ProfileDetailsFragment | null): Record<string, string> {
  return toTexts(profileFields, profile ? fromApi(profile) : emptyContent(profileFields));
}

export function fromApi({ rate, size, ...same }: ProfileDetailsFragment): ProfileContent {
  // The API answers only the units and sizes that the form offers.
  return { ...same, rate: rate as ProfileContent["rate"], size: size as ProfileContent["size"] };
}
