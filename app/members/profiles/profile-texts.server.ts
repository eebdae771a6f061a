import { emptyContent } from "~/contract/content/content";
import { toTexts } from "~/contract/content/content.server";
import { type ProfileContent, profileFields } from "~/contract/content/profile-fields";
import type { ProfileDetailsFragment } from "~/web/operations/operations.generated";

/** A profile as its form holds it; a new one holds what nobody wrote. */
export function toTyped(profile: ProfileDetailsFragment | null): Record<string, string> {
  return toTexts(profileFields, profile ? fromApi(profile) : emptyContent(profileFields));
}

export function fromApi({ rate, size, ...same }: ProfileDetailsFragment): ProfileContent {
  // The API answers those units and sizes that are offered alone.
  return { ...same, rate: rate as ProfileContent["rate"], size: size as ProfileContent["size"] };
}
